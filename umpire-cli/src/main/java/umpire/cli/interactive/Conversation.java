package umpire.cli.interactive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import umpire.command.Failure;
import umpire.command.MenuInput;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.core.match.Finding;
import umpire.core.match.TableDisplay;
import umpire.core.ruling.RulingLine;
import umpire.core.session.ImpossibleEventException;
import umpire.core.text.DisplayWidth;
import umpire.core.text.Note;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;
import umpire.core.text.SourceLine;
import umpire.core.text.TextTable;
import umpire.core.words.BadEventException;

/// The dialogue with a person at the terminal: shows the table, asks for an event, and plays it.
final class Conversation {

  private static final List<String> WORDS = List.of("hint", "undo", "save", "help", "quit");

  private static final List<Sentence> HELP =
      List.of(
          Sentence.of("Type one of the listed events, its number, or any other event in words."),
          Sentence.of("  ? EVENT     asks the referee about it, without doing it"),
          Sentence.of("  hint        shows what the strongest strategy would do"),
          Sentence.of("  undo        takes back what you did last"),
          Sentence.of("  save FILE   writes the record of the game"),
          Sentence.of("  quit        leaves without saving"),
          Sentence.of("  Ctrl-C      leaves and writes the record to a new file, as Ctrl-D does"));

  private final TerminalGame<?> game;
  private final KeptGame kept;
  private final Keyboard keyboard;
  private final Streams streams;
  private final Language language;
  private final Faces faces;
  private List<String> legal = List.of();

  /// Whether the person has not yet seen the latest state of the table.
  private boolean changed = true;

  Conversation(TerminalGame<?> game, KeptGame kept, Keyboard keyboard, Streams streams) {
    this.game = game;
    this.kept = kept;
    this.keyboard = keyboard;
    this.streams = streams;
    this.language = streams.language().in(game.game());
    this.faces =
        keyboard.hasScreen() && isUnicode()
            ? new Faces(game.cards(), streams.colour())
            : Faces.plain();
  }

  private static boolean isUnicode() {
    return "UTF-8".equals(System.getProperty("stdout.encoding"));
  }

  private void say(String line) {
    streams.out().text(faces.in(SafeText.visible(line))).line();
  }

  private void say(Sentence phrase) {
    say(language.say(phrase));
  }

  /// Continues until the game is over or the person leaves, and returns the exit status.
  int hold() {
    say(game.title());
    try {
      game.goOn(this::told);
      while (!game.isOver()) {
        show();
        Entry entry = keyboard.line("> ", this::next);
        if (!(entry instanceof Entry.Line(String words)) || words.strip().equals("quit")) {
          return left(entry);
        }
        obey(Faces.typed(words).strip());
        game.goOn(this::told);
      }
      table(game.display());
      say(Sentence.of("The game is over. 'save FILE' writes its record, Enter leaves."));
      return farewell();
    } catch (ImpossibleEventException bug) {
      streams.complain(bug.description());
      return Status.BAD_INPUT;
    }
  }

  private int farewell() {
    Entry entry = keyboard.line("> ", Conversation::toSave);
    while (entry instanceof Entry.Line(String words) && words.startsWith("save ")) {
      save(words.substring("save ".length()).strip());
      entry = keyboard.line("> ", Conversation::toSave);
    }
    return left(entry);
  }

  private static List<String> toSave(List<String> typed) {
    return typed.isEmpty() ? List.of("save") : List.of();
  }

  /// Saves the game of a person who leaves by a key, and returns the exit status. A person who
  /// types `quit` could have saved it, and so could a file of prepared input.
  private int left(Entry how) {
    if (how instanceof Entry.Interrupt || (how instanceof Entry.End && keyboard.hasScreen())) {
      kept.keep();
    }
    return how instanceof Entry.Interrupt ? Status.INTERRUPTED : Status.FINE;
  }

  private void told(RulingLine line) {
    say("  " + line.text(language::say));
  }

  /// The words that can follow the typed ones: those of legal events first. If no legal event fits,
  /// and in questions to the referee, those of all events.
  private Collection<String> next(List<String> typed) {
    boolean asks = !typed.isEmpty() && typed.getFirst().equals("?");
    List<String> before =
        typed.subList(asks ? 1 : 0, typed.size()).stream().map(Faces::typed).toList();
    var next = new LinkedHashSet<String>();
    String beginning = String.join(" ", before) + (before.isEmpty() ? "" : " ");
    for (String event : legal) {
      if (event.regionMatches(true, 0, beginning, 0, beginning.length())) {
        next.add(event.substring(beginning.length()));
      }
    }
    if (next.isEmpty()) {
      legal.forEach(event -> addRest(event, before, next));
    }
    boolean complete = legal.contains(beginning.strip());
    if (asks || (next.isEmpty() && !complete)) {
      next.addAll(game.next(before));
    }
    if (typed.isEmpty()) {
      next.addAll(WORDS);
    }
    return next.stream().map(words -> words.replaceFirst(" .*", "")).distinct().toList();
  }

