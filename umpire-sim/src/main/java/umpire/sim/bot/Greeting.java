package umpire.sim.bot;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.StringReader;

/// What a bot answers when it is greeted: the version of the protocol that it speaks.
final class Greeting {

  /// It did not say any.
  static final long NONE = -1;

  private Greeting() {}

  /// The version in a line such as `{"v": 2}`, or [#NONE].
  static long version(String line) {
    long version = NONE;
    try (var json = new JsonReader(new StringReader(line))) {
      json.setStrictness(Strictness.STRICT);
      json.beginObject();
      while (json.hasNext()) {
        if (json.nextName().equals("v")) {
          version = json.nextLong();
        } else {
          json.skipValue();
        }
      }
      json.endObject();
      return version;
    } catch (IOException | IllegalStateException | NumberFormatException wrong) {
      return NONE;
    }
  }
}
