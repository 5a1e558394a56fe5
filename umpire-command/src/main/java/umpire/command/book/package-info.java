/// What there is to know about a game without playing it, for programs: its rules, switches, events
/// and strategies.
@NullMarked
package umpire.command.book;

import org.jspecify.annotations.NullMarked;
