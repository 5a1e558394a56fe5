/// Laws on rulebooks and on what shows their rules; last
/// [umpire.testkit.contract.rules.ArchitectureContract], the rules of the house for its code.
@NullMarked
package umpire.testkit.contract.rules;

import org.jspecify.annotations.NullMarked;
