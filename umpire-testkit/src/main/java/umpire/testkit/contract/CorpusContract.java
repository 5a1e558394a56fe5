package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.game.Game;
import umpire.testkit.RecordCorpus;

/// The verifier says about the corpus of records what people have read and agreed to.
@Contract
final class CorpusContract {

  @Test
  void everyRecordIsRuledOnAsAgreed(Game game, RecordCorpus corpus) {
    if (game.complete().isEmpty()) {
      return;
    }
    assertThat(corpus.size("good")).as("good records of %s", game.id()).isPositive();
    assertThat(corpus.size("bad")).as("bad records of %s", game.id()).isPositive();
    List<String> differences = corpus.differences();
    if (!differences.isEmpty()) {
      throw new AssertionError(
          "%d records differ (if that is right: -Dgolden.update=true, and review)%n%s"
              .formatted(differences.size(), String.join("\n", differences)));
    }
  }
}
