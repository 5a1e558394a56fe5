package umpire.cribbage.text;

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
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageMeasures;
import umpire.cribbage.CribbageProfiles;
import umpire.cribbage.Hindsight;
import umpire.cribbage.PeggingRule;

/// Cribbage as a whole.
public final class CompleteCribbage implements CompleteGame<CribbageEvent, CribbageView> {

  @Override
  public Profiles profiles() {
    return CribbageProfiles.PROFILES;
  }

  @Override
  public int fewest(Profile profile) {
    return 2;
  }

  @Override
  public int most(Profile profile) {
    return CribbageProfiles.most(profile);
  }

  @Override
  public Match<CribbageEvent, CribbageView> open(Profile profile, List<String> names) {
    return new CribbageMatch(CribbageProfiles.terms(profile, names.size()), names);
  }

  @Override
  public Notation<CribbageEvent> notation() {
    return new CribbageNotation();
  }

  @Override
  public List<Strategy<CribbageView, CribbageEvent>> strategies() {
    return List.of(new RandomPlayer(), new SensiblePlayer());
  }

  @Override
  public Set<PeggingRule> closing() {
    return EnumSet.of(PeggingRule.DEAL_PASSES, PeggingRule.GAME_WON);
  }

  @Override
  public List<Measure> measures() {
    return CribbageMeasures.ALL;
  }

  @Override
  public Optional<Arena> arena(Profile profile, List<String> seats) {
    boolean random = seats.stream().allMatch(RandomPlayer.NAME::equals);
    return random ? Optional.of(new CribbageArena(this, profile, seats.size())) : Optional.empty();
  }

  @Override
  public List<Act<CribbageEvent>> inHindsight(
      Profile profile, int seats, List<Act<CribbageEvent>> acts) {
    return Hindsight.of(CribbageProfiles.terms(profile, seats), acts);
  }

  @Override
  public ClassicBridge<CribbageEvent> classic() {
    return new PeggingBridge();
  }
}
