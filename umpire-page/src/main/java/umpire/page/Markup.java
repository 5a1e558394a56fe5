package umpire.page;

import java.util.ArrayDeque;
import java.util.Deque;

/// Writes HTML that is also well-formed XML, so that any tool can read it. Every text is escaped,
/// wherever it comes from.
public final class Markup {

  private static final char NOT_SHOWN = '\uFFFD';

  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /// Opens an element.
  ///
  /// @param attributes names and values, in turn
  public Markup open(String tag, String... attributes) {
    begin(tag, attributes);
    out.append('>');
    open.push(tag);
    return this;
  }

  /// Closes the element that was opened last.
  public Markup close() {
    out.append("</").append(open.pop()).append('>');
    return this;
  }

  /// Closes the element that was opened last and ends the line, so that people can read the source.
  public Markup closeLine() {
    close();
    out.append('\n');
    return this;
  }

  public Markup text(String text) {
    text.codePoints().forEach(this::escape);
    return this;
  }

  public Markup element(String tag, String text, String... attributes) {
    return open(tag, attributes).text(text).close();
  }

  /// An element without content, such as a line of a drawing.
  public Markup empty(String tag, String... attributes) {
    begin(tag, attributes);
    out.append("/>");
    return this;
  }

  public Markup paragraph(String text, String... attributes) {
    return open("p", attributes).text(text).closeLine();
  }

  /// Writes one of Umpire's own style sheets. It is not escaped, because browsers would not undo
  /// that.
  ///
  /// @throws IllegalArgumentException if the sheet contains a character that would need escaping
  public Markup style(String sheet) {
    if (sheet.contains("<") || sheet.contains("&")) {
      throw new IllegalArgumentException("expected a style sheet without '<' and '&'");
    }
    out.append("<style>").append(sheet).append("</style>\n");
    return this;
  }

  public Markup doctype() {
    out.append("<!DOCTYPE html>\n");
    return this;
  }

  private void begin(String tag, String... attributes) {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"");
      text(attributes[i + 1]);
      out.append('"');
    }
  }

  private void escape(int each) {
    switch (each) {
      case '&' -> out.append("&amp;");
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '"' -> out.append("&quot;");
      case '\'' -> out.append("&#39;");
      default -> out.appendCodePoint(isHarmless(each) ? each : NOT_SHOWN);
    }
  }

  /// Whether a character may be written: XML allows it, and it does not change the direction of the
  /// text, with which a name could make its neighbours read differently.
  private static boolean isHarmless(int each) {
    return (each >= ' ' || each == '\n' || each == '\t')
        && !(each >= '\u007F' && each < '\u00A0')
        && !(each >= '\u202A' && each <= '\u202E')
        && !(each >= '\u2066' && each <= '\u2069')
        && (each & 0xFFFE) != 0xFFFE
        && !(each >= Character.MIN_SURROGATE && each <= Character.MAX_SURROGATE);
  }

  @Override
  public String toString() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("still open: " + open);
    }
    return out.toString();
  }
}
