/// `umpire rules`: a game's rulebook as a page.
///
/// Reading order: [RulesCommand], then [RulePage]. [PageFormat] serves the pages about profiles and
/// events as well.
@NullMarked
package umpire.cli.rules;

import org.jspecify.annotations.NullMarked;
