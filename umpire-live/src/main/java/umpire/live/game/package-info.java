/// The game that is played at a table, in the words of a record.
@NullMarked
package umpire.live.game;

import org.jspecify.annotations.NullMarked;
