/// Records with holes: what may be left out, and every world in which what is recorded can have
/// happened.
@NullMarked
package umpire.core.gaps;

import org.jspecify.annotations.NullMarked;
