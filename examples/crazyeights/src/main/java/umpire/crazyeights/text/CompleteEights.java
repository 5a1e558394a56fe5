package umpire.crazyeights.text;

import java.util.List;
import java.util.Set;
import umpire.core.arena.Measure;
import umpire.core.classic.ClassicBridge;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.GameAdapter;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.words.Vocabulary;
import umpire.crazyeights.play.EightsDealer;
import umpire.crazyeights.play.EightsMeasures;
import umpire.crazyeights.play.RulesPlayer;
import umpire.crazyeights.rule.EightsProfiles;
import umpire.crazyeights.rule.EightsRule;
import umpire.crazyeights.rule.EightsSettings;
import umpire.crazyeights.table.Eights;
import umpire.crazyeights.table.Verb;

/// Crazy Eights as a complete game: all its parts, for the core to combine.
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
  public int minPlayers(Profile profile) {
    return Eights.MIN_PLAYERS;
  }

  @Override
  public int maxPlayers(Profile profile) {
    return Eights.MAX_PLAYERS;
  }

  @Override
  public Eights open(Profile profile, int seats) {
    return new Eights(EightsSettings.of(profile), seats);
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
  public GameAdapter<Eights> adapter() {
    return new EightsAdapter();
  }

  @Override
  public ClassicBridge classic() {
    return new EightsBridge();
  }
}
