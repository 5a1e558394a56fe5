package umpire.core.record;

import static umpire.core.record.GameRecord.GAME;
import static umpire.core.record.GameRecord.PROFILE;
import static umpire.core.record.GameRecord.RULES;
import static umpire.core.record.GameRecord.SEATS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import umpire.core.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.BadEvent;
import umpire.core.match.CompleteGame;
import umpire.core.match.Notation;
import umpire.core.profile.BadProfile;
import umpire.core.profile.Profile;
import umpire.core.text.BadInput;
import umpire.core.text.Shown;

/// Turns a record as it was written into one that is understood, with the help of its game.
public final class TranscriptReader {

  private final GameRecord written;

  private TranscriptReader(GameRecord written) {
    this.written = written;
  }

  /// Understands a record as far as it goes. A heading that cannot be understood is a fault, since
  /// nothing can be ruled on without it; a line that cannot be is told in the transcript.
  public static Transcript<?, ?> of(GameRecord written) throws BadInput {
    return of(written, Game::named);
  }

  /// Understands a record of one of these games.
  ///
  /// @param games finds a game by its id
  public static Transcript<?, ?> of(GameRecord written, Function<String, Optional<Game>> games)
      throws BadInput {
    BadInput fault = written.fault();
    if (fault != null && inHeading(written)) {
      throw fault;
    }
    return new TranscriptReader(written).transcript(games);
  }

  /// Whether the reader stopped before anything happened: then tags may be missing, and what the
  /// others say is not to be complained of.
  private static boolean inHeading(GameRecord written) {
    return written.tag(SEATS).isEmpty()
        || written.entries().stream().allMatch(Entry.Remark.class::isInstance);
  }

  private Transcript<?, ?> transcript(Function<String, Optional<Game>> games) throws BadInput {
    GameRecord.Tag tag = require(GAME);
    Optional<Game> game = games.apply(tag.value());
    if (game.isEmpty()) {
      String id = tag.value().toLowerCase(Locale.ROOT);
      String hint = games.apply(id).isPresent() ? ": write '" + id + "'" : "";
      throw tag.fault("there is no game " + Shown.quoted(tag.value()) + hint);
    }
    Optional<CompleteGame<?, ?>> whole = game.get().complete();
    if (whole.isEmpty()) {
      throw tag.fault("there are no records of " + tag.value() + ", only its classic format");
    }
    return understood(game.get(), whole.get());
  }

  private GameRecord.Tag require(String name) throws BadInput {
    Optional<GameRecord.Tag> tag = written.tag(name);
    BadInput fault = written.fault();
    if (tag.isEmpty()) {
      throw fault != null ? fault : written.source().fault(0, "the record has no tag " + name);
    }
    return tag.get();
  }

  private <K extends Kernel<K>, E> Transcript<K, E> understood(Game game, CompleteGame<K, E> whole)
      throws BadInput {
    Profile profile = profile(whole);
    checkSeats(whole, profile);
    Notation<E> notation = whole.notation();
    var lines = new ArrayList<Transcript.Line<E>>(written.entries().size());
    BadInput fault = written.fault();
    Optional<Transcript.Broken<E>> broken = Optional.empty();
    List<Entry> entries = written.entries();
    for (int i = 0; i < entries.size() && broken.isEmpty(); i++) {
      try {
        lines.add(line(entries.get(i), notation));
      } catch (BadInput first) {
        fault = first;
        broken = broken(entries, i, notation);
        break;
      }
    }
    return new Transcript<>(
        game,
        whole,
        profile,
        written.seats(),
        others(),
        lines,
        fault == null ? written.result() : Optional.empty(),
        fault,
        broken);
  }

  /// The event that cannot be understood, if everything after it can be.
  private <E> Optional<Transcript.Broken<E>> broken(
      List<Entry> entries, int at, Notation<E> notation) {
    var rest = new ArrayList<Transcript.Line<E>>();
    for (Entry entry : entries.subList(at + 1, entries.size())) {
      try {
        rest.add(line(entry, notation));
      } catch (BadInput _) {
        return Optional.empty();
      }
    }
    boolean complete = written.fault() == null && entries.get(at) instanceof Entry.Event;
    return complete
        ? Optional.of(
            new Transcript.Broken<>((Entry.Event) entries.get(at), rest, written.result()))
        : Optional.empty();
  }

