/// Laws on games in play.
///
/// Reading order: [umpire.testkit.contract.play.KernelContract],
/// [umpire.testkit.contract.play.VeilContract] (hidden information, and worlds sampled from a
/// seat's knowledge), [umpire.testkit.contract.play.MatchContract] (every check of legality
/// agrees), [umpire.testkit.contract.play.ArenaContract] (simulations play the same games as other
/// commands), [umpire.testkit.contract.play.ProfilesContract] (rules as data),
/// [umpire.testkit.contract.play.SearchContract] and
/// [umpire.testkit.contract.play.CalibrationContract] (win chances come true).
@NullMarked
package umpire.testkit.contract.play;

import org.jspecify.annotations.NullMarked;
