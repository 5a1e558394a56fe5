/// The words of events: how a game writes what happens, and how the words of a line are read one
/// after another.
@NullMarked
package umpire.core.words;

import org.jspecify.annotations.NullMarked;
