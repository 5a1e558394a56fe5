/// The life of a table, from the first chair taken to the last word said.
///
/// Reading order: [umpire.live.Tables] and [umpire.live.LiveTable] (the doors, for any thread),
/// [umpire.live.Command] and [umpire.live.Answer] (what is asked, what is answered); then
/// `TableState` with `GameAtTable` (how a table follows from its log), `Draft` and `CommandHandler`
/// (what a command would lead to), `TableRunner` (when it counts) and `DueActions` (what happens by
/// itself); then `Snapshot`, `UpdateSheet`, `Hub` and `Watcher` (who is shown what). Why it is so
/// stands in decision 0040.
@NullMarked
package umpire.live;

import org.jspecify.annotations.NullMarked;
