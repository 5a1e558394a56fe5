/// `umpire review`: the command, and the coach's options ([umpire.coach]) that other commands
/// share.
@NullMarked
package umpire.cli.review;

import org.jspecify.annotations.NullMarked;
