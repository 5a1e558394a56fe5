package umpire.maumau.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.core.arena.Arena;
import umpire.core.arena.Measure;
import umpire.core.classic.ClassicBridge;
import umpire.core.gaps.Gaps;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Event;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.Act;
import umpire.core.match.Border;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.search.Outlook;
import umpire.core.search.SearchPlayer;
import umpire.core.words.Vocabulary;
import umpire.maumau.cards.Cards;
import umpire.maumau.course.CourseArena;
import umpire.maumau.deal.MauMau;
import umpire.maumau.inference.Hindsight;
import umpire.maumau.inference.Unrecorded;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.match.Standing;
import umpire.maumau.play.MauMauDealer;
import umpire.maumau.play.MauMauMeasures;
import umpire.maumau.play.MauMauOutlook;
import umpire.maumau.play.RulesPlayer;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.MauMauTerms;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.Verb;

/// Mau-Mau as a whole: matches over several deals, by the rules of any table.
public final class CompleteMauMau implements CompleteGame<MauMauMatch> {

  /// As many as German rules name for 32 cards (M50).
  private static final int MOST_WITH_SHORT_DECK = 5;

  @Override
  public List<MauMauRule> rulebook() {
    return List.of(MauMauRule.values());
  }

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
    TableRules rules = MauMauTerms.of(profile).rules();
    int most = rules.deck() == Cards.ALL ? MauMau.MOST_PLAYERS : MOST_WITH_SHORT_DECK;
    while (most * rules.handSize(most) >= rules.deckSize()) {
      most--;
    }
    return most;
  }

  @Override
  public MauMauMatch open(Profile profile, int seats) {
    return new MauMauMatch(MauMauTerms.of(profile), seats);
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
    return List.of(new SearchPlayer<>(new MauMauOutlook(), MauMauOutlook.ROLLOUTS));
  }

  @Override
  public Outlook<MauMauMatch> outlook(Profile profile, int seats) {
    return new MauMauOutlook();
  }

  @Override
  public List<String> tallies(Profile profile) {
    return MauMauMeasures.TALLIES;
  }

  @Override
  public boolean lessIsBetter(Profile profile, int tally) {
    return tally == Standing.POINTS && MauMauTerms.of(profile).rules().scoring().fewIsGood();
  }

  @Override
  public Border<MauMauMatch> border() {
    return new MauMauBorder();
  }

  @Override
  public Gaps<MauMauMatch> gaps() {
    return new Unrecorded();
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

  /// Decided games of the published problem have a course of their own, which is faster.
  @Override
  public Optional<Arena> ownArena(Profile profile, List<String> seats) {
    boolean decided = seats.stream().allMatch(RulesPlayer.NAME::equals);
    return decided && CourseArena.serves(MauMauTerms.of(profile), seats.size())
        ? Optional.of(new CourseArena(seats.size()))
        : Optional.empty();
  }

  @Override
  public boolean hides(Event event) {
    return Hindsight.hides(event);
  }

  @Override
  public List<Act> inHindsight(Profile profile, int seats, List<Act> acts) {
    return Hindsight.on(open(profile, seats), acts);
  }

  @Override
  public ClassicBridge classic() {
    return new MauMauBridge();
  }
}
