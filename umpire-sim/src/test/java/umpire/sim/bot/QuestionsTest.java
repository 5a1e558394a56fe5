package umpire.sim.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.ForfeitException;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.words.BadEventException;

/// The facts in a question suffice to play every game.
class QuestionsTest {

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn");

  /// A limit, because no listed event is a count, and a game in which players must count can be
  /// long without counts.
  private static final int MAX_EVENTS = 3_000;

  @Test
  void nameTheSeatAndTheRules() {
    Profile profile =
        Game.byId("cribbage").orElseThrow().complete().orElseThrow().profiles().standard();
    JsonObject hello = parsed(new Questions(profile, NAMES.subList(0, 2), 1).hello());
    assertThat(hello.get("v").getAsInt()).isEqualTo(2);
    assertThat(hello.get("ask").getAsString()).isEqualTo("hello");
    assertThat(hello.get("game").getAsString()).isEqualTo("cribbage");
    assertThat(hello.get("rules").getAsString()).isEqualTo("standard " + profile.hash());
    assertThat(hello.get("seat").getAsString()).isEqualTo("Ben");
    assertThat(hello.get("names").toString()).isEqualTo("[\"Anna\",\"Ben\"]");
    JsonObject switches = hello.getAsJsonObject("switches");
    assertThat(switches.keySet()).isEqualTo(profile.values().keySet());
    profile
        .values()
        .forEach((name, value) -> assertThat(switches.get(name).getAsString()).isEqualTo(value));
  }

  static Stream<String> presets() {
    var presets = new ArrayList<String>();
    for (Game game : Game.all()) {
      game.complete()
          .ifPresent(whole ->
              whole
                  .profiles()
                  .presets()
                  .forEach(preset -> presets.add(game.id() + " " + preset.name())));
    }
    return presets.stream();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void nameLegalEvents(String gameAndPreset) throws Exception {
    String[] words = gameAndPreset.split(" ");
    CompleteGame<?> whole = Game.byId(words[0]).orElseThrow().complete().orElseThrow();
    playFromFactsAlone(whole, words[1], 1);
    playFromFactsAlone(whole, words[1], 2);
  }

  private static <K extends Kernel<K>> void playFromFactsAlone(
      CompleteGame<K> whole, String preset, int seed)
      throws BadProfileException, BadEventException {
    Profile profile = whole.profiles().preset(preset);
    var names = NAMES.subList(0, whole.minPlayers(profile));
    Match<K> match = whole.open(profile, names);
    SeededRandom house = Seeds.stream(seed, 0);
    SeededRandom seats = Seeds.stream(seed, 1);
    for (int events = 0; match.toAct() != Kernel.OVER && events < MAX_EVENTS; events++) {
      var housed = match.houseEvent(house);
      int actor = housed.isPresent() ? Kernel.HOUSE : match.toAct();
      Event event =
          housed.isPresent()
              ? housed.get()
              : came(whole, match, actor, chosen(whole, match, names, profile, seats), house);
      assertThat(match.check(actor, event)).as("%s", event).isEqualTo(Finding.legal());
      match.play(actor, event, RulingLog.none());
    }
  }

  /// The outcome of an attempted event, as in the general game loop.
  private static <K extends Kernel<K>> Event came(
      CompleteGame<K> whole, Match<K> match, int seat, Event tried, SeededRandom house) {
    var scripted =
        new Strategy<K>() {
          @Override
          public String name() {
            return "scripted";
          }

          @Override
          public String about() {
            return "plays a given event";
          }

          @Override
          public void choose(K veiled, int seat, SeededRandom random, Move answer) {
            answer.copyFrom(tried);
          }
        };
    return match.choose(scripted, seat, new SeededRandom(0), house);
  }

  private static <K extends Kernel<K>> Event chosen(
      CompleteGame<K> whole,
      Match<K> match,
      List<String> names,
      Profile profile,
      SeededRandom random)
      throws BadEventException {
    int seat = match.toAct();
    String line =
        new Questions(profile, names, seat)
            .move(1, match.view(new Viewer.Player(seat)).facts(), new SeededRandom(0));
    assertThat(line.length()).isLessThan(1 << 16);
    JsonObject view = parsed(line).getAsJsonObject("facts");
    var legal = new ArrayList<Event>();
    for (JsonElement words : view.getAsJsonArray("legal")) {
      Event event = whole.vocabulary().read(List.of(words.getAsString().split(" ")), names);
      assertThat(match.check(seat, event)).as("%s", words).isEqualTo(Finding.legal());
      legal.add(event);
    }
    assertThat(legal).as(line).isNotEmpty();
    mustNameEveryCard(
        new AnswerReader(whole.vocabulary(), names),
        view.getAsJsonArray("legal").get(0).getAsString());
    if (view.get("complete").getAsBoolean()) {
      assertThat(match.legalIsComplete(seat)).as(line).isTrue();
      assertThat(legal).containsExactlyInAnyOrderElementsOf(match.legal(seat));
    }
    return legal.get(random.nextInt(legal.size()));
  }

  /// A bot must name every card, though a record may leave one unknown.
  private static void mustNameEveryCard(AnswerReader understanding, String words) {
    for (int i = 1; i < words.split(" ").length; i++) {
      String[] hiding = words.split(" ");
      hiding[i] = "?";
      String answer = "{\"id\":1,\"event\":\"%s\"}".formatted(String.join(" ", hiding));
      assertThatThrownBy(() -> understanding.event(answer, 1)).isInstanceOf(ForfeitException.class);
    }
  }

  private static JsonObject parsed(String line) {
    assertThat(line).doesNotContain("\n");
    return JsonParser.parseString(line).getAsJsonObject();
  }
}