  private <E> Transcript.Line<E> line(Entry entry, Notation<E> notation) throws BadInput {
    return switch (entry) {
      case Entry.Event event -> {
        try {
          E understood = notation.read(event.texts(), written.seats());
          yield new Transcript.Happened<>(event.actor(), understood, event);
        } catch (BadEvent fault) {
          throw event.source().fault(event.at(fault.word()), fault.what());
        }
      }
      case Entry.Claimed(Claim claim, SourceLine source) -> new Transcript.Claimed<>(claim, source);
      case Entry.Remark(String text, SourceLine source) -> new Transcript.Remark<>(text, source);
    };
  }

  private void checkSeats(CompleteGame<?, ?> whole, Profile profile) throws BadInput {
    int players = written.seats().size();
    GameRecord.Tag tag = require(SEATS);
    int fewest = whole.fewest(profile);
    int most = whole.most(profile);
    if (players < fewest || players > most) {
      throw tag.fault(
          "%d players, but by these rules there are %s"
              .formatted(players, fewest == most ? fewest : fewest + " to " + most));
    }
    String objection = whole.objection(profile, players);
    if (!objection.isEmpty()) {
      throw tag.fault(objection);
    }
  }

  private List<GameRecord.Tag> others() {
    return written.tags().stream()
        .filter(tag -> !List.of(GAME, PROFILE, RULES, SEATS).contains(tag.name()))
        .toList();
  }

  // The rules it was played by: `Profile: NAME HASH`, and `Rules: PRESET switch=value ...` where
  // they are no preset. The hash pins them down, also where a preset has changed since; written by
  // hand it may be left out, and then the preset is meant as it is now.

  private Profile profile(CompleteGame<?, ?> whole) throws BadInput {
    Optional<GameRecord.Tag> named = written.tag(PROFILE);
    Optional<GameRecord.Tag> rules = written.tag(RULES);
    if (named.isEmpty() && rules.isEmpty()) {
      return whole.profiles().standard();
    }
    List<SourceLine.Word> name = named.map(TranscriptReader::words).orElse(List.of());
    List<SourceLine.Word> words = rules.map(TranscriptReader::words).orElse(name);
    if (words.isEmpty()) {
      throw rules
          .map(tag -> tag.fault("the name of a preset is missing"))
          .orElseGet(() -> named.orElseThrow().fault("the name of the profile is missing"));
    }
    String preset = words.getFirst().text();
    String called = name.isEmpty() ? preset : name.getFirst().text();
    Map<String, String> changes = rules.isPresent() ? changes(rules.get(), words) : Map.of();
    try {
      if (named.isEmpty() || name.size() < 2) {
        return whole.profiles().changed(called, preset, changes);
      }
      checkEnd(named.get(), name);
      SourceLine.Word hash = name.get(1);
      Optional<Profile> then = whole.profiles().changed(called, preset, changes, hash.text());
      if (then.isEmpty()) {
        throw otherRules(named.get(), hash, whole.profiles().changed(called, preset, changes));
      }
      return then.get();
    } catch (BadProfile fault) {
      throw rules.or(() -> named).orElseThrow().fault(fault.what());
    }
  }

  private static List<SourceLine.Word> words(GameRecord.Tag tag) {
    return tag.source().words(tag.at());
  }

  private static Map<String, String> changes(GameRecord.Tag rules, List<SourceLine.Word> words)
      throws BadInput {
    Map<String, String> changes = new LinkedHashMap<>();
    for (SourceLine.Word word : words.subList(1, words.size())) {
      int equals = word.text().indexOf('=');
      if (equals < 0) {
        throw rules.source().fault(word.at(), "a switch is written as in 'switch=value'");
      }
      String option = word.text().substring(0, equals);
      if (changes.put(option, word.text().substring(equals + 1)) != null) {
        throw rules
            .source()
            .fault(
                word.at(),
                "the switch " + Shown.shortened(option) + " is here for the second time");
      }
    }
    return changes;
  }

  private static void checkEnd(GameRecord.Tag tag, List<SourceLine.Word> words) throws BadInput {
    if (words.size() > 2) {
      throw tag.source().fault(words.get(2).at(), "text after the profile's hash");
    }
  }

  private static BadInput otherRules(GameRecord.Tag tag, SourceLine.Word hash, Profile profile) {
    return tag.source()
        .fault(
            hash.at(),
            "the game was played by other rules: "
                + Shown.shortened(profile.name())
                + " here has the hash "
                + profile.hash());
  }
}
