/// `umpire review`: the coach's words, as text, as JSON Lines and as a page.
///
/// Reading order: [ReviewCall], [ReviewText], [ReviewJson]; the page is
/// [umpire.sim.report.ReviewReport].
@NullMarked
package umpire.cli.review;

import org.jspecify.annotations.NullMarked;
