package umpire.live.wire;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import umpire.core.text.Shown;

/// One JSON object that somebody else has written, and where it stands: whatever is wrong with it
/// is said with its place. Which library has parsed it is nobody else's business.
public final class Fields {

  private static final String MISSING = "is missing";

  /// As many digits as every `int` can have.
  private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,9}");

  private final JsonObject object;
  private final String where;

  /// @param where the place, as in `seats[2]`; empty for the outermost
  private Fields(JsonObject object, String where) {
    this.object = object;
    this.where = where;
  }

  /// Understands a text that is one object and nothing else.
  public static Fields of(String text) throws BadFields {
    try (var reader = new JsonReader(new StringReader(text))) {
      reader.setStrictness(Strictness.STRICT);
      JsonElement read = new Gson().getAdapter(JsonElement.class).read(reader);
      if (read instanceof JsonObject object && reader.peek() == JsonToken.END_DOCUMENT) {
        return new Fields(object, "");
      }
    } catch (IOException | JsonParseException | IllegalStateException | StackOverflowError wrong) {
      // said below
    }
    throw new BadFields("", "one JSON object is expected");
  }

  private String at(String name) {
    return where.isEmpty() ? name : where + "." + name;
  }

  public BadFields fault(String name, String what) {
    return new BadFields(at(name), what);
  }

  /// Complains about a field that nobody knows: a slip of the pen must not pass for a wish.
  public void only(String... known) throws BadFields {
    Set<String> names = Set.of(known);
    for (String name : object.keySet()) {
      if (!names.contains(name)) {
        throw new BadFields(
            where,
            "there is no field "
                + Shown.quoted(name)
                + ": choose "
                + String.join(", ", Arrays.asList(known)));
      }
    }
  }

  private Optional<JsonPrimitive> primitive(String name, String kind) throws BadFields {
    JsonElement value = object.get(name);
    if (value == null || value.isJsonNull()) {
      return Optional.empty();
    }
    if (value instanceof JsonPrimitive primitive) {
      return Optional.of(primitive);
    }
    throw fault(name, kind + " is expected");
  }

  public Optional<String> text(String name) throws BadFields {
    Optional<JsonPrimitive> value = primitive(name, "a text");
    if (value.isPresent() && !value.get().isString()) {
      throw fault(name, "a text is expected");
    }
    return value.map(JsonPrimitive::getAsString);
  }

  /// A text that must be there.
  public String needText(String name) throws BadFields {
    return text(name).orElseThrow(() -> fault(name, MISSING));
  }

  public boolean truth(String name, boolean usual) throws BadFields {
    Optional<JsonPrimitive> value = primitive(name, "true or false");
    if (value.isPresent() && !value.get().isBoolean()) {
      throw fault(name, "true or false is expected");
    }
    return value.map(JsonPrimitive::getAsBoolean).orElse(usual);
  }

  /// A whole number between two others.
  public int number(String name, int usual, int least, int most) throws BadFields {
    Optional<JsonPrimitive> value = primitive(name, "a number");
    return value.isEmpty() ? usual : whole(at(name), value.get(), least, most);
  }

  /// A whole number that must be there.
  public int needNumber(String name) throws BadFields {
    JsonPrimitive value = primitive(name, "a number").orElseThrow(() -> fault(name, MISSING));
    return whole(at(name), value, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  private static int whole(String place, JsonElement value, int least, int most) throws BadFields {
    if (value instanceof JsonPrimitive digits
        && digits.isNumber()
        && WHOLE.matcher(digits.getAsString()).matches()) {
      int number = Integer.parseInt(digits.getAsString());
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw new BadFields(
        place,
        least == Integer.MIN_VALUE
            ? "a whole number is expected"
            : "a whole number from %d to %d is expected".formatted(least, most));
  }

  /// An object within this one; an empty one if it is left out.
  public Fields inner(String name) throws BadFields {
    JsonElement value = object.get(name);
    if (value == null) {
      return new Fields(new JsonObject(), at(name));
    }
    if (value instanceof JsonObject inner) {
      return new Fields(inner, at(name));
    }
    throw fault(name, "an object is expected");
  }

  /// A list of objects.
  public List<Fields> list(String name) throws BadFields {
    return each(
        name,
        (place, value) -> {
          if (value instanceof JsonObject inner) {
            return new Fields(inner, place);
          }
          throw new BadFields(place, "an object is expected");
        });
  }

  /// A list of texts that must be there.
  public List<String> needTexts(String name) throws BadFields {
    return each(
        name,
        (place, value) -> {
          if (value instanceof JsonPrimitive text && text.isString()) {
            return text.getAsString();
          }
          throw new BadFields(place, "a text is expected");
        });
  }

  /// A list of whole numbers that must be there.
  public List<Integer> needNumbers(String name) throws BadFields {
    return each(name, (place, value) -> whole(place, value, Integer.MIN_VALUE, Integer.MAX_VALUE));
  }

  /// Reads one value of a list.
  private interface Reader<T> {
    T read(String place, JsonElement value) throws BadFields;
  }

  private <T> List<T> each(String name, Reader<T> reader) throws BadFields {
    if (!(object.get(name) instanceof JsonArray array)) {
      throw fault(name, "a list is expected");
    }
    var list = new ArrayList<T>();
    for (JsonElement value : array) {
      list.add(reader.read(at(name) + "[" + list.size() + "]", value));
    }
    return list;
  }

  /// All fields, each a text, a number or a truth, as texts.
  public Map<String, String> texts() throws BadFields {
    var texts = new LinkedHashMap<String, String>();
    for (String name : object.keySet()) {
      texts.put(
          name,
          primitive(name, "a value")
              .orElseThrow(() -> fault(name, "a value is expected"))
              .getAsString());
    }
    return texts;
  }
}
