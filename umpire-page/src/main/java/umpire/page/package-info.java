/// A page in one piece that needs nothing else: no script, no network, no font.
///
/// Reading order: [Markup] writes well-formed and escaped HTML, [Page] and [Style] are the frame
/// around sections, [Grid] is a table, [Canvas] a drawing with its [Scale], [Path] and [Mark];
/// [Figures] and [Typeset] say how many digits a number has.
@NullMarked
package umpire.page;

import org.jspecify.annotations.NullMarked;
