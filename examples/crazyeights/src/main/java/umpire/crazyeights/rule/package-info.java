/// What may differ from table to table, and what may not: the rulebook
/// ([umpire.crazyeights.rule.EightsRule]), the switches, the tables that people know, and what one
/// table has agreed on.
@NullMarked
package umpire.crazyeights.rule;

import org.jspecify.annotations.NullMarked;
