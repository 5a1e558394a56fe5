/// Laws on games at play.
///
/// Reading order: [umpire.testkit.contract.play.KernelContract],
/// [umpire.testkit.contract.play.VeilContract] (what nobody may know, and worlds drawn from what a
/// seat knows), [umpire.testkit.contract.play.MatchContract] (legality has one judge),
/// [umpire.testkit.contract.play.ArenaContract] (simulated games are the games that anybody can
/// play), [umpire.testkit.contract.play.ProfilesContract] (rules as data),
/// [umpire.testkit.contract.play.SearchContract] and
/// [umpire.testkit.contract.play.CalibrationContract] (chances hold).
@NullMarked
package umpire.testkit.contract.play;

import org.jspecify.annotations.NullMarked;
