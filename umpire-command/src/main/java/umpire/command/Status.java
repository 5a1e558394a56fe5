package umpire.command;

import java.util.LinkedHashMap;
import java.util.Map;

/// The exit statuses. Status 1 has no meaning of its own, because a Java process that dies of an
/// unexpected exception returns it.
public final class Status {

  public static final int FINE = 0;
  public static final int CLAIM_DIFFERS = 10;
  public static final int UNFINISHED = 11;
  public static final int WRONG_USE = 64;
  public static final int BAD_INPUT = 65;
  public static final int NO_INPUT = 66;
  public static final int BUG = 70;
  public static final int OUT_OF_MEMORY = 71;
  public static final int IO_FAILURE = 74;
  public static final int INTERRUPTED = 130;

  /// The meaning of each status, for `--help`.
  public static Map<String, String> inWords() {
    var words = new LinkedHashMap<String, String>();
    words.put("0", "success");
    words.put("10", "verify: every game is legal, but a claim differs");
    words.put("11", "play: a game did not end and was stopped");
    words.put("64", "wrong usage of the command");
    words.put(
        "65", "bad input: a malformed, impossible or illegal record, or every game was forfeited");
    words.put("66", "the input cannot be opened");
    words.put("69", "Java cannot be started, or Umpire cannot be built");
    words.put("70", "a bug in Umpire");
    words.put("71", "out of memory");
    words.put("74", "another read or write error");
    words.put("130", "play, simulate, compare: interrupted; results so far are kept or printed");
    return words;
  }

  private Status() {}
}
