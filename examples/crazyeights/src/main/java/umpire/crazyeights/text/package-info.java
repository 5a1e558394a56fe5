/// The format of the records: games with a blank line between, and a line of points for each.
@NullMarked
package umpire.crazyeights.text;

import org.jspecify.annotations.NullMarked;
