package umpire.command.verify;

import java.util.function.Consumer;
import umpire.command.FaultReport;
import umpire.command.Streams;
import umpire.core.record.Repair;
import umpire.core.record.Report;
import umpire.core.record.Transcript;
import umpire.core.text.BadInput;
import umpire.core.text.Json;

/// Writes what the verifier found, game by game.
public interface ReportWriter {

  void take(String file, int number, Transcript<?, ?> game, String id, Report report);

  /// The heading of a game cannot be understood, so nothing can be ruled on.
  void unreadable(String file, int number, BadInput fault);

  void end();

  /// For people.
  final class Text implements ReportWriter {

    private final Streams streams;
    private final boolean quiet;
    private int agree;
    private int differ;
    private int illegal;

    public Text(Streams streams, boolean quiet) {
      this.streams = streams;
      this.quiet = quiet;
    }

    @Override
    public void take(String file, int number, Transcript<?, ?> game, String id, Report report) {
      String heading =
          "%s: game %d (%s, %s, %s): "
              .formatted(
                  file, number, game.game().id(), game.title(), String.join(", ", game.names()));
      switch (report.judgement()) {
        case AGREES -> {
          agree++;
          if (!quiet) {
            line(heading + report.summary());
          }
        }
        case DIFFERS -> {
          differ++;
          line(heading + report.summary());
        }
        case ILLEGAL -> {
          illegal++;
          line(heading + "illegal after " + report.summary());
        }
      }
      notes(file, report);
    }

    private void notes(String file, Report report) {
      for (Report.Note note : report.differences()) {
        line(file, note, "claim differs: ");
      }
      if (!quiet) {
        for (Report.Note note : report.undecided()) {
          line(file, note, "claim not decided: ");
        }
        for (Report.Note note : report.doubts()) {
          line(file, note, "not decided: ");
        }
      }
      BadInput fault = report.fault();
      if (fault != null) {
        streams.complain(FaultReport.fault(file, fault));
        Repair repair = report.repair();
        if (repair != null) {
          streams.complainFurther(repair.told());
        }
      }
    }

    @Override
    public void unreadable(String file, int number, BadInput fault) {
      illegal++;
      line("%s: game %d: cannot be read".formatted(file, number));
      streams.complain(FaultReport.fault(file, fault));
    }

    @Override
    public void end() {
      int games = agree + differ + illegal;
      if (games > 1) {
        line("%d games: %d agree, %d differ, %d illegal".formatted(games, agree, differ, illegal));
      }
    }

    private void line(String file, Report.Note note, String what) {
      String said = note.source().labelled(what + note.text());
      line("  %s:%d: %s".formatted(file, note.source().number(), said));
    }

    private void line(String text) {
      streams.tell(text);
    }
  }

  /// For programs: one object a game.
  final class JsonLines implements ReportWriter {

    private final Consumer<Json> lines;
    private final boolean quiet;

    /// @param lines gets each verdict
    public JsonLines(Consumer<Json> lines, boolean quiet) {
      this.lines = lines;
      this.quiet = quiet;
    }

    @Override
    public void take(String file, int number, Transcript<?, ?> game, String id, Report report) {
      if (quiet && report.judgement() == Report.Judgement.AGREES) {
        return;
      }
      lines.accept(VerdictSheet.of(file, number, game, id, report));
    }

    @Override
    public void unreadable(String file, int number, BadInput fault) {
      lines.accept(VerdictSheet.unreadable(file, number, fault));
    }

    @Override
    public void end() {
      // every line has said all there is
    }
  }
}
