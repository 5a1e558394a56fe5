package umpire.core.text;

import java.util.List;

/// One JSON object, written from left to right. Members appear in the order of the calls, and
/// duplicate keys are not detected. Not safe for use by several threads.
public final class Json {

  private final StringBuilder text = new StringBuilder("{");

  public Json put(String key, String value) {
    key(key);
    string(value);
    return this;
  }

  /// Writes a character as a string; without this overload it would be written as a number.
  public Json put(String key, char value) {
    return put(key, String.valueOf(value));
  }

  public Json put(String key, int value) {
    key(key).append(value);
    return this;
  }

  public Json put(String key, long value) {
    key(key).append(value);
    return this;
  }

  /// Writes a number, or null if it is not finite, because JSON has no such numbers.
  public Json put(String key, double value) {
    boolean known = !Double.isNaN(value) && !Double.isInfinite(value);
    key(key).append(known ? Double.toString(value) : "null");
    return this;
  }

  public Json put(String key, boolean value) {
    key(key).append(value);
    return this;
  }

  public Json put(String key, List<String> values) {
    key(key).append('[');
    for (int i = 0; i < values.size(); i++) {
      text.append(i == 0 ? "" : ",");
      string(values.get(i));
    }
    text.append(']');
    return this;
  }

  public Json put(String key, int[] values) {
    key(key).append('[');
    for (int i = 0; i < values.length; i++) {
      text.append(i == 0 ? "" : ",").append(values[i]);
    }
    text.append(']');
    return this;
  }

  public Json put(String key, Json object) {
    key(key).append(object);
    return this;
  }

  /// Writes a value that is JSON text already; it is not checked.
  public Json putRaw(String key, String object) {
    key(key).append(object);
    return this;
  }

  /// Writes a member with the value null.
  public Json putNull(String key) {
    key(key).append("null");
    return this;
  }

  /// Writes an array of objects.
  public Json objects(String key, List<Json> objects) {
    key(key).append('[');
    for (int i = 0; i < objects.size(); i++) {
      text.append(i == 0 ? "" : ",").append(objects.get(i));
    }
    text.append(']');
    return this;
  }

  /// Returns the object so far, closed; more members may follow.
  @Override
  public String toString() {
    return text + "}";
  }

  private StringBuilder key(String key) {
    if (text.length() > 1) {
      text.append(',');
    }
    string(key);
    return text.append(':');
  }

  /// Writes a string. Characters without an escape, nearly always all, are copied in one piece.
  private void string(String value) {
    text.append('"');
    int from = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        text.append(value, from, i);
        escape(c);
        from = i + 1;
      }
    }
    text.append(value, from, value.length()).append('"');
  }

  private void escape(char c) {
    switch (c) {
      case '"', '\\' -> text.append('\\').append(c);
      case '\n' -> text.append("\\n");
      case '\t' -> text.append("\\t");
      default -> {
        text.append("\\u00").append(Character.forDigit(c >> 4, 16));
        text.append(Character.forDigit(c & 15, 16));
      }
    }
  }
}
