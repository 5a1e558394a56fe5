/// The services around the tables: log, time, secrets, and threads for strategies. All tables of a
/// server share one `TableContext`.
@NullMarked
package umpire.live.house;

import org.jspecify.annotations.NullMarked;
