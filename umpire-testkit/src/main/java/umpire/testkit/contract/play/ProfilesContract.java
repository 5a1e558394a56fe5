package umpire.testkit.contract.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Switch;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Tables;

/// Rule profiles have an effect: every switch and every preset changes the game.
@Contract
public final class ProfilesContract {

  /// The most games played to find a difference; rare rules need many.
  private static final int GAMES = Integer.getInteger("umpire.switch.games", 400);

  /// The number of moves in each game for which the legal moves are compared.
  private static final int WATCHED = 60;

  @Test
  public <K extends Kernel<K>> void presetsAreDifferentRules(Game game, CompleteGame<K> whole) {
    assertThat(whole.profiles().game()).as("whose rules these are").isEqualTo(game.id());
    var hashes = new HashMap<String, String>();
    for (Preset preset : whole.profiles().presets()) {
      Profile profile = Tables.profile(whole, preset.name());
      assertThat(hashes.put(profile.hash(), preset.name()))
          .as("the preset with the same rules as %s", preset.name())
          .isNull();
    }
    assertThat(hashes).isNotEmpty();
    if (game.hasClassic()) {
      assertThat(hashes).containsValue("classic");
    }
  }

  @Test
  public <K extends Kernel<K>> void switchesHaveNamesAndWords(Game game, CompleteGame<K> whole) {
    var names = new HashSet<String>();
    for (Switch option : whole.profiles().switches()) {
      assertThat(option.name()).matches("[a-z][a-z0-9-]*");
      assertThat(names.add(option.name())).as("one switch %s", option.name()).isTrue();
      assertThat(option.meaning()).isNotBlank();
      assertThat(option.fault(option.standard())).as("standard of %s", option.name()).isNull();
      assertThat(option.fault("no such value")).contains(option.name());
      var effects = new HashSet<String>();
      for (String value : values(option)) {
        assertThat(option.fault(value)).as("%s=%s", option.name(), value).isNull();
        assertThat(option.effect(value)).as("%s=%s", option.name(), value).isNotBlank();
        assertThat(effects.add(option.effect(value)))
            .as("%s=%s is told apart from other values", option.name(), value)
            .isTrue();
      }
    }
    for (Preset preset : whole.profiles().presets()) {
      assertThat(preset.name()).matches("[a-z][a-z0-9-]*");
      assertThat(preset.about()).as("about %s", preset.name()).isNotBlank();
    }
  }

  @Test
  public <K extends Kernel<K>> void everySwitchChangesSomething(Game game, CompleteGame<K> whole) {
    var idle = new ArrayList<String>();
    for (Switch option : whole.profiles().switches()) {
      for (String value : values(option)) {
        if (!changesSomething(whole, option.name(), value)) {
          idle.add(option.name() + "=" + value);
        }
      }
    }
    assertThat(idle)
        .as("values of %s with which every game goes the same way", game.id())
        .isEmpty();
  }

  private static List<String> values(Switch option) {
    return switch (option) {
      case Switch.Choice<?> choice -> choice.ways().stream().map(Switch.Way::name).toList();
      case Switch.Count count ->
          List.of(Integer.toString(count.least()), Integer.toString(count.most()));
    };
  }

  /// Whether the value changes the game in some preset. A value that all presets share is covered
  /// when the switch is changed; a value that cannot be combined with any preset is an error.
  private static <K extends Kernel<K>> boolean changesSomething(
      CompleteGame<K> whole, String option, String value) {
    boolean inForce = false;
    boolean tried = false;
    for (Preset preset : whole.profiles().presets()) {
      if (Tables.profile(whole, preset.name()).is(option, value)) {
        inForce = true;
        continue;
      }
      for (Map<String, String> company : company(whole, preset.name(), option, value)) {
        tried = true;
        Profile without = changed(whole, preset.name(), company).orElseThrow();
        Profile with = changed(whole, preset.name(), and(company, option, value)).orElseThrow();
        if (differs(whole, without, with)) {
          return true;
        }
      }
    }
    return inForce && !tried;
  }

