/// What a simulation found, as one page that needs nothing else: no script, no network, no font.
///
/// To read it: [Markup] writes what is well-formed and escaped, [Estimate] says a number with no
/// more digits than are known, [Bins], [Scale] and the plots draw, the sections fill the page, the
/// reports put the sections in order.
@NullMarked
package umpire.sim.report;

import org.jspecify.annotations.NullMarked;
