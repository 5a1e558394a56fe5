/// The events at the table, in numbers: the kernel is [umpire.crazyeights.table.Eights].
@NullMarked
package umpire.crazyeights.table;

import org.jspecify.annotations.NullMarked;
