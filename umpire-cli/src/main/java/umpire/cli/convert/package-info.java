/// `umpire convert`: converts games from one form to another.
@NullMarked
package umpire.cli.convert;

import org.jspecify.annotations.NullMarked;
