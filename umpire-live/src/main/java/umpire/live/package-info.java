/// The life of a table, from the first chair taken to the last word said.
@NullMarked
package umpire.live;

import org.jspecify.annotations.NullMarked;
