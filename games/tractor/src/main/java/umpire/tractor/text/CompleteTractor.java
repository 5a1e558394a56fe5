package umpire.tractor.text;

import java.util.List;
import umpire.core.match.ClassicBridge;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.match.Measure;
import umpire.core.match.Notation;
import umpire.core.match.Strategy;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.tractor.Round;
import umpire.tractor.TractorEvent;
import umpire.tractor.TractorMeasures;
import umpire.tractor.TractorProfiles;

/// Tractor as a complete game: four players, two decks.
public final class CompleteTractor implements CompleteGame<TractorEvent, TractorView> {

  @Override
  public Profiles profiles() {
    return TractorProfiles.ALL;
  }

  @Override
  public int fewest(Profile profile) {
    return Round.SEATS;
  }

  @Override
  public int most(Profile profile) {
    return Round.SEATS;
  }

  @Override
  public Match<TractorEvent, TractorView> open(Profile profile, List<String> names) {
    return new TractorMatch(TractorProfiles.rules(profile), names);
  }

  @Override
  public Notation<TractorEvent> notation() {
    return new TractorNotation();
  }

  @Override
  public List<Strategy<TractorView, TractorEvent>> strategies() {
    return List.of(new RandomStrategy(), new RulesStrategy());
  }

  @Override
  public List<Measure> measures() {
    return TractorMeasures.ALL;
  }

  @Override
  public ClassicBridge<TractorEvent> classic() {
    return new RoundBridge();
  }
}
