/// Where tables are kept: a log on SQLite, in one file beside the server, or on PostgreSQL.
///
/// Reading order: [umpire.store.Store] (what is kept besides the log), [umpire.store.TableRows]
/// (the one set of statements, for both databases), [umpire.store.GroupCommit],
/// [umpire.store.SqliteFile], [umpire.store.Schema]. Why it is so is told in decision 0042.
@NullMarked
package umpire.store;

import org.jspecify.annotations.NullMarked;
