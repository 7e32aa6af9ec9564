## Le jeu

about = Raccordez vos dominos à la chaîne, tournez leurs actions contre les autres et soyez le premier à poser votre dernier domino.
how =
    Posez un de vos dominos à un bout de la chaîne, de sorte que des signes pareils se touchent ; ou piochez.
    La moitié tournée vers l'extérieur est le nouveau bout. Si c'est une action, elle agit. Un joker s'accroche à tout et se pose vers l'intérieur.
    Qui pose son dernier domino finit la manche et reçoit −50 points ; les autres comptent ce qui leur reste.
    Le moins de points gagne.
option-rounds-label = Manches
option-rounds = Nombre de manches ; le plus petit total de points gagne.
option-strict_replay-label = REJOUER strict
option-strict_replay = Qui n'utilise pas un REJOUER doit piocher un domino, comme dans la règle allemande.
option-open_hands-label = Jeu ouvert
option-open_hands = Jeu à découvert : toutes les mains sont visibles, et qui peut poser doit poser.

## Noms

sign-name = { $sign ->
    [replay] REJOUER
    [skip] PASSER
    [reverse] SENS
    [draw] PIOCHER
    [counter] CONTRER
    [joker] JOKER
   *[points] { $sign }
}
one-sign = { $one ->
    [replay] REJOUER
    [skip] PASSER
    [reverse] SENS
    [draw] PIOCHER
    [counter] CONTRER
    [joker] JOKER
   *[points] { $one }
}
two-sign = { $two ->
    [replay] REJOUER
    [skip] PASSER
    [reverse] SENS
    [draw] PIOCHER
    [counter] CONTRER
    [joker] JOKER
   *[points] { $two }
}
domino-name = { one-sign }–{ two-sign }
at-end = { $end ->
    [left] à l'extrémité gauche
   *[right] à l'extrémité droite
}
dominoes = { $count ->
    [0] aucun domino
    [one] 1 domino
   *[other] { $count } dominos
}
in-points = { $points ->
    [-50] −50 points
    [one] { $points } point
   *[other] { $points } points
}

## Invites

prompt-opening = { $pool ->
    [0] { $seat }, entamez la manche avec un domino sans joker ; si vous n'avez que des jokers, laissez l'entame au suivant.
   *[other] { $seat }, entamez la manche avec un domino sans joker ; si vous n'avez que des jokers, piochez.
}
prompt-turn = { $draw ->
    [free] { $seat }, posez un domino à une extrémité de la chaîne, ou piochez.
    [forced] { $seat }, posez un domino à une extrémité de la chaîne ; si vous ne pouvez pas, piochez.
   *[empty] { $seat }, posez un domino à une extrémité de la chaîne ; la pioche est vide, ne passez que si vous ne pouvez pas poser.
}
prompt-facing = { $count ->
    [0] { $seat }, un PIOCHER vous vise : posez un CONTRER vers l'extérieur, ou subissez-le ; la pioche est vide.
   *[other] { $seat }, un PIOCHER vous vise : posez un CONTRER vers l'extérieur, ou prenez { dominoes }.
}
prompt-replaying = { $refuse ->
    [draw] { $seat }, vous pouvez rejouer ; sinon, piochez un domino.
   *[pass] { $seat }, vous pouvez rejouer, ou passer.
}
prompt-drawn = { $place ->
    [opening] { $seat }, entamez avec le domino pioché ; s'il porte un joker, laissez l'entame au suivant.
    [forced] { $seat }, posez le domino pioché ; s'il ne convient pas, passez.
   *[free] { $seat }, posez le domino pioché, ou passez.
}

## Journal

log-open = { $seat } entame avec { domino-name }.
log-place = { $seat } pose { domino-name } { at-end }, { sign-name } vers l'extérieur.
log-take = { $count ->
    [0] { $seat } subit le PIOCHER, mais la pioche est vide.
   *[other] { $seat } prend { dominoes }.
}
log-draw = { $seat } pioche un domino.
log-drawn = Domino pioché par { $seat } : { domino-name }.
log-pass = { $why ->
    [opening] { $seat } ne peut pas entamer et laisse l'entame au suivant.
    [drawn] { $seat } garde le domino et passe.
    [replay] { $seat } ne rejoue pas.
   *[stuck] { $seat } ne peut pas poser et passe.
}
log-reverse = On joue désormais dans le sens { $direction ->
    [clockwise] des aiguilles d'une montre
   *[counterclockwise] inverse des aiguilles d'une montre
}.
log-penalty = Un PIOCHER de { $count } dominos vise le prochain à jouer.
log-facing = Un PIOCHER de { $count } dominos vise { $seat }.
log-replay = { $count ->
    [one] { $seat } peut rejouer.
   *[other] { $seat } peut rejouer { $count } fois.
}
log-skipped = { $seat } passe son tour.
log-opener = C'est à { $seat } d'entamer la manche.
log-out = { $seat } a posé son dernier domino : la manche { $round } est finie.
log-blocked = La pioche est vide et personne ne peut poser : la manche { $round } est finie.
log-left = { $count ->
    [0] Il ne reste aucun domino à { $seat } : { in-points }.
    [one] Il reste 1 domino à { $seat } : { in-points }.
   *[other] Il reste { $count } dominos à { $seat } : { in-points }.
}
log-round = C'est à { $seat } d'entamer la manche { $round }.
end-out = { $seat } a posé son dernier domino : la partie est finie.
end-blocked = La pioche est vide et personne ne peut poser : la partie est finie.
decided-total = Le plus petit total a décidé.

