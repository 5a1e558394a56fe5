package umpire.tractor.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.core.match.Act;
import umpire.core.match.Arena;
import umpire.core.match.ClassicBridge;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.match.Measure;
import umpire.core.match.Notation;
import umpire.core.match.Strategy;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.tractor.Hindsight;
import umpire.tractor.Round;
import umpire.tractor.TableRules;
import umpire.tractor.TractorEvent;
import umpire.tractor.TractorMeasures;
import umpire.tractor.TractorProfiles;
import umpire.tractor.TractorRule;

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
  public Set<TractorRule> closing() {
    return EnumSet.of(TractorRule.ROUND_OVER);
  }

  @Override
  public List<Measure> measures() {
    return TractorMeasures.ALL;
  }

  /// The round of the published problem has no hands to play from, and so no arena of its own.
  @Override
  public Optional<Arena> arena(Profile profile, List<String> seats) {
    boolean random = seats.stream().allMatch(RandomStrategy.NAME::equals);
    boolean whole = TractorProfiles.rules(profile).form() == TableRules.Form.WHOLE;
    return random && whole ? Optional.of(new TractorArena(this, profile)) : Optional.empty();
  }

  @Override
  public List<Act<TractorEvent>> inHindsight(
      Profile profile, int seats, List<Act<TractorEvent>> acts) {
    return Hindsight.of(acts);
  }

  @Override
  public ClassicBridge<TractorEvent> classic() {
    return new RoundBridge();
  }
}
