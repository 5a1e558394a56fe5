/// Files with a row for each game: as text here, in other formats through a service ([RowFormat]).
@NullMarked
package umpire.sim.rows;

import org.jspecify.annotations.NullMarked;
