/// Pages in one piece that need nothing else: no script, no network, no font.
///
/// Reading order: [Markup] writes well-formed and escaped HTML, [Page] and [Style] are the frame
/// around sections, [Grid] is a table, [Canvas] a drawing with its [Scale], [Path] and [Mark];
/// [Figures] and [Typeset] format numbers.
@NullMarked
package umpire.page;

import org.jspecify.annotations.NullMarked;
