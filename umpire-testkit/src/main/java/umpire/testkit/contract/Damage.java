package umpire.testkit.contract;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.testkit.Choices;

/// Damage that a text may suffer before a referee reads it, by accident or on purpose.
public enum Damage {
  CUT_OFF {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      return Arrays.copyOf(text, choices.below(text.length + 1));
    }
  },
  FLIP_BYTE {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      byte[] flipped = text.clone();
      if (flipped.length > 0) {
        flipped[choices.below(flipped.length)] = (byte) choices.below(256);
      }
      return flipped;
    }
  },
  DOUBLE_LINE {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      List<String> lines = lines(text);
      int line = choices.below(lines.size());
      lines.add(line, lines.get(line));
      return bytes(lines);
    }
  },
  DROP_LINE {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      List<String> lines = lines(text);
      lines.remove(choices.below(lines.size()));
      return bytes(lines);
    }
  },
  SWAP_LINES {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      List<String> lines = lines(text);
      int one = choices.below(lines.size());
      int other = choices.below(lines.size());
      String line = lines.set(one, lines.get(other));
      lines.set(other, line);
      return bytes(lines);
    }
  },
  SWAP_WORDS {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      String[] words = new String(text, StandardCharsets.ISO_8859_1).split("(?<=\\s)|(?=\\s)");
      int one = choices.below(words.length);
      int other = choices.below(words.length);
      String word = words[one];
      words[one] = words[other];
      words[other] = word;
      return String.join("", words).getBytes(StandardCharsets.ISO_8859_1);
    }
  },
  STRAY_BYTES {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      var stray = new ByteArrayOutputStream();
      while (choices.more(20)) {
        stray.write(choices.below(256));
      }
      return inserted(text, stray.toByteArray(), choices);
    }
  },
  NULS {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      return inserted(text, new byte[1 + choices.below(100)], choices);
    }
  },
  BYTE_ORDER_MARK {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      return inserted(text, new byte[] {(byte) 0xef, (byte) 0xbb, (byte) 0xbf}, 0);
    }
  },
  HUGE_NUMBER {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      return inserted(text, ascii(choices.oneOf(NUMBERS)), choices);
    }
  },
  LONG_WORD {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      return inserted(text, ascii(choices.oneOf(LETTERS).repeat(100_000)), choices);
    }
  },
  LONG_LINE {
    @Override
    public byte[] applied(byte[] text, Choices choices) {
      List<String> lines = lines(text);
      String words = lines.get(choices.below(lines.size())) + " ";
      return inserted(text, ascii(words.repeat(1_000_000 / words.length())), choices);
    }
  };

  private static final List<String> NUMBERS =
      List.of("-1", "0", "2147483648", "4294967298", "18446744073709551618", "1e9", "2.0", "+2");

  private static final List<String> LETTERS = List.of("x", "2", "S6", "Red ", "\t", "\n", "\r");

  private static final List<Damage> SMALL = List.of(values()).subList(0, LONG_WORD.ordinal());

  /// Returns the text with this damage at a random position.
  public abstract byte[] applied(byte[] text, Choices choices);

  /// Returns the text with one or more kinds of damage that keep it small.
  public static byte[] any(byte[] text, Choices choices) {
    byte[] damaged = text;
    do {
      Damage damage = choices.oneOf(SMALL);
      choices.show("damage", damage);
      damaged = damage.applied(damaged, choices);
    } while (choices.more(2));
    return damaged;
  }

  /// Returns the text enlarged by a very long word or line.
  public static byte[] huge(byte[] text, Choices choices) {
    return choices.oneOf(List.of(LONG_WORD, LONG_LINE)).applied(text, choices);
  }

  private static List<String> lines(byte[] text) {
    return new ArrayList<>(List.of(new String(text, StandardCharsets.ISO_8859_1).split("\n", -1)));
  }

  private static byte[] bytes(List<String> lines) {
    return String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] inserted(byte[] text, byte[] more, Choices choices) {
    return inserted(text, more, choices.below(text.length + 1));
  }

  private static byte[] inserted(byte[] text, byte[] more, int at) {
    byte[] longer = Arrays.copyOf(text, text.length + more.length);
    System.arraycopy(more, 0, longer, at, more.length);
    System.arraycopy(text, at, longer, at + more.length, text.length - at);
    return longer;
  }
}
