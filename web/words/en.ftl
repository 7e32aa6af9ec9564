## The kit: what every board shares.

kit-zoom-in = Zoom in
kit-zoom-out = Zoom out
kit-fit = Fit
kit-placing = Placing
kit-rotate = Turn (R)
kit-confirm = Place here (Enter)
kit-cancel = Take it back (Escape)
