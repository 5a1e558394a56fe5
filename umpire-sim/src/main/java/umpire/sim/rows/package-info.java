/// Files with a row for each game: as text here, as anything else by a service ([RowFormat]).
@NullMarked
package umpire.sim.rows;

import org.jspecify.annotations.NullMarked;
