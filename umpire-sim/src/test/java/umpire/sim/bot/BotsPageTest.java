package umpire.sim.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.ForfeitException;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.FactsJson;
import umpire.core.profile.Profile;
import umpire.json.BadFieldsException;

/// The page on bots is checked against the code.
class BotsPageTest {

  private static final Path ROOT = Path.of("..");
  private static final List<String> NAMES = List.of("Anna", "Ben");
  private static final int SEED = 7;

  @Test
  void showsTheExample() throws IOException {
    assertThat(page()).contains(Files.readString(ROOT.resolve("examples/bots/random_bot.py")));
  }

  @Test
  void listsTheRules() throws IOException {
    String decisions = Files.readString(ROOT.resolve("docs/decisions/0021-bots.md"));
    for (Rule rule : BadBotTest.rules()) {
      assertThat(page()).contains("| `" + rule.id() + "` |");
      rule.sources()
          .forEach(source -> assertThat(decisions).contains("\n| " + source.cite() + " |"));
    }
  }

  @Test
  void showsARealExchange() throws Exception {
    var asked = new ArrayList<String>();
    play(Game.byId("cribbage").orElseThrow().complete().orElseThrow(), lines("< "), asked);
    assertThat(asked).isEqualTo(lines("> "));
  }

  private static <K extends Kernel<K>> void play(
      CompleteGame<K> whole, List<String> answers, List<String> asked) throws BadFieldsException {
    Profile profile = whole.profiles().standard();
    var questions = new Questions(profile, NAMES, 0);
    var scripted =
        new Scripted<>(
            whole,
            new FactsJson<>(whole, profile, NAMES),
            questions,
            new ArrayDeque<>(answers),
            asked);
    asked.add(questions.hello());
    assertThat(Questions.version(scripted.answers.remove())).isEqualTo(Questions.VERSION);
    whole
        .gameLoop(profile, List.of(scripted, new RandomStrategy<>()))
        .play(SEED, RulingLog.none(), (_, _, _) -> {});
  }

  /// Gives the answers on the page until there are no more.
  private record Scripted<K extends Kernel<K>>(
      CompleteGame<K> whole,
      FactsJson<K> json,
      Questions questions,
      ArrayDeque<String> answers,
      List<String> asked)
      implements Strategy<K> {

    @Override
    public String name() {
      return "scripted";
    }

    @Override
    public String about() {
      return "answers what the page answers";
    }

    @Override
    public void choose(K veiled, int seat, SeededRandom random, Move answer) {
      if (answers.isEmpty()) {
        throw new ForfeitException(BotRule.KEEP_RUNNING, "ends");
      }
      asked.add(questions.move(asked.size(), json.of(veiled, seat), random));
      Event event =
          new AnswerReader(whole.vocabulary(), NAMES).event(answers.remove(), asked.size() - 1);
      answer.copyFrom(event);
    }
  }

  private static List<String> lines(String begin) throws IOException {
    return page().lines().filter(line -> line.startsWith(begin)).map(l -> l.substring(2)).toList();
  }

  private static String page() throws IOException {
    return Files.readString(ROOT.resolve("docs/bots.md"));
  }
}
