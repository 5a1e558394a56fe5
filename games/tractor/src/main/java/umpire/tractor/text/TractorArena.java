package umpire.tractor.text;

import java.util.Collections;
import umpire.core.Tape;
import umpire.core.match.Arena;
import umpire.core.match.Gauge;
import umpire.core.match.Scorecard;
import umpire.core.profile.Profile;
import umpire.tractor.Round;
import umpire.tractor.TractorProfiles;
import umpire.tractor.WholePlayout;

/// Games of players who are all `random`, by the playout: without views and events, and with the
/// rulings of a round on one tape.
final class TractorArena implements Arena {

  private final WholePlayout playout;
  private final TractorMatch match;
  private final Scorecard card;
  private final Gauge gauge;
  private final Tape tape = new Tape();

  TractorArena(CompleteTractor whole, Profile profile) {
    playout = new WholePlayout(TractorProfiles.rules(profile));
    match = new TractorMatch(playout.game(), Collections.nCopies(Round.SEATS, "player"));
    card = Scorecard.of(whole, profile, Round.SEATS);
    gauge = new Gauge(card.measures());
  }

  @Override
  public void play(long seed, int[] row) {
    gauge.begin();
    playout.begin(seed);
    boolean more = true;
    while (more) {
      tape.rewind();
      more = playout.playRound(tape);
      gauge.read(tape);
    }
    card.write(match, row);
    gauge.write(row, card.measure(0));
  }
}
