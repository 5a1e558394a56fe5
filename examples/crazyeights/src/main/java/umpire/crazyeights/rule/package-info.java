/// The rules, fixed and variable: the rulebook ([umpire.crazyeights.rule.EightsRule]), the
/// switches, the presets, and the settings of one table.
@NullMarked
package umpire.crazyeights.rule;

import org.jspecify.annotations.NullMarked;
