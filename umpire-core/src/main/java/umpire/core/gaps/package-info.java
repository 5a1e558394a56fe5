/// Records with gaps: the events that may be left out, and all the worlds that agree with what is
/// recorded.
@NullMarked
package umpire.core.gaps;

import org.jspecify.annotations.NullMarked;
