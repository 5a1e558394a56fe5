package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInput;

/// What the verifier found in one game.
///
/// @param events how many were played: those found legal, and those that cannot be decided
/// @param doubts events that cannot be decided from what is recorded
/// @param agreed how many claims agree with the referee
/// @param differences claims that do not
/// @param undecided claims that cannot be decided from what is recorded
/// @param fault the first event that is illegal, or line that is unreadable; nothing after it was
///   looked at
/// @param faultyEvent the number of the event at fault, from 1; 0 if the fault is no event
/// @param repair how to mend it, where one change of one line makes the rest legal and stands out
/// @param over whether the game came to its end
public record Report(
    int events,
    List<Note> doubts,
    int agreed,
    List<Note> differences,
    List<Note> undecided,
    @Nullable BadInput fault,
    int faultyEvent,
    @Nullable Repair repair,
    boolean over) {

  public Report {
    doubts = List.copyOf(doubts);
    differences = List.copyOf(differences);
    undecided = List.copyOf(undecided);
  }

  /// Something about a line.
  public record Note(SourceLine source, String text) {}

  /// The worst there is to say.
  public enum Judgement {
    /// Legal, and every claim agrees.
    AGREES,
    /// Legal, but a claim differs.
    DIFFERS,
    /// Illegal or unreadable.
    ILLEGAL
  }

  public Judgement judgement() {
    if (fault != null) {
      return Judgement.ILLEGAL;
    }
    return differences.isEmpty() ? Judgement.AGREES : Judgement.DIFFERS;
  }

  /// The report in one line: `143 events legal, 2 cannot be decided, 12 claims agree`.
  public String summary() {
    var parts = new ArrayList<String>();
    parts.add(counted(events - doubts.size(), "event") + " legal");
    if (!doubts.isEmpty()) {
      parts.add(doubts.size() + " cannot be decided");
    }
    if (agreed > 0) {
      parts.add(counted(agreed, "claim") + (agreed == 1 ? " agrees" : " agree"));
    }
    if (!undecided.isEmpty()) {
      parts.add(counted(undecided.size(), "claim") + " cannot be decided");
    }
    if (!differences.isEmpty()) {
      int count = differences.size();
      parts.add(counted(count, "claim") + (count == 1 ? " differs" : " differ"));
    }
    return String.join(", ", parts) + (over || fault != null ? "" : ", not finished");
  }

  private static String counted(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
