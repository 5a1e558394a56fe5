/// Kills programs without warning, and checks what they have saved.
@NullMarked
package umpire.testkit.crash;

import org.jspecify.annotations.NullMarked;
