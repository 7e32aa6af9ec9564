## Le matériel : ce que tous les plateaux partagent.

kit-zoom-in = Agrandir
kit-zoom-out = Réduire
kit-fit = Tout voir
kit-placing = Pose
kit-rotate = Tourner (R)
kit-confirm = Poser ici (Entrée)
kit-cancel = Reprendre (Échap)
