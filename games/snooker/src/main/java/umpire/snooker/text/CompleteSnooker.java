package umpire.snooker.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import umpire.core.match.ClassicBridge;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.match.Measure;
import umpire.core.match.Notation;
import umpire.core.match.Strategy;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.snooker.Frame;
import umpire.snooker.SnookerEvent;
import umpire.snooker.SnookerMeasures;
import umpire.snooker.SnookerProfiles;
import umpire.snooker.SnookerRule;

/// Snooker as a complete game: a match of any number of frames.
public final class CompleteSnooker implements CompleteGame<SnookerEvent, SnookerView> {

  @Override
  public Profiles profiles() {
    return SnookerProfiles.ALL;
  }

  @Override
  public int fewest(Profile profile) {
    return Frame.SEATS;
  }

  @Override
  public int most(Profile profile) {
    return Frame.SEATS;
  }

  @Override
  public Match<SnookerEvent, SnookerView> open(Profile profile, List<String> names) {
    return new SnookerMatch(names, SnookerProfiles.open(profile));
  }

  @Override
  public Notation<SnookerEvent> notation() {
    return new SnookerNotation();
  }

  @Override
  public List<Strategy<SnookerView, SnookerEvent>> strategies() {
    return SnookerStrategies.ALL;
  }

  @Override
  public Set<SnookerRule> closing() {
    return EnumSet.of(SnookerRule.FRAME_WON, SnookerRule.FRAME_DRAWN);
  }

  @Override
  public List<Measure> measures() {
    return SnookerMeasures.ALL;
  }

  @Override
  public ClassicBridge<SnookerEvent> classic() {
    return new SnookerBridge();
  }
}
