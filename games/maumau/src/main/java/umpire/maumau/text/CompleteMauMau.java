package umpire.maumau.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.core.arena.Arena;
import umpire.core.arena.Measure;
import umpire.core.classic.ClassicBridge;
import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Event;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.ActorEvent;
import umpire.core.match.CompleteGame;
import umpire.core.match.GameAdapter;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.search.SearchModel;
import umpire.core.search.SearchPlayer;
import umpire.core.words.Vocabulary;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.fastpath.FastDealArena;
import umpire.maumau.inference.CardBackfill;
import umpire.maumau.inference.MauMauGaps;
import umpire.maumau.match.MatchScore;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.play.MauMauDealer;
import umpire.maumau.play.MauMauMeasures;
import umpire.maumau.play.MauMauSearchModel;
import umpire.maumau.play.RulesPlayer;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.Verb;

/// Mau-Mau as a whole: matches over several deals, by the rules of any table.
public final class CompleteMauMau implements CompleteGame<MauMauMatch> {

  /// The most players that German rules name for 32 cards (M50).
  private static final int MAX_WITH_SHORT_DECK = 5;

  @Override
  public List<MauMauRule> rulebook() {
    return List.of(MauMauRule.values());
  }

  @Override
  public Profiles profiles() {
    return MauMauProfiles.ALL;
  }

  @Override
  public int minPlayers(Profile profile) {
    return 2;
  }

  @Override
  public int maxPlayers(Profile profile) {
    TableRules rules = MauMauSettings.of(profile).rules();
    int most = rules.deck() == Cards.ALL ? MauMau.MAX_PLAYERS : MAX_WITH_SHORT_DECK;
    while (most * rules.handSize(most) >= rules.deckSize()) {
      most--;
    }
    return most;
  }

  @Override
  public MauMauMatch open(Profile profile, int seats) {
    return new MauMauMatch(MauMauSettings.of(profile), seats);
  }

  @Override
  public Dealer<MauMauMatch> dealer(Profile profile, int seats) {
    return new MauMauDealer();
  }

  @Override
  public List<Strategy<MauMauMatch>> strategies() {
    return List.of(new RandomStrategy<>(), new RulesPlayer());
  }

  @Override
  public List<Strategy<MauMauMatch>> experts() {
    return List.of(new SearchPlayer<>(new MauMauSearchModel(), MauMauSearchModel.ROLLOUTS));
  }

  @Override
  public SearchModel<MauMauMatch> searchModel(Profile profile, int seats) {
    return new MauMauSearchModel();
  }

  @Override
  public List<String> tallies(Profile profile) {
    return MauMauMeasures.TALLIES;
  }

  @Override
  public boolean lessIsBetter(Profile profile, int tally) {
    return tally == MatchScore.POINTS && MauMauSettings.of(profile).rules().scoring().fewIsGood();
  }

  @Override
  public GameAdapter<MauMauMatch> adapter() {
    return new MauMauAdapter();
  }

  @Override
  public RecordGaps<MauMauMatch> gaps() {
    return new MauMauGaps();
  }

  @Override
  public Vocabulary vocabulary() {
    return Verb.WORDS;
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

  /// Returns the faster arena for decided games of the published problem; empty for all others.
  @Override
  public Optional<Arena> ownArena(Profile profile, List<String> seats) {
    boolean decided = seats.stream().allMatch(RulesPlayer.NAME::equals);
    return decided && FastDealArena.serves(MauMauSettings.of(profile), seats.size())
        ? Optional.of(new FastDealArena(seats.size()))
        : Optional.empty();
  }

  @Override
  public boolean hides(Event event) {
    return CardBackfill.hides(event);
  }

  @Override
  public List<ActorEvent> backfillCards(Profile profile, int seats, List<ActorEvent> acts) {
    return CardBackfill.on(open(profile, seats), acts);
  }

  @Override
  public ClassicBridge classic() {
    return new MauMauBridge();
  }
}
