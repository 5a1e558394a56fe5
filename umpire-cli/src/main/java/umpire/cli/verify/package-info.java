/// `umpire verify`: are recorded games legal, and are their claims right?
///
/// Reading order: [VerifyCommand], then [umpire.command.verify].
@NullMarked
package umpire.cli.verify;

import org.jspecify.annotations.NullMarked;
