package umpire.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.zip.CRC32;
import umpire.command.answer.AnswerLoop;
import umpire.core.SeededRandom;
import umpire.core.cards.CardNames;
import umpire.core.text.Json;
import umpire.core.text.TextWriter;

/// Measures the answers of `umpire answer` to questions of programs: from the bytes of the
/// questions to those of the answers.
public final class Questions {

  private static final int WARM_UP_ROUNDS = 6;
  private static final int COUNT = 5_000;
  private static final int DECK = 52;

  /// The checksums of the answers to each kind of question.
  private static final long COUNTS = 2116544699L;

  private static final long VERDICTS = 3052637720L;
  private static final long POSITIONS = 2021690065L;

  private Questions() {}

  /// Arguments: the folder of the examples, and the number of rounds (7).
  @SuppressWarnings("SystemOut") // this is a program
  public static void main(String[] args) throws IOException {
    String club = Files.readString(Path.of(args[0], "club.rec"));
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 7;
    var random = new SeededRandom(51);
    Ratios.print(
        List.of(
            measurement("count a cribbage hand", COUNTS, _ -> hand(random)),
            measurement("verify a record of 15 events", VERDICTS, _ -> about("verify", club)),
            measurement(
                "what is legal after some events",
                POSITIONS,
                i -> about("ask", club).put("after", i % 16))),
        WARM_UP_ROUNDS,
        rounds);
  }

  private static Json about(String what, String text) {
    return new Json().put("do", what).put("text", text);
  }

  private static Json hand(SeededRandom random) {
    var deck = new int[DECK];
    for (int card = 0; card < DECK; card++) {
      deck[card] = card;
    }
    random.shuffle(deck, DECK);
    var words = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      words.append(CardNames.name(deck[i])).append(' ');
    }
    return new Json().put("do", "count").put("game", "cribbage").put("words", words.toString());
  }

  private static Measurement measurement(String what, long expected, IntFunction<Json> question) {
    var lines = new StringBuilder();
    for (int i = 0; i < COUNT; i++) {
      lines.append(question.apply(i)).append('\n');
    }
    byte[] asked = lines.toString().getBytes(StandardCharsets.UTF_8);
    var sum = new CRC32();
    sum.update(answers(asked));
    Checksum.check(what, expected, sum.getValue());
    return new Measurement(what, COUNT / 1e3, "thousand questions/s", () -> answers(asked));
  }

  private static byte[] answers(byte[] asked) {
    var out = new ByteArrayOutputStream(asked.length);
    try {
      new AnswerLoop(new ByteArrayInputStream(asked), new TextWriter(out)).run();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toByteArray();
  }
}