  /// Returns the other changes to a preset with which the value is valid: no change if it is valid
  /// alone, otherwise each single change that makes it valid.
  private static List<Map<String, String>> company(
      CompleteGame<?> whole, String preset, String option, String value) {
    if (changed(whole, preset, Map.of(option, value)).isPresent()) {
      return List.of(Map.of());
    }
    var found = new ArrayList<Map<String, String>>();
    for (Switch other : whole.profiles().switches()) {
      for (String way : other.name().equals(option) ? List.<String>of() : values(other)) {
        Map<String, String> company = Map.of(other.name(), way);
        if (changed(whole, preset, company).isPresent()
            && changed(whole, preset, and(company, option, value)).isPresent()) {
          found.add(company);
        }
      }
    }
    return found;
  }

  private static Map<String, String> and(Map<String, String> more, String option, String value) {
    var changes = new HashMap<>(more);
    changes.put(option, value);
    return changes;
  }

  private static Optional<Profile> changed(
      CompleteGame<?> whole, String preset, Map<String, String> changes) {
    try {
      return Optional.of(whole.profiles().changed("changed", preset, changes));
    } catch (BadProfileException conflict) {
      return Optional.empty();
    }
  }

  private static <K extends Kernel<K>> boolean differs(
      CompleteGame<K> whole, Profile one, Profile other) {
    List<Tables.Table> ones = Tables.of(whole, one);
    List<Tables.Table> others = Tables.of(whole, other);
    if (ones.size() != others.size()) {
      return true;
    }
    for (int seed = 0; seed < GAMES; seed++) {
      for (int i = 0; i < ones.size(); i++) {
        String strategy = seed % 2 == 0 ? "random" : "rules";
        if (course(whole, ones.get(i), strategy, seed)
            != course(whole, others.get(i), strategy, seed)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Returns a hash of all events, rulings and legal moves of a game.
  private static <K extends Kernel<K>> long course(
      CompleteGame<K> whole, Tables.Table table, String strategy, int seed) {
    int seats = table.names().size();
    GameLoop<K> loop = whole.gameLoop(table.profile(), Tables.all(whole, strategy, seats));
    var course = new Course();
    var legal = new Moves();
    loop.play(
        seed,
        new RulingLog(),
        (actor, move, rulings) -> {
          course.add(actor);
          course.add(move);
          course.add(rulings);
          for (int seat = Kernel.HOUSE; course.moves < WATCHED && seat < seats; seat++) {
            legal.clear();
            loop.table().listLegal(seat, legal);
            course.add(legal);
          }
        });
    for (int tally = 0; tally < whole.tallies(table.profile()).size(); tally++) {
      for (int side = 0; side < loop.table().sides(); side++) {
        course.add(loop.table().tally(tally, side));
      }
    }
    return course.sum;
  }

  /// Hashes what happens in a game, in order.
  private static final class Course {
    private final Move listed = new Move();
    private long sum;
    private int moves;

    void add(long number) {
      sum = SeededRandom.mix(31 * sum + number);
    }

    void add(Move move) {
      moves++;
      spell(move);
    }

    private void spell(Move move) {
      add(move.verb());
      add(move.seat());
      add(move.amount());
      add(move.code());
      add(move.unknown());
      add(move.cards());
      add(move.twice());
      for (int i = 0; i < move.length(); i++) {
        add(move.card(i));
      }
    }

    void add(RulingLog rulings) {
      for (int i = 0; i < rulings.size(); i++) {
        add(rulings.rule(i));
        add(rulings.amount(i));
      }
    }

    void add(Moves legal) {
      add(legal.size());
      for (int i = 0; i < legal.size(); i++) {
        legal.get(i, listed);
        spell(listed);
      }
    }
  }
}
