package umpire.cribbage.text;

import java.util.Collections;
import umpire.core.Tape;
import umpire.core.match.Arena;
import umpire.core.match.Measure;
import umpire.core.match.Scorecard;
import umpire.core.profile.Profile;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageMeasures;
import umpire.cribbage.CribbagePlayout;
import umpire.cribbage.CribbageProfiles;
import umpire.cribbage.PeggingRule;

/// Matches of players who are all `random`, by the silent playout: nothing is told, and the
/// measures are what the rules at work have kept count of.
final class CribbageArena implements Arena {

  private final CribbagePlayout playout;
  private final CribbageMatch match;
  private final Scorecard card;
  private final Tape silence = Tape.silent();

  /// The rules that count for each measure.
  private final PeggingRule[][] rules = new PeggingRule[CribbageMeasures.ALL.size()][];

  CribbageArena(CompleteCribbage whole, Profile profile, int seats) {
    playout = new CribbagePlayout(CribbageProfiles.terms(profile, seats));
    match = new CribbageMatch(playout.cribbage(), Collections.nCopies(seats, "player"));
    card = Scorecard.of(whole, profile, seats);
    for (int place = 0; place < rules.length; place++) {
      rules[place] =
          CribbageMeasures.ALL.get(place).rules().stream()
              .map(PeggingRule.class::cast)
              .toArray(PeggingRule[]::new);
    }
  }

  @Override
  public void play(long seed, int[] row) {
    playout.run(seed, silence);
    card.write(match, row);
    for (int place = 0; place < rules.length; place++) {
      row[card.measure(place)] = measured(CribbageMeasures.ALL.get(place), rules[place]);
    }
  }

  private int measured(Measure measure, PeggingRule[] counting) {
    Cribbage table = playout.cribbage();
    int sum = 0;
    for (PeggingRule rule : counting) {
      sum += table.measured(rule);
    }
    return measure.isShare() ? Math.min(sum, 1) : sum;
  }
}
