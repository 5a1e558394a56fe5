package umpire.snooker.text;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import umpire.core.arena.Measure;
import umpire.core.classic.ClassicBridge;
import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.GameAdapter;
import umpire.core.match.Statistics;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.search.SearchModel;
import umpire.core.words.Vocabulary;
import umpire.snooker.match.Repetition;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.play.Ability;
import umpire.snooker.play.ExpertPlayer;
import umpire.snooker.play.RulesPlayer;
import umpire.snooker.play.SnookerDealer;
import umpire.snooker.play.SnookerMeasures;
import umpire.snooker.play.SnookerSearchModel;
import umpire.snooker.rule.SnookerProfiles;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.words.Verb;

/// Snooker as a complete game: a match of any number of frames.
public final class CompleteSnooker implements CompleteGame<SnookerMatch> {

  private static final List<String> TALLIES = List.of("points", "frames", "highest break");
  private static final List<String> ADDED_UP =
      List.of("points", "frames", "highest break", "total");

  /// The default abilities, for players without a given one.
  private static List<Ability> usual(int seats) {
    return Collections.nCopies(seats, Ability.AMATEUR);
  }

  @Override
  public Profiles profiles() {
    return SnookerProfiles.ALL;
  }

  @Override
  public int minPlayers(Profile profile) {
    return SnookerMatch.open(profile).seats();
  }

  @Override
  public int maxPlayers(Profile profile) {
    return minPlayers(profile);
  }

  @Override
  public SnookerMatch open(Profile profile, int seats) {
    return SnookerMatch.open(profile);
  }

  @Override
  public List<SnookerRule> rulebook() {
    return List.of(SnookerRule.values());
  }

  @Override
  public Dealer<SnookerMatch> dealer(Profile profile, int seats) {
    return new SnookerDealer(usual(seats));
  }

  @Override
  public Dealer<SnookerMatch> dealer(Profile profile, List<Strategy<SnookerMatch>> taken) {
    return new SnookerDealer(taken.stream().map(Strategy::ability).map(Ability::named).toList());
  }

  @Override
  public List<String> abilities() {
    return Ability.names();
  }

  @Override
  public SearchModel<SnookerMatch> searchModel(Profile profile, int seats) {
    return new SnookerSearchModel(open(profile, seats), usual(seats));
  }

  @Override
  public SearchModel<SnookerMatch> searchModel(Profile profile, List<String> able) {
    return new SnookerSearchModel(
        open(profile, able.size()), able.stream().map(Ability::named).toList());
  }

  @Override
  public List<Strategy<SnookerMatch>> experts() {
    return List.of(new ExpertPlayer());
  }

  @Override
  public List<Strategy<SnookerMatch>> strategies() {
    return List.of(new RulesPlayer(), new RandomStrategy<>());
  }

  @Override
  public List<String> tallies(Profile profile) {
    return SnookerMatch.open(profile).isAggregate() ? ADDED_UP : TALLIES;
  }

  @Override
  public GameAdapter<SnookerMatch> adapter() {
    return new SnookerAdapter();
  }

  @Override
  public Vocabulary vocabulary() {
    return Verb.WORDS;
  }

  @Override
  public RecordGaps<SnookerMatch> gaps() {
    return new Repetition();
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
  public Statistics<SnookerMatch> statistics() {
    return new SnookerStatistics();
  }

  @Override
  public ClassicBridge classic() {
    return new SnookerBridge();
  }
}
