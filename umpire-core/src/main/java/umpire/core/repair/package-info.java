/// Searches for the one change that makes a record legal, within a
/// [umpire.core.repair.RepairBudget].
@NullMarked
package umpire.core.repair;

import org.jspecify.annotations.NullMarked;
