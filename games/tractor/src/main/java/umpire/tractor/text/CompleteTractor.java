package umpire.tractor.text;

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
import umpire.core.search.SearchPlayer;
import umpire.core.text.Note;
import umpire.core.words.Vocabulary;
import umpire.tractor.inference.CardBackfill;
import umpire.tractor.play.RulesPlayer;
import umpire.tractor.play.TractorDealer;
import umpire.tractor.play.TractorMeasures;
import umpire.tractor.play.TractorSearchModel;
import umpire.tractor.rule.TractorProfiles;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.table.Repetition;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// Tractor as a complete game: two decks, four, five or six players.
public final class CompleteTractor implements CompleteGame<Tractor> {

  private static final List<String> TALLIES = List.of("points", "ranks");

  @Override
  public Profiles profiles() {
    return TractorProfiles.ALL;
  }

  @Override
  public List<TractorRule> rulebook() {
    return List.of(TractorRule.values());
  }

  @Override
  public int minPlayers(Profile profile) {
    return TractorProfiles.players(profile);
  }

  @Override
  public int maxPlayers(Profile profile) {
    return TractorProfiles.players(profile);
  }

  @Override
  public Tractor open(Profile profile, int seats) {
    return new Tractor(TractorSettings.of(profile));
  }

  @Override
  public Dealer<Tractor> dealer(Profile profile, int seats) {
    return new TractorDealer();
  }

  @Override
  public List<Strategy<Tractor>> strategies() {
    return List.of(new RandomStrategy<>(), new RulesPlayer());
  }

  @Override
  public List<Strategy<Tractor>> experts() {
    return List.of(new SearchPlayer<>(new TractorSearchModel(), TractorSearchModel.ROLLOUTS));
  }

  @Override
  public SearchModel<Tractor> searchModel(Profile profile, int seats) {
    return new TractorSearchModel();
  }

  @Override
  public List<String> tallies(Profile profile) {
    return TALLIES;
  }

  @Override
  public Note reason(Tractor veiled, int seat, Move move) {
    return Reasons.of(veiled, seat, move);
  }

  @Override
  public GameAdapter<Tractor> adapter() {
    return new TractorAdapter();
  }

  @Override
  public Vocabulary vocabulary() {
    return Verb.WORDS;
  }

  @Override
  public Set<TractorRule> closing() {
    return EnumSet.of(TractorRule.ROUND_OVER);
  }

  @Override
  public List<Measure> measures() {
    return TractorMeasures.ALL;
  }

  @Override
  public RecordGaps<Tractor> gaps() {
    return new Repetition();
  }

  @Override
  public boolean hides(Event event) {
    return Verb.WORDS.leavesUnknown(event);
  }

  @Override
  public List<ActorEvent> backfillCards(Profile profile, int seats, List<ActorEvent> acts) {
    TractorSettings rules = TractorSettings.of(profile);
    return NeededEvents.of(rules, acts).filled(needed -> CardBackfill.of(needed, rules));
  }

  @Override
  public ClassicBridge classic() {
    return new RoundBridge();
  }
}
