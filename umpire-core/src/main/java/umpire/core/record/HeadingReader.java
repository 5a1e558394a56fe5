package umpire.core.record;

import static umpire.core.record.GameRecord.GAME;
import static umpire.core.record.GameRecord.PROFILE;
import static umpire.core.record.GameRecord.RULES;
import static umpire.core.record.GameRecord.SEATS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;
import umpire.core.text.SourceLine;

/// Interprets the heading of a record.
final class HeadingReader {

  private final GameRecord written;

  private HeadingReader(GameRecord written) {
    this.written = written;
  }

  /// Returns the heading of a record of one of these games.
  ///
  /// @param games finds a game by its id
  static Heading<?> of(GameRecord written, Function<String, Optional<Game>> games)
      throws BadInputException {
    return new HeadingReader(written).heading(games);
  }

  private Heading<?> heading(Function<String, Optional<Game>> games) throws BadInputException {
    GameRecord.Tag tag = require(GAME);
    Optional<Game> game = games.apply(tag.value()).or(() -> games.apply(plain(tag.value())));
    if (game.isEmpty()) {
      throw tag.fault("there is no game " + SafeText.quoted(tag.value()));
    }
    Optional<CompleteGame<?>> whole = game.get().complete();
    if (whole.isEmpty()) {
      throw tag.fault("there are no records of " + tag.value() + ", only its classic format");
    }
    return understood(game.get(), whole.get());
  }

  /// The id for a game's name as people write it: `Cribbage`, `Mau-Mau`.
  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[ -]", "");
  }

  private GameRecord.Tag require(String name) throws BadInputException {
    Optional<GameRecord.Tag> tag = written.tag(name);
    BadInputException fault = written.fault();
    if (tag.isEmpty()) {
      throw fault != null ? fault : written.source().fault(0, "the record has no tag " + name);
    }
    return tag.get();
  }

  private <K extends Kernel<K>> Heading<K> understood(Game game, CompleteGame<K> whole)
      throws BadInputException {
    Profile profile = profile(whole);
    checkSeats(whole, profile);
    return new Heading<>(game, whole, profile, written.seats());
  }

  private void checkSeats(CompleteGame<?> whole, Profile profile) throws BadInputException {
    int players = written.seats().size();
    GameRecord.Tag tag = require(SEATS);
    int fewest = whole.minPlayers(profile);
    int most = whole.maxPlayers(profile);
    if (players < fewest || players > most) {
      throw tag.fault(
          "%d %s, but by these rules there are %s%s"
              .formatted(
                  players,
                  players == 1 ? "player" : "players",
                  fewest == most ? fewest : fewest + " to " + most,
                  Seats.withCommas(written.seats())));
    }
    String objection = whole.objection(profile, players);
    if (!objection.isEmpty()) {
      throw tag.fault(objection);
    }
  }

  // The rules of the game: `Profile: NAME HASH`, and `Rules: PRESET switch=value ...` where they
  // are not a preset. The hash identifies them even where a preset has changed since. Records
  // written by hand may omit it; then the current version of the preset applies.

  private Profile profile(CompleteGame<?> whole) throws BadInputException {
    Optional<GameRecord.Tag> named = written.tag(PROFILE);
    Optional<GameRecord.Tag> rules = written.tag(RULES);
    if (named.isEmpty() && rules.isEmpty()) {
      return whole.profiles().standard();
    }
    List<SourceLine.Word> name = named.map(HeadingReader::words).orElse(List.of());
    List<SourceLine.Word> words = rules.map(HeadingReader::words).orElse(name);
    if (words.isEmpty()) {
      throw rules
          .map(tag -> tag.fault("expected the name of a preset"))
          .orElseGet(() -> named.orElseThrow().fault("expected the name of a profile"));
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
    } catch (BadProfileException fault) {
      throw rules.or(() -> named).orElseThrow().fault(fault.description());
    }
  }

  private static List<SourceLine.Word> words(GameRecord.Tag tag) {
    return tag.source().words(tag.at());
  }

  private static Map<String, String> changes(GameRecord.Tag rules, List<SourceLine.Word> words)
      throws BadInputException {
    Map<String, String> changes = new LinkedHashMap<>();
    for (SourceLine.Word word : words.subList(1, words.size())) {
      int equals = word.text().indexOf('=');
      if (equals < 0) {
        throw rules.source().fault(word.at(), "expected a switch, as in 'switch=value'");
      }
      String option = word.text().substring(0, equals);
      if (changes.put(option, word.text().substring(equals + 1)) != null) {
        throw rules
            .source()
            .fault(word.at(), "the switch " + SafeText.shortened(option) + " appears twice");
      }
    }
    return changes;
  }

  private static void checkEnd(GameRecord.Tag tag, List<SourceLine.Word> words)
      throws BadInputException {
    if (words.size() > 2) {
      throw tag.source().fault(words.get(2).at(), "unexpected text after the profile's hash");
    }
  }

  private static BadInputException otherRules(
      GameRecord.Tag tag, SourceLine.Word hash, Profile profile) {
    return tag.source()
        .fault(
            hash.at(),
            "the game was played by other rules: "
                + SafeText.shortened(profile.name())
                + " here has the hash "
                + profile.hash());
  }
}
