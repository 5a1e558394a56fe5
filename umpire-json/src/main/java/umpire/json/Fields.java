package umpire.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.core.text.SafeText;
import umpire.core.text.Spelling;

/// One JSON object from another program. Each error names the field that is wrong. A field that is
/// `null` counts as absent.
public final class Fields {

  private static final String OBJECT = "expected one JSON object";
  private static final String WHOLE_NUMBER = "expected a whole number";

  /// The position in the parser's messages; the rest of those messages is meant for programmers.
  private static final Pattern PLACE = Pattern.compile(" at line (\\d+) column (\\d+) ");

  private final JsonObject object;
  private final String where;

  /// @param where the path of this object, as in `seats[2]`; empty for the outermost
  private Fields(JsonObject object, String where) {
    this.object = object;
    this.where = where;
  }

  /// Reads a text that is one object and nothing else.
  public static Fields of(String text) throws BadFieldsException {
    return read(text, _ -> true);
  }

  /// Reads a text that is one object and nothing else, and keeps the named fields. All others are
  /// ignored, even values that strict JSON does not allow.
  public static Fields among(String text, String... known) throws BadFieldsException {
    return read(text, Set.of(known)::contains);
  }

  /// An object without fields.
  public static Fields none() {
    return new Fields(new JsonObject(), "");
  }

