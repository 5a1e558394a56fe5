package umpire.maumau.text;

import java.util.ArrayList;
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
import umpire.maumau.Agreement;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauArena;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauMeasures;
import umpire.maumau.MauMauProfiles;
import umpire.maumau.MauMauRule;

/// Mau-Mau as a whole: matches over several deals, by the rules of any table.
public final class CompleteMauMau implements CompleteGame<MauMauEvent, MauMauView> {

  @Override
  public Profiles profiles() {
    return MauMauProfiles.ALL;
  }

  @Override
  public int fewest(Profile profile) {
    return 2;
  }

  @Override
  public int most(Profile profile) {
    return MauMau.MOST_PLAYERS;
  }

  @Override
  public Match<MauMauEvent, MauMauView> open(Profile profile, List<String> names) {
    return new PossibleMatches(Agreement.of(profile), names);
  }

  @Override
  public Notation<MauMauEvent> notation() {
    return new MauMauNotation();
  }

  @Override
  public List<Strategy<MauMauView, MauMauEvent>> strategies() {
    return List.of(new RandomPlayer(), new RulesPlayer());
  }

  @Override
  public Set<MauMauRule> closing() {
    return EnumSet.of(
        MauMauRule.WIN, MauMauRule.PLACE, MauMauRule.OUT_OF_CARDS, MauMauRule.ENDLESS);
  }

  @Override
  public List<Measure> measures() {
    return MauMauMeasures.ALL;
  }

  @Override
  public Optional<Arena> arena(Profile profile, List<String> seats) {
    boolean decided = seats.stream().allMatch(RulesPlayer.NAME::equals);
    return decided ? MauMauArena.of(Agreement.of(profile), seats.size()) : Optional.empty();
  }

  @Override
  public List<Act<MauMauEvent>> inHindsight(
      Profile profile, int seats, List<Act<MauMauEvent>> acts) {
    var names = new ArrayList<String>();
    for (int seat = 1; seat <= seats; seat++) {
      names.add(Integer.toString(seat));
    }
    return Hindsight.on(new MauMauMatch(Agreement.of(profile), names), acts);
  }

  @Override
  public ClassicBridge<MauMauEvent> classic() {
    return new MauMauBridge();
  }
}
