/// Laws on rulebooks and on the records that show their rules; and
/// [umpire.testkit.contract.rules.ArchitectureContract], the rules for the game's code.
@NullMarked
package umpire.testkit.contract.rules;

import org.jspecify.annotations.NullMarked;
