/// `umpire review`: the call, and the options of all calls that ask the coach ([umpire.coach]).
@NullMarked
package umpire.cli.review;

import org.jspecify.annotations.NullMarked;
