/// Ends programs without warning, to see what they have kept.
@NullMarked
package umpire.testkit.crash;

import org.jspecify.annotations.NullMarked;
