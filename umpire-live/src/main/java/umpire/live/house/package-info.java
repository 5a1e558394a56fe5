/// The house around the tables: its log, its time, its secrets, and where strategies think. All
/// tables share one `TableContext`.
@NullMarked
package umpire.live.house;

import org.jspecify.annotations.NullMarked;
