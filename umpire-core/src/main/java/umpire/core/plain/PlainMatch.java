package umpire.core.plain;

import java.util.List;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.arena.Measure;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.Facts;
import umpire.core.match.GameAdapter;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.text.Sentence;
import umpire.core.words.Vocabulary;

/// The complete game derived from a [PlainGame].
record PlainMatch<K extends PlainKernel<K>>(PlainGame<K> game, Vocabulary vocabulary)
    implements CompleteGame<K>, GameAdapter<K> {

  PlainMatch(PlainGame<K> game) {
    this(game, game.words().vocabulary());
  }

  @Override
  public List<? extends Rule> rulebook() {
    return game.rulebook();
  }

  @Override
  public Profiles profiles() {
    return Profiles.plain(game.id(), "the rules of " + game.title());
  }

  @Override
  public int minPlayers(Profile profile) {
    return game.minPlayers();
  }

  @Override
  public int maxPlayers(Profile profile) {
    return game.maxPlayers();
  }

  @Override
  public K open(Profile profile, int seats) {
    return game.open(seats);
  }

  @Override
  public List<Strategy<K>> strategies() {
    return List.of(new PlainPlayer<>(game), new RandomStrategy<>());
  }

  @Override
  public List<Measure> measures() {
    return List.of(game.length());
  }

  @Override
  public GameAdapter<K> adapter() {
    return this;
  }

  @Override
  public void narrate(Ruling ruling, K known, int viewer, List<String> names, Sentence sentence) {
    game.narrate(ruling, sentence);
  }

  @Override
  public void facts(K table, int viewer, Facts into) {
    game.addFacts(table, into);
  }
}
