/// Records with gaps: the events that may be left out, and all the worlds that agree with what is
/// recorded.
///
/// Reading order: [umpire.core.gaps.RecordGaps] (what a game declares), [umpire.core.gaps.Worlds]
/// (follows the kernel through the gaps), [umpire.core.gaps.BranchChooser] (answers to questions
/// that a record leaves open), [umpire.core.gaps.Bounds] (points that are not certain).
@NullMarked
package umpire.core.gaps;

import org.jspecify.annotations.NullMarked;
