/// `umpire convert`: from one form of a game to another.
@NullMarked
package umpire.cli.convert;

import org.jspecify.annotations.NullMarked;
