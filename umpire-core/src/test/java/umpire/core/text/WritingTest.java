package umpire.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WritingTest {

  @Test
  void printsNumbersAsTheyAre() {
    int[] large = {9999, 10_000, 1_342_177_400, Integer.MAX_VALUE, -1, Integer.MIN_VALUE};
    int[] numbers = IntStream.concat(IntStream.range(0, 1100), IntStream.of(large)).toArray();
    var out = new ByteArrayOutputStream();
    var writer = new TextWriter(out);
    var expected = new StringBuilder();
    for (int number : numbers) {
      writer.number(number).character(' ');
      expected.append(number).append(' ');
    }
    writer.flush();
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(expected.toString());
  }

  @Test
  void printsRowsOfPairsWithBlanksBetween() {
    var pairs = new short[21_000];
    for (int i = 0; i < pairs.length; i++) {
      pairs[i] = (short) ('A' + i % 26 | 'a' + i % 25 << 8);
    }
    for (int count : new int[] {0, 1, 2, 1023, 1024, 1025, 2000, 21_000}) {
      var out = new ByteArrayOutputStream();
      var writer = new TextWriter(out).ascii("|".repeat(1000));
      writer.pairs(pairs, count).character('|').flush();
      var expected = new StringJoiner(" ", "|".repeat(1000), "|");
      for (int i = 0; i < count; i++) {
        expected.add("" + (char) (pairs[i] & 0xff) + (char) (pairs[i] >> 8));
      }
      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(expected.toString());
    }
  }

  @Test
  void printsAnyAmount() {
    var out = new ByteArrayOutputStream();
    var writer = new TextWriter(out);
    for (int i = 0; i < 50_000; i++) {
      writer.ascii("line ").pair('a' | 'b' << 8).line();
    }
    writer.text("ü".repeat(100_000)).flush();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo("line ab\n".repeat(50_000) + "ü".repeat(100_000));
  }

  @Test
  void jsonIsEscaped() {
    var json =
        new Json()
            .put("text", "a\"b\\c\nd\te\u0001f\u001bü")
            .put("number", -5)
            .put("yes", true)
            .put("list", List.of("x", "y"))
            .put("none", List.of())
            .put("numbers", new int[] {1, 2})
            .put("inside", new Json().put("a", 1))
            .put("empty", new Json());
    assertThat(json)
        .hasToString(
            "{\"text\":\"a\\\"b\\\\c\\nd\\te\\u0001f\\u001bü\",\"number\":-5,\"yes\":true,"
                + "\"list\":[\"x\",\"y\"],\"none\":[],\"numbers\":[1,2],\"inside\":{\"a\":1},"
                + "\"empty\":{}}");
  }
}
