package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.core.RulingLog;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Seeds;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;

/// The facts of viewers conform to their published schema, in every game and under all rules.
final class FactsSchemaTest {

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn");
  private static final int EVENTS = 400;

  /// One in this many positions is checked.
  private static final int SOME = 9;

  private final ObjectMapper json = new ObjectMapper();
  private final JsonSchema schema;
  private int looks;

  FactsSchemaTest() throws IOException {
    schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(Command.ROOT.resolve("docs/facts.schema.json")));
  }

  static Stream<String> games() {
    return Game.all().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void factsKeepToTheirSchema(String id) throws Exception {
    CompleteGame<?> whole = Game.byId(id).orElseThrow().complete().orElseThrow();
    for (Preset preset : whole.profiles().presets()) {
      play(whole, whole.profiles().preset(preset.name()));
    }
    assertThat(looks).as("facts that were looked at").isGreaterThan(50);
  }

  private <K extends Kernel<K>> void play(CompleteGame<K> whole, Profile profile) throws Exception {
    List<String> names = NAMES.subList(0, whole.minPlayers(profile));
    Match<K> match = whole.open(profile, names);
    var house = Seeds.stream(5, 0);
    var seats = Seeds.stream(5, 1);
    for (int events = 0; events < EVENTS && match.toAct() != Kernel.OVER; events++) {
      if (events % SOME == 0) {
        look(match);
      }
      var housed = match.houseEvent(house);
      int actor = housed.isPresent() ? Kernel.HOUSE : match.toAct();
      Event event =
          housed.isPresent()
              ? housed.get()
              : match.choose(whole.strategies().getFirst(), actor, seats, house);
      match.play(actor, event, RulingLog.none());
    }
    look(match);
  }

  private void look(Match<?> match) throws IOException {
    var viewers = new ArrayList<Viewer>(List.of(new Viewer.Spectator(), new Viewer.Arbiter()));
    for (int seat = 0; seat < match.seats(); seat++) {
      viewers.add(new Viewer.Player(seat));
    }
    for (Viewer viewer : viewers) {
      JsonNode facts = json.readTree(match.view(viewer).facts().toString());
      assertThat(schema.validate(facts)).as("%s", facts).isEmpty();
      JsonNode damaged = json.readTree(facts.toString().replace("\"awaits\"", "\"waits\""));
      assertThat(schema.validate(damaged)).isNotEmpty();
      looks++;
    }
  }
}
