package umpire.testkit.contract.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.game.Game;
import umpire.testkit.RecordCorpus;
import umpire.testkit.contract.Contract;

/// The verifier's reports on the corpus of records are those that people have reviewed.
@Contract
public final class CorpusContract {

  @Test
  public void everyRecordIsRuledOnAsAgreed(Game game, RecordCorpus corpus) {
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
