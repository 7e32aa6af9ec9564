## Ce que le serveur dit de lui-même

server-no-table = Cette table n'existe pas.
server-no-page = Cette page n'existe pas.
server-no-lesson = Ce jeu n'a pas cette leçon.
server-no-game = Ce jeu n'existe pas.
server-no-level = Il n'y a pas de bot { $level } ; il y a { $levels }.
server-no-hints = On joue sans conseils à cette table.
server-thinking = Le dernier conseil est encore à l'étude.
server-nobody = Prenez vous-même au moins une place.
server-unstored = Le serveur ne peut rien enregistrer pour le moment. Rien n'a changé ; réessayez dans un instant.
server-failed = Une erreur s'est produite sur le serveur. Rien n'a changé ; réessayez.
server-unreadable = Ce message est incompréhensible.
server-mistake = { $sentence }
server-too-often = C'était trop à la fois ; attendez un instant.
server-too-long = C'est trop long.
server-foreign = Cette demande vient d'une page étrangère.
server-bad-token = Ce jeton n'est pas valable ici, ou ne l'est plus.
server-no-record = L'enregistrement dit tout ce qui est caché ; on peut le lire quand la partie est finie.
server-no-replay = Ce qui s'est passé dans cette partie est à retenir ; on peut la revoir quand elle est finie.
server-not-your-view = Avant la fin de la partie, vous ne pouvez la voir que de votre place ou en spectateur.
server-no-analysis = Une partie peut être analysée quand elle est finie.
server-no-decisions = Il n'y avait rien à décider dans cette partie.
server-no-compiler = Dans cette maison, on ne peut pas analyser de parties, car ses règles ne sont pas compilées. Son propriétaire peut y remédier : { $command }
server-many-decisions = Cette partie compte { $count } décisions ; on peut en analyser { $most } au plus.
server-analyses-busy = Beaucoup de parties sont en cours d'analyse ; réessayez dans quelques minutes.
server-analysis-failed = Le bot n'a pas pu juger un coup. Ce qu'il a jugé est conservé ; réessayez.
