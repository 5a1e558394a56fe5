package umpire.cli.records;

import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.record.NarratedRecord;
import umpire.core.record.RecordJson;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.ruling.RulingLine;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.core.text.TextWriter;

/// Writes games in the canonical form, as text or as JSON Lines.
public final class RecordPrinter {

  private final TextWriter out;
  private final boolean json;
  private final boolean parts;
  private final boolean rulings;
  private final Language language;
  private int written;

  /// A printer of text, or of JSON with the events in words.
  ///
  /// @param rulings whether to write the referee's rulings between the lines of the text
  public RecordPrinter(Streams streams, boolean json, boolean rulings) {
    this(streams, json, false, rulings);
  }

  /// @param parts whether JSON holds the events in their parts instead of words
  public RecordPrinter(Streams streams, boolean json, boolean parts, boolean rulings) {
    this.out = streams.out();
    this.language = streams.language();
    this.json = json;
    this.parts = parts;
    this.rulings = rulings;
  }

  public <K extends Kernel<K>> void write(Transcript<K> game) {
    written++;
    if (json) {
      out.text(RecordJson.write(game, parts).toString()).line();
      return;
    }
    if (written > 1) {
      out.line();
    }
    if (rulings) {
      writeWithRulings(game);
    } else {
      out.text(RecordWriter.write(game));
    }
  }

  private <K extends Kernel<K>> void writeWithRulings(Transcript<K> game) {
    out.text(RecordWriter.heading(game)).line();
    var narrated = new NarratedRecord<>(game, written);
    var log = new RulingLog();
    Language spoken = language.in(game.game());
    try {
      for (var line = narrated.step(log); line != null; line = narrated.step(log)) {
        out.text(RecordWriter.line(game, line)).line();
        for (int i = 0; i < log.size(); i++) {
          out.text("> " + said(narrated, log.ruling(i, game.game().rulebook()), spoken)).line();
        }
      }
      game.result().ifPresent(claim -> out.text(RecordWriter.result(game, claim.claim())).line());
    } catch (BadInputException fault) {
      out.text(
              "> " + spoken.say(Sentence.of("not legal: {what}").fact("what", fault.description())))
          .line();
      Rule rule = fault.rule();
      if (rule != null) {
        out.text("> [" + rule.id() + "] " + spoken.statement(rule)).line();
      }
    }
  }

  private static String said(NarratedRecord<?> narrated, Ruling ruling, Language language) {
    var sentence = new Sentence();
    narrated.narrate(ruling, sentence);
    String who = ruling.seat() < 0 ? "" : narrated.seatName(ruling.seat());
    return new RulingLine(who, sentence.note(), ruling).text(language::say);
  }
}
