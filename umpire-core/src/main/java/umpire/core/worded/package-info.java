/// The game that is played at a table, live or at a terminal, in the words of a record.
@NullMarked
package umpire.core.worded;

import org.jspecify.annotations.NullMarked;
