package umpire.cribbage.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Measure;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.Act;
import umpire.core.match.Border;
import umpire.core.match.ClassicBridge;
import umpire.core.match.CompleteGame;
import umpire.core.match.Gaps;
import umpire.core.match.Notation;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.search.Outlook;
import umpire.core.text.Note;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageProfiles;
import umpire.cribbage.CribbageRule;
import umpire.cribbage.CribbageTerms;
import umpire.cribbage.Hindsight;
import umpire.cribbage.Unrecorded;
import umpire.cribbage.expert.CribbageOutlook;
import umpire.cribbage.expert.ExpertPlayer;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.play.CribbageMeasures;
import umpire.cribbage.play.RulesPlayer;

/// Cribbage as a whole.
public final class CompleteCribbage implements CompleteGame<Cribbage, CribbageEvent> {

  private static final List<String> TALLIES = List.of("points", "games", "game-points");

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
  public Cribbage open(Profile profile, int seats) {
    return new Cribbage(CribbageTerms.of(profile, seats));
  }

  @Override
  public List<CribbageRule> rulebook() {
    return List.of(CribbageRule.values());
  }

  @Override
  public Dealer<Cribbage> dealer(Profile profile, int seats) {
    return new CribbageDealer(seats);
  }

  @Override
  public List<Strategy<Cribbage>> strategies() {
    return List.of(new RandomStrategy<>(), new RulesPlayer());
  }

  @Override
  public List<Strategy<Cribbage>> experts() {
    return List.of(new ExpertPlayer());
  }

  @Override
  public Outlook<Cribbage> outlook(Profile profile, int seats) {
    return new CribbageOutlook(CribbageTerms.of(profile, seats));
  }

  @Override
  public List<String> tallies(Profile profile) {
    return TALLIES;
  }

  @Override
  public Note reason(Cribbage veiled, int seat, Move move) {
    return Reasons.of(veiled, seat, move);
  }

  @Override
  public Border<Cribbage, CribbageEvent> border() {
    return new CribbageBorder();
  }

  @Override
  public Gaps<Cribbage> gaps() {
    return new Unrecorded();
  }

  @Override
  public Notation<CribbageEvent> notation() {
    return new CribbageNotation();
  }

  @Override
  public Set<CribbageRule> closing() {
    return EnumSet.of(CribbageRule.DEAL_PASSES, CribbageRule.GAME_WON);
  }

  @Override
  public List<Measure> measures() {
    return CribbageMeasures.ALL;
  }

  @Override
  public boolean hides(CribbageEvent event) {
    return Hindsight.hides(event);
  }

  @Override
  public List<Act<CribbageEvent>> inHindsight(
      Profile profile, int seats, List<Act<CribbageEvent>> acts) {
    return Hindsight.of(CribbageTerms.of(profile, seats), acts);
  }

  @Override
  public ClassicBridge<CribbageEvent> classic() {
    return new PeggingBridge();
  }
}
