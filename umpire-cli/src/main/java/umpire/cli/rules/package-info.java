/// `umpire rules`: prints a game's rulebook.
///
/// Reading order: [RulesCommand], then [RulePage]. [PageFormat] is also used by the pages about
/// profiles and events.
@NullMarked
package umpire.cli.rules;

import org.jspecify.annotations.NullMarked;
