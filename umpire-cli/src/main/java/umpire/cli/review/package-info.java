/// `umpire review`: the command, and the options of all commands that ask the coach
/// ([umpire.coach]).
@NullMarked
package umpire.cli.review;

import org.jspecify.annotations.NullMarked;
