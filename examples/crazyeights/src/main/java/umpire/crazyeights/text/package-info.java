/// The text of the game: its events, rulings and refusals in words, the facts shown to a viewer,
/// and the text format, with a blank line between games and one line of points for each.
@NullMarked
package umpire.crazyeights.text;

import org.jspecify.annotations.NullMarked;
