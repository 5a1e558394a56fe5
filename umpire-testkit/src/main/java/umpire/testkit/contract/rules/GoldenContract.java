package umpire.testkit.contract.rules;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.game.Game;
import umpire.testkit.GoldenRecords;
import umpire.testkit.contract.ClassicContract;
import umpire.testkit.contract.Contract;

/// The game's output for its golden records is the output that people have reviewed.
@Contract
@ClassicContract
final class GoldenContract {

  @Test
  void everyRecordIsJudgedAsAgreed(Game game, GoldenRecords golden) {
    List<String> differences = golden.differences(game);
    if (!differences.isEmpty()) {
      throw new AssertionError(
          "%d golden files differ (if that is right: -Dgolden.update=true, and review)%n  %s"
              .formatted(
                  differences.size(), String.join(System.lineSeparator() + "  ", differences)));
    }
  }
}
