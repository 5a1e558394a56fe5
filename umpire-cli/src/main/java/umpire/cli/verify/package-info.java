/// `umpire verify`: verifies that recorded games are legal and their claims right.
///
/// Reading order: [VerifyCommand], then [umpire.command.verify].
@NullMarked
package umpire.cli.verify;

import org.jspecify.annotations.NullMarked;