## Refus

refused-first-turn = La manche est déjà entamée ; posez un domino à une extrémité de la chaîne.
refused-first-replaying = { refused-first-turn }
refused-open-joker = Un joker est toujours tourné vers l'intérieur : un domino à joker ne peut pas entamer.
refused-first-opening = Il n'y a pas encore de chaîne ; entamez la manche.
refused-half = Le domino { domino-name } n'a pas cette moitié.
refused-not-held = Vous n'avez pas le domino { domino-name }.
refused-only-drawn = Après avoir pioché, on ne peut poser que le domino pioché, { domino-name }.
refused-joker-outward = Un joker est toujours tourné vers l'intérieur ; raccordez le domino par son joker.
refused-fit = { domino-name } ne se raccorde pas ainsi à { sign-name }.
refused-counter-only = Un PIOCHER vous vise : seul un domino avec CONTRER vers l'extérieur peut y répondre.
refused-take = Aucun PIOCHER ne vous vise : il n'y a rien à prendre.
refused-first-facing = Un PIOCHER vous vise : contrez-le ou prenez les dominos.
refused-first-drawn = Vous avez déjà pioché.
refused-draw-empty = La pioche est vide.
refused-draw-replay = Vous pouvez rejouer ou passer, mais pas piocher.
refused-must-open = Vous avez un domino sans joker : vous devez entamer.
refused-must-place = { $pool ->
    [0] La pioche est vide et vous pouvez poser un domino : vous devez donc le faire.
   *[other] Vous pouvez poser un domino : vous devez donc le faire.
}
refused-pass-undrawn = Avant de passer, il faut piocher un domino.
refused-pass-strict = Qui peut rejouer et ne le fait pas doit piocher un domino.
refused-keep-opening = Le domino pioché n'a pas de joker : vous devez entamer avec lui.
refused-keep-open-hands = À découvert, le domino pioché doit être posé s'il convient.

## En texte

text-round = Manche { $round } sur { $rounds }, entame : { $seat }. On joue dans le sens { $direction ->
    [clockwise] des aiguilles d'une montre
   *[counterclockwise] inverse des aiguilles d'une montre
}. { $pool ->
    [0] La pioche est vide.
    [one] La pioche compte un domino.
   *[other] La pioche compte { $pool } dominos.
}
text-no-chain = Aucun domino n'est encore posé.
text-chain = { $count ->
    [one] La chaîne compte un domino :
   *[other] La chaîne compte { $count } dominos ; de gauche à droite :
}
text-ends = Extrémité gauche : { $left }. Extrémité droite : { $right }.
text-penalty = Un PIOCHER de { $count } dominos visera le prochain à jouer.
text-skips = { $count ->
    [one] Le joueur suivant passera son tour.
   *[other] Les { $count } joueurs suivants passeront leur tour.
}
text-replays = { $count ->
    [one] { $seat } peut poser encore une fois.
   *[other] { $seat } peut poser encore { $count } fois.
}
text-drawn = { $seat } vient de piocher { $domino }.
text-player = { $seat } : { dominoes }{ $points ->
    [0] {""}
   *[other] {""} ({ in-points } en main)
}{ $turn ->
    [yes] {""}, c'est son tour
   *[no] {""}
}
text-shown = { $seat } : { dominoes }, { in-points }
text-round-over = Dominos restants à la fin de la manche { $round } :
text-aid = Une action agit si sa moitié est tournée vers l'extérieur. REJOUER : on pose encore une fois{ $replay ->
    [strict] {""}, sinon on pioche
   *[free] {""}
}. PASSER : { $players ->
    [2] de même
   *[other] le joueur suivant passe son tour
}. SENS : { $players ->
    [2] rien
   *[other] le sens du jeu s'inverse
}. PIOCHER : le suivant pioche 2 dominos. CONTRER : renvoie au suivant un PIOCHER qui vous vise, avec 2 dominos de plus. Un JOKER se raccorde à tout signe, vers l'intérieur. Les dominos qui restent comptent leurs points, 10 par action et 50 par joker ; qui pose son dernier domino marque −50. Le plus petit total gagne.
text-points = Points/manche
text-total = Total
move-open = entamer avec { domino-name }, { sign-name } à gauche
move-place = poser { domino-name } { at-end }, { sign-name } vers l'extérieur
move-take = { $count ->
    [0] subir le PIOCHER (la pioche est vide)
   *[other] prendre { dominoes }
}
move-draw = piocher un domino
move-pass = { $why ->
    [opening] laisser l'entame au suivant
    [drawn] garder le domino et passer
    [replay] ne pas rejouer
   *[stuck] passer, aucun domino ne convient
}

## Lu à voix haute

read-table = La table
read-chain = La chaîne
read-rightwards = De gauche à droite
read-pair = { $left } et { $right }
read-holds = { $count ->
    [0] N'a plus de domino.
    [one] A 1 domino.
   *[other] A { $count } dominos.
}
read-hand = En main
read-total = Total : { $total }.

## Ce que comptent les études

facts-move-open = entamer la manche
facts-move-draw = piocher un domino
facts-move-pass = passer
facts-move-place = poser un domino
facts-move-take = subir le PIOCHER
facts-dominoes = Dominos distribués au début
