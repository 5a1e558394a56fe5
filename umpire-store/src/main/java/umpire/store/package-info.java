/// Storage of tables: a log in SQLite, in one file beside the server, or in PostgreSQL.
///
/// Reading order: [umpire.store.Store] (the log and other stored data), [umpire.store.TableRows]
/// (the statements for both databases), [umpire.store.GroupCommit], [umpire.store.SqliteFile],
/// [umpire.store.Schema]. Decision 0042 gives the reasons.
@NullMarked
package umpire.store;

import org.jspecify.annotations.NullMarked;
