/// `umpire judge`: writes the classic output for classic input.
///
/// The judging itself is in [umpire.command.Judge], which a simple command reaches without this
/// package.
@NullMarked
package umpire.cli.judge;

import org.jspecify.annotations.NullMarked;
