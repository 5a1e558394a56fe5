/// What is demanded of every game. A game passes by existing: these tests run in each game's own
/// module and find the game as a service.
///
/// The methods take what they look at as parameters, which [umpire.testkit.contract.GameHere]
/// supplies; so the test kit can show its own tests broken games and see each of them caught.
///
/// Reading order: [umpire.testkit.contract.CodecContract] and
/// [umpire.testkit.contract.KernelContract] (the laws of the kernel),
/// [umpire.testkit.contract.TwinDoorsContract] and [umpire.testkit.contract.AllocationContract]
/// (one implementation, told or silent), [umpire.testkit.contract.RulebookContract],
/// [umpire.testkit.contract.GoldenContract] and [umpire.testkit.contract.RuleCoverageContract]
/// (rules, and records that show them), [umpire.testkit.contract.GeneratorContract],
/// [umpire.testkit.contract.HostileInputContract], [umpire.testkit.contract.FormatFuzz] and
/// [umpire.testkit.contract.DifferentialContract] (the classic format),
/// [umpire.testkit.contract.ArchitectureContract].
///
/// Complete games: [umpire.testkit.contract.ProfilesContract] (rules as data),
/// [umpire.testkit.contract.MatchContract] (legality, and what nobody may know),
/// [umpire.testkit.contract.RecordContract], [umpire.testkit.contract.RecordFuzz] and
/// [umpire.testkit.contract.CorpusContract] (records, and what is said about them),
/// [umpire.testkit.contract.BridgeContract] (to and from the classic format).
@NullMarked
package umpire.testkit.contract;

import org.jspecify.annotations.NullMarked;