  private static Fields read(String text, Predicate<String> kept) throws BadFieldsException {
    var object = new JsonObject();
    try (var reader = new JsonReader(new StringReader(text))) {
      reader.setStrictness(Strictness.STRICT);
      if (reader.peek() != JsonToken.BEGIN_OBJECT) {
        throw new BadFieldsException("", OBJECT);
      }
      reader.beginObject();
      while (reader.hasNext()) {
        String name = reader.nextName();
        if (kept.test(name)) {
          object.add(name, JsonParser.parseReader(reader));
        } else {
          reader.skipValue();
        }
      }
      reader.endObject();
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw new MalformedJsonException("more than one value");
      }
      return new Fields(object, "");
    } catch (IOException | JsonParseException | IllegalStateException wrong) {
      throw new BadFieldsException("", "this is not valid JSON" + place(wrong));
    }
  }

  private static String place(Exception wrong) {
    Matcher place = PLACE.matcher(String.valueOf(wrong.getMessage()));
    if (!place.find()) {
      return "";
    }
    String line = place.group(1).equals("1") ? "" : "line " + place.group(1) + ", ";
    return ": see " + line + "column " + place.group(2);
  }

  private String at(String name) {
    return where.isEmpty() ? name : where + "." + name;
  }

  public BadFieldsException fault(String name, String what) {
    return new BadFieldsException(at(name), what);
  }

  /// Throws if there is a field other than these: a misspelt option must not be ignored.
  public void only(String... known) throws BadFieldsException {
    only(List.of(known));
  }

  /// Throws if there is a field that is not in the list.
  public void only(Collection<String> known) throws BadFieldsException {
    for (String name : object.keySet()) {
      if (!known.contains(name)) {
        throw new BadFieldsException(
            where,
            "there is no field "
                + SafeText.quoted(name)
                + Spelling.hint(name, known)
                + ": choose "
                + String.join(", ", known));
      }
    }
  }

  public boolean isEmpty() {
    return object.isEmpty();
  }

  /// Whether the field is present and not `null`.
  public boolean has(String name) {
    JsonElement value = object.get(name);
    return value != null && !value.isJsonNull();
  }

  /// The whole object as JSON.
  public String written() {
    return object.toString();
  }

  /// A string or a number as JSON, to be sent back unchanged; `null` if the field is absent.
  ///
  /// @param most the maximum length in characters
  public String echoed(String name, int most) throws BadFieldsException {
    Optional<JsonPrimitive> value = primitive(name, "a string or a number");
    String written = value.map(JsonPrimitive::toString).orElse("null");
    if ((value.isPresent() && value.get().isBoolean()) || written.length() > most) {
      throw fault(name, "expected a string or a number of at most %d characters".formatted(most));
    }
    return written;
  }

  private Optional<JsonPrimitive> primitive(String name, String kind) throws BadFieldsException {
    if (!has(name)) {
      return Optional.empty();
    }
    if (object.get(name) instanceof JsonPrimitive primitive) {
      return Optional.of(primitive);
    }
    throw fault(name, "expected " + kind);
  }

  public Optional<String> text(String name) throws BadFieldsException {
    Optional<JsonPrimitive> value = primitive(name, "a string");
    if (value.isPresent() && !value.get().isString()) {
      throw fault(name, "expected a string");
    }
    return value.map(JsonPrimitive::getAsString);
  }

  /// A required string.
  public String needText(String name) throws BadFieldsException {
    return text(name).orElseThrow(() -> fault(name, BadFieldsException.MISSING));
  }

  /// A required string; a number is accepted as well.
  public String needWords(String name) throws BadFieldsException {
    JsonPrimitive value = need(name, "a string");
    if (value.isBoolean()) {
      throw fault(name, "expected a string");
    }
    return value.getAsString();
  }

  private JsonPrimitive need(String name, String kind) throws BadFieldsException {
    return primitive(name, kind).orElseThrow(() -> fault(name, BadFieldsException.MISSING));
  }

  public boolean truth(String name, boolean usual) throws BadFieldsException {
    Optional<JsonPrimitive> value = primitive(name, "true or false");
    if (value.isPresent() && !value.get().isBoolean()) {
      throw fault(name, "expected true or false");
    }
    return value.map(JsonPrimitive::getAsBoolean).orElse(usual);
  }

  public OptionalInt number(String name) throws BadFieldsException {
    Optional<JsonPrimitive> value = primitive(name, "a whole number");
    return value.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(
            (int) whole(at(name), value.get(), Integer.MIN_VALUE, Integer.MAX_VALUE, WHOLE_NUMBER));
  }

  /// A whole number in a range, `usual` if the field is absent.
  public int number(String name, int usual, int least, int most) throws BadFieldsException {
    Optional<JsonPrimitive> value = primitive(name, "a number");
    String range = "expected a whole number from %d to %d".formatted(least, most);
    return value.isEmpty() ? usual : (int) whole(at(name), value.get(), least, most, range);
  }

  /// A required whole number of 32 bits.
  public int needNumber(String name) throws BadFieldsException {
    return (int)
        whole(at(name), need(name, "a number"), Integer.MIN_VALUE, Integer.MAX_VALUE, WHOLE_NUMBER);
  }

  /// A required whole number of 64 bits.
  public long needLong(String name) throws BadFieldsException {
    return whole(at(name), need(name, "a number"), Long.MIN_VALUE, Long.MAX_VALUE, WHOLE_NUMBER);
  }

  private static long whole(String place, JsonElement value, long least, long most, String expected)
      throws BadFieldsException {
    try {
      if (value instanceof JsonPrimitive digits && digits.isNumber()) {
        long number = Long.parseLong(digits.getAsString());
        if (number >= least && number <= most) {
          return number;
        }
      }
    } catch (NumberFormatException _) {
      // reported below
    }
    throw new BadFieldsException(place, expected);
  }

  /// A required whole number in any form that programs write: `5`, `5.0` or `"5"`.
  public long needLongLoosely(String name) throws BadFieldsException {
    String written = needWords(name);
    try {
      return Long.parseLong(written);
    } catch (NumberFormatException _) {
      return fraction(name, written);
    }
  }

  private long fraction(String name, String written) throws BadFieldsException {
    try {
      double number = Double.parseDouble(written);
      if ((long) number == number) {
        return (long) number;
      }
    } catch (NumberFormatException _) {
      // reported below
    }
    throw fault(name, WHOLE_NUMBER);
  }

  /// An object within this one, empty if the field is absent.
  public Fields inner(String name) throws BadFieldsException {
    JsonElement value = object.get(name);
    if (value == null) {
      return new Fields(new JsonObject(), at(name));
    }
    if (value instanceof JsonObject inner) {
      return new Fields(inner, at(name));
    }
    throw fault(name, "expected an object");
  }

  /// A required list of objects.
  public List<Fields> list(String name) throws BadFieldsException {
    return each(
        name,
        (place, value) -> {
          if (value instanceof JsonObject inner) {
            return new Fields(inner, place);
          }
          throw new BadFieldsException(place, "expected an object");
        });
  }

  /// A required list of strings.
  public List<String> needTexts(String name) throws BadFieldsException {
    return each(
        name,
        (place, value) -> {
          if (value instanceof JsonPrimitive text && text.isString()) {
            return text.getAsString();
          }
          throw new BadFieldsException(place, "expected a string");
        });
  }

  /// A string or a list of strings, empty if the field is absent; numbers are accepted as well.
  public List<String> words(String name) throws BadFieldsException {
    if (!has(name)) {
      return List.of();
    }
    return object.get(name).isJsonArray()
        ? each(name, Fields::word)
        : List.of(word(at(name), object.get(name)));
  }

  private static String word(String place, JsonElement value) throws BadFieldsException {
    if (value instanceof JsonPrimitive word && !word.isBoolean()) {
      return word.getAsString();
    }
    throw new BadFieldsException(place, "expected a string");
  }

  /// A required list of whole numbers.
  public List<Integer> needNumbers(String name) throws BadFieldsException {
    return each(
        name,
        (place, value) ->
            (int) whole(place, value, Integer.MIN_VALUE, Integer.MAX_VALUE, WHOLE_NUMBER));
  }

  /// Reads one element of a list.
  private interface Reader<T> {
    T read(String place, JsonElement value) throws BadFieldsException;
  }

  private <T> List<T> each(String name, Reader<T> reader) throws BadFieldsException {
    if (!(object.get(name) instanceof JsonArray array)) {
      throw fault(name, "expected a list");
    }
    var list = new ArrayList<T>();
    for (JsonElement value : array) {
      list.add(reader.read(at(name) + "[" + list.size() + "]", value));
    }
    return list;
  }

  /// All fields as strings; each must be a string, a number or a boolean.
  public Map<String, String> texts() throws BadFieldsException {
    var texts = new LinkedHashMap<String, String>();
    for (String name : object.keySet()) {
      texts.put(name, value(name).getAsString());
    }
    return texts;
  }

  /// All fields as command-line options: `true` becomes an empty string, and `false` is left out.
  public Map<String, String> options() throws BadFieldsException {
    var texts = new LinkedHashMap<String, String>();
    for (String name : object.keySet()) {
      JsonPrimitive value = value(name);
      if (!value.isBoolean()) {
        texts.put(name, value.getAsString());
      } else if (value.getAsBoolean()) {
        texts.put(name, "");
      }
    }
    return texts;
  }

  private JsonPrimitive value(String name) throws BadFieldsException {
    return primitive(name, "a value").orElseThrow(() -> fault(name, "expected a value"));
  }
}
