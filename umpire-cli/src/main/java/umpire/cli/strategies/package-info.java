/// `umpire strategies`: lists the strategies that can take a seat.
@NullMarked
package umpire.cli.strategies;

import org.jspecify.annotations.NullMarked;
