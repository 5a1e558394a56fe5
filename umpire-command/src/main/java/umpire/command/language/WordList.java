package umpire.command.language;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The translations of one file, in the sections that decision 0041 lists.
///
/// @param sections a JSON object of JSON objects
record WordList(JsonObject sections) {

  static final WordList EMPTY = new WordList(new JsonObject());

  static WordList at(URL place) {
    try (InputStream in = place.openStream()) {
      return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static WordList of(String json) {
    return new WordList(JsonParser.parseString(json).getAsJsonObject());
  }

  /// The translation of a key in a section, if there is one.
  Optional<String> find(String section, String key) {
    return text(section(section).get(key));
  }

  /// A text about a switch, if there is one.
  Optional<String> ofSwitch(String name, String key) {
    return text(object(section("switches").get(name)).get(key));
  }

  /// The meaning of a switch's value, if there is one; that of a number is stored under the key
  /// `#`.
  Optional<String> ofValue(String name, String value) {
    JsonObject values = object(object(section("switches").get(name)).get("values"));
    return text(values.get(value))
        .or(() -> text(values.get("#")).map(number -> number.replace("#", value)));
  }

  private JsonObject section(String name) {
    return object(sections.get(name));
  }

  private static JsonObject object(@Nullable JsonElement element) {
    return element != null && element.isJsonObject() ? element.getAsJsonObject() : new JsonObject();
  }

  private static Optional<String> text(@Nullable JsonElement element) {
    return Optional.ofNullable(element).map(JsonElement::getAsString);
  }
}
