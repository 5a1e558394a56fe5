/// `umpire judge`: classic input in, classic output out.
///
/// The judging itself is [umpire.command.Judge], which a plain command reaches without this
/// package.
@NullMarked
package umpire.cli.judge;

import org.jspecify.annotations.NullMarked;
