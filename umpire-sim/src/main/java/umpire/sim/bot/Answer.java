package umpire.sim.bot;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Forfeit;
import umpire.core.text.Shown;

/// What a bot says: the number of the question, and an event in the words of a record. Anything
/// else in the object is the bot's own business.
public record Answer(long id, String event) {

  private static final int SHOWN = 60;

  /// Understands a line.
  ///
  /// @throws Forfeit if it is no answer
  public static Answer of(String line) {
    try (var json = new JsonReader(new StringReader(line))) {
      json.setStrictness(Strictness.STRICT);
      Answer answer = read(json);
      if (json.peek() != JsonToken.END_DOCUMENT) {
        throw new MalformedJsonException("more than one value");
      }
      return answer;
    } catch (IOException | IllegalStateException | NumberFormatException wrong) {
      throw new Forfeit(
          BotRule.ANSWER_IN_JSON,
          "answered " + quoted(line) + ", which is no object with an id and an event");
    }
  }

  private static Answer read(JsonReader json) throws IOException {
    @Nullable Long id = null;
    @Nullable String event = null;
    json.beginObject();
    while (json.hasNext()) {
      switch (json.nextName()) {
        case "id" -> id = json.nextLong();
        case "event" -> event = json.nextString();
        default -> json.skipValue();
      }
    }
    json.endObject();
    if (id == null || event == null) {
      throw new MalformedJsonException("id or event is missing");
    }
    return new Answer(id, event);
  }

  /// The beginning of what somebody said who may say anything.
  static String quoted(String said) {
    var shown = new StringBuilder("'");
    said.codePoints()
        .limit(SHOWN)
        .map(c -> Shown.isHarmful(c) || !Character.isDefined(c) ? '?' : c)
        .forEach(shown::appendCodePoint);
    return shown.append(said.codePointCount(0, said.length()) > SHOWN ? "…'" : "'").toString();
  }
}
