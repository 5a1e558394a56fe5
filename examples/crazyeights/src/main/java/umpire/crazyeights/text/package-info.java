/// Where the game meets people: its events in words, what is told and refused, what a viewer knows;
/// and the text format, games with a blank line between and a line of points for each.
@NullMarked
package umpire.crazyeights.text;

import org.jspecify.annotations.NullMarked;