  /// Adds the rest of an event that begins with the first typed word and contains the others in any
  /// order.
  private static void addRest(String event, List<String> typed, Set<String> into) {
    var rest = new ArrayList<>(List.of(event.split(" ")));
    if (rest.getFirst().equals(typed.getFirst()) && typed.stream().allMatch(rest::remove)) {
      into.addAll(rest);
    }
  }

  // Output to the person.

  private void show() {
    if (changed) {
      table(game.display());
      legal = game.legal();
      Columns.numbered(legal, keyboard.width()).forEach(this::say);
      changed = false;
    }
    streams.out().flush();
  }

  private void table(TableDisplay display) {
    streams.out().line();
    var seats = new TextTable(2);
    for (int seat = 0; seat < display.seats().size(); seat++) {
      TableDisplay.Seat shown = display.seats().get(seat);
      seats.row(
          seat == game.seat()
              ? language.say(Sentence.of("{player} (you)").fact("player", shown.name()))
              : shown.name(),
          language.shown(shown.hand()));
    }
    List<String> lines = seats.lines().subList(1, display.seats().size() + 1);
    for (int seat = 0; seat < lines.size(); seat++) {
      List<String> about = words(display.seats().get(seat).about());
      Columns.wrapped(lines.get(seat) + ":", about, keyboard.width()).forEach(this::say);
    }
    String table = language.say(Sentence.of("On the table:"));
    Columns.wrapped(table, words(display.table()), keyboard.width()).forEach(this::say);
  }

  private List<String> words(List<TableDisplay.Detail> details) {
    return details.stream()
        .map(detail ->
            (language.label(detail.name()) + " " + language.shown(detail.values())).strip())
        .toList();
  }

  // Commands from the person.

  private void obey(String words) throws ImpossibleEventException {
    if (words.isEmpty() || words.equals("help") || words.equals("?")) {
      HELP.forEach(this::say);
    } else if (words.startsWith("?")) {
      ask(MenuInput.event(words.substring(1).strip(), legal));
    } else if (words.equals("hint")) {
      say(Sentence.of("The strongest strategy would: {event}").fact("event", game.hint()));
    } else if (words.equals("undo")) {
      undo();
    } else if (words.startsWith("save ")) {
      save(words.substring("save ".length()).strip());
    } else {
      act(MenuInput.event(words, legal));
    }
  }

  private void undo() {
    changed = game.undo();
    say(changed ? Sentence.of("Taken back.") : Sentence.of("There is nothing to take back."));
  }

  private void act(String event) throws ImpossibleEventException {
    try {
      Finding finding = game.judge(event);
      explain(finding);
      if (!(finding instanceof Finding.Illegal)) {
        game.play(event).forEach(this::told);
        changed = true;
      }
    } catch (BadEventException unknown) {
      refuse(event, unknown);
    }
  }

  private void ask(String event) {
    try {
      Finding finding = game.judge(event);
      if (finding instanceof Finding.Legal) {
        say(Sentence.of("No rule forbids it."));
      }
      explain(finding);
    } catch (BadEventException unknown) {
      refuse(event, unknown);
    }
  }

  /// Prints what is wrong with the words of an event, and where.
  private void refuse(String event, BadEventException fault) {
    var line = new SourceLine(0, event);
    List<SourceLine.Word> words = line.words(0);
    int at = fault.word() < words.size() ? words.get(fault.word()).at() : event.length();
    say(fault.description());
    say("  " + event);
    say("  " + " ".repeat(DisplayWidth.of(event.substring(0, at))) + "^");
  }

  private void explain(Finding finding) {
    switch (finding) {
      case Finding.Legal() -> {}
      case Finding.Undecided(var rule, Note missing) ->
          say(
              Sentence.of("It depends on {missing:parts} [{rule}]")
                  .parts("missing", missing)
                  .fact("rule", rule.id()));
      case Finding.Illegal(var rule, List<Note> notes) -> {
        say(
            Sentence.of("Not legal: {statement} [{rule}] ({source})")
                .fact("statement", language.statement(rule))
                .fact("rule", rule.id())
                .fact("source", language.citation(rule)));
        notes.forEach(note -> say("  " + language.say(note)));
      }
    }
  }

  private void save(String file) {
    try {
      Files.writeString(Path.of(file), game.record());
      game.saved();
      say(Sentence.of("Written to {file}.").fact("file", file));
    } catch (IOException failure) {
      say(Failure.inWords(failure));
    } catch (InvalidPathException odd) {
      say(Sentence.of("That is not a file name."));
    }
  }
}
