/// What is demanded of every game. A game passes by existing: these tests run in each game's own
/// module and find the game as a service.
///
/// The methods take what they look at as parameters, which [umpire.testkit.contract.GameHere]
/// supplies; so the test kit can show its own tests broken games and see each of them caught.
///
/// Reading order: [umpire.testkit.contract.KernelContract] (the laws of the kernel, tried at
/// [umpire.testkit.contract.Positions]), [umpire.testkit.contract.VeilContract] (what nobody may
/// know, and worlds drawn from what a seat knows), [umpire.testkit.contract.MatchContract]
/// (legality has one judge), [umpire.testkit.contract.ArenaContract] (simulated games are the games
/// that anybody can play), [umpire.testkit.contract.ProfilesContract] (rules as data).
///
/// Words: [umpire.testkit.contract.LanguageContract] (whatever is said is translated).
///
/// Rules and what shows them: [umpire.testkit.contract.RulebookContract],
/// [umpire.testkit.contract.GoldenContract], [umpire.testkit.contract.CorpusContract] and
/// [umpire.testkit.contract.RuleCoverageContract].
///
/// The classic format: [umpire.testkit.contract.GeneratorContract],
/// [umpire.testkit.contract.HostileInputContract], [umpire.testkit.contract.FormatFuzz],
/// [umpire.testkit.contract.DifferentialContract] and [umpire.testkit.contract.BridgeContract] (to
/// and from records).
///
/// Records: [umpire.testkit.contract.RecordContract], [umpire.testkit.contract.UnrecordedContract],
/// [umpire.testkit.contract.CompletionContract], [umpire.testkit.contract.RepetitionContract],
/// [umpire.testkit.contract.RepairContract] and [umpire.testkit.contract.RecordFuzz]. Last
/// [umpire.testkit.contract.ArchitectureContract].
@NullMarked
package umpire.testkit.contract;

import org.jspecify.annotations.NullMarked;
