package umpire.cribbage.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import umpire.core.arena.Measure;
import umpire.core.classic.ClassicBridge;
import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.ActorEvent;
import umpire.core.match.CompleteGame;
import umpire.core.match.GameAdapter;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.search.SearchModel;
import umpire.core.text.Note;
import umpire.core.words.Vocabulary;
import umpire.cribbage.event.CardBackfill;
import umpire.cribbage.event.Verb;
import umpire.cribbage.expert.CribbageSearchModel;
import umpire.cribbage.expert.ExpertPlayer;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.game.CribbageGaps;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.play.CribbageMeasures;
import umpire.cribbage.play.RulesPlayer;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;

/// Cribbage as a whole: matches of complete games, by the rules of any table.
public final class CompleteCribbage implements CompleteGame<Cribbage> {

  private static final List<String> TALLIES = List.of("points", "games", "game-points");

  @Override
  public Profiles profiles() {
    return CribbageProfiles.PROFILES;
  }

  @Override
  public int minPlayers(Profile profile) {
    return 2;
  }

  @Override
  public int maxPlayers(Profile profile) {
    return CribbageProfiles.most(profile);
  }

  @Override
  public Cribbage open(Profile profile, int seats) {
    return new Cribbage(CribbageSettings.of(profile, seats));
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
  public SearchModel<Cribbage> searchModel(Profile profile, int seats) {
    return new CribbageSearchModel(CribbageSettings.of(profile, seats));
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
  public GameAdapter<Cribbage> adapter() {
    return new CribbageAdapter();
  }

  @Override
  public RecordGaps<Cribbage> gaps() {
    return new CribbageGaps();
  }

  @Override
  public Vocabulary vocabulary() {
    return Verb.WORDS;
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
  public boolean hides(Event event) {
    return CardBackfill.hides(event);
  }

  @Override
  public List<ActorEvent> backfillCards(Profile profile, int seats, List<ActorEvent> acts) {
    return CardBackfill.of(CribbageSettings.of(profile, seats), acts);
  }

  @Override
  public ClassicBridge classic() {
    return new PeggingBridge();
  }
}
