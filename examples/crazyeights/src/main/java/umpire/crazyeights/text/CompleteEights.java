package umpire.crazyeights.text;

import java.util.List;
import java.util.Set;
import umpire.core.arena.Measure;
import umpire.core.classic.ClassicBridge;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.Border;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.words.Vocabulary;
import umpire.crazyeights.Eights;
import umpire.crazyeights.EightsGame;
import umpire.crazyeights.EightsMeasures;
import umpire.crazyeights.EightsProfiles;
import umpire.crazyeights.EightsRule;
import umpire.crazyeights.Verb;
import umpire.crazyeights.play.EightsDealer;
import umpire.crazyeights.play.RulesPlayer;

/// Crazy Eights as a complete game: all its parts, for core to put together.
public final class CompleteEights implements CompleteGame<Eights> {

  @Override
  public List<EightsRule> rulebook() {
    return List.of(EightsRule.values());
  }

  @Override
  public Profiles profiles() {
    return EightsProfiles.ALL;
  }

  @Override
  public int fewest(Profile profile) {
    return EightsGame.FEWEST_PLAYERS;
  }

  @Override
  public int most(Profile profile) {
    return EightsGame.MOST_PLAYERS;
  }

  @Override
  public Eights open(Profile profile, int seats) {
    return EightsProfiles.open(profile, seats);
  }

  @Override
  public Dealer<Eights> dealer(Profile profile, int seats) {
    return new EightsDealer();
  }

  @Override
  public List<Strategy<Eights>> strategies() {
    return List.of(new RulesPlayer(), new RandomStrategy<>());
  }

  @Override
  public List<Measure> measures() {
    return EightsMeasures.ALL;
  }

  @Override
  public Set<EightsRule> closing() {
    return Set.of(EightsRule.NEXT_DEAL);
  }

  @Override
  public Vocabulary vocabulary() {
    return Verb.WORDS;
  }

  @Override
  public Border<Eights> border() {
    return new EightsBorder();
  }

  @Override
  public ClassicBridge classic() {
    return new EightsBridge();
  }
}
