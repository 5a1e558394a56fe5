/// `umpire events`: lists the events of a game, in the words of a record.
@NullMarked
package umpire.cli.events;

import org.jspecify.annotations.NullMarked;
