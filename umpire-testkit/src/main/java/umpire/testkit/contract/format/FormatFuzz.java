package umpire.testkit.contract.format;

import com.code_intelligence.jazzer.junit.FuzzTest;
import umpire.core.game.Game;
import umpire.testkit.Choices;
import umpire.testkit.GeneratedInputs;
import umpire.testkit.contract.ClassicContract;
import umpire.testkit.contract.Damage;
import umpire.testkit.contract.GameHere;

/// Any bytes are judged or refused: any other exception is a finding, and so is a run that does not
/// end.
@ClassicContract
final class FormatFuzz {

  /// The fuzzer's bytes are used first as a text, then as the choices by which a valid text is
  /// damaged, so that faults are also tried that only an almost valid record can have.
  @FuzzTest
  void anyBytesAreJudgedOrRefused(byte[] bytes) {
    Game game = GameHere.game();
    HostileInputContract.judgeOrRefuse(game, bytes);
    var choices = Choices.of(bytes);
    byte[] damaged = Damage.any(GeneratedInputs.plain(game, choices), choices);
    HostileInputContract.judgeOrRefuse(game, damaged);
  }
}
