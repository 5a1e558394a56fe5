package umpire.cli.language;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import umpire.cli.Command;
import umpire.core.Rule;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Preset;
import umpire.core.profile.Switch;
import umpire.core.words.Form.Usage;

/// Finds the English words in Chinese output: words in Latin script that are not names, sources,
/// words of a record or part of a translation.
final class ForeignWords {

  private static final Pattern WORD = Pattern.compile("[A-Za-zÄÖÜäöüß]{2,}");
  private static final Pattern HASH = Pattern.compile("\\b(?=[0-9a-f]*\\d)[0-9a-f]{6,}\\b");
  private static final Pattern COMMENT = Pattern.compile("(?m)#.*$");

  private final Set<String> allowed = new TreeSet<>();

  ForeignWords() throws IOException {
    allow(
        Files.readString(
            Command.ROOT.resolve("umpire-command/src/main/resources/umpire/command/lang/zh.json")),
        true);
    for (Game game : Game.all()) {
      allow(game);
    }
    allow("umpire clubs diamonds hearts spades"); // records name suits and balls
    allow("red yellow green brown blue pink black white");
  }

  private void allow(Game game) throws IOException {
    allow(game.id());
    for (Rule rule : game.rulebook()) {
      allow(rule.id());
      allow(rule.citation());
    }
    if (game.complete().isPresent()) {
      allow(game.complete().get());
    }
    try (var in = game.language("zh").orElseThrow().openStream()) {
      allow(new String(in.readAllBytes(), StandardCharsets.UTF_8), true);
    }
  }

  private void allow(CompleteGame<?> whole) {
    for (Preset preset : whole.profiles().presets()) {
      allow(preset.name());
    }
    for (Switch option : whole.profiles().switches()) {
      allow(option.name() + " " + (option instanceof Switch.Choice<?> ? option.range() : ""));
    }
    for (Usage form : whole.vocabulary().forms()) {
      allow(form.pattern() + " " + form.example());
    }
    whole.vocabulary().words().forEach(this::allow);
    whole.catalog().strategies().forEach(strategy -> allow(strategy.name()));
    whole.abilities().forEach(this::allow);
  }

  /// Allows the words of the translations in a file, not their keys.
  private void allow(String json, boolean isFile) {
    if (isFile) {
      allow(JsonParser.parseString(json));
    }
  }

  private void allow(JsonElement element) {
    if (element.isJsonObject()) {
      element.getAsJsonObject().asMap().values().forEach(this::allow);
    } else {
      // Placeholders are not words of a translation.
      allow(element.getAsString().replaceAll("\\{[^}]*}", " "));
    }
  }

  /// Allows the words of a text.
  ForeignWords allow(String text) {
    WORD.matcher(text).results().map(MatchResult::group).forEach(word -> allowed.add(plain(word)));
    return this;
  }

  private static String plain(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /// Matches cards without spaces between them.
  private static boolean isCards(String word) {
    return word.equals(word.toUpperCase(Locale.ROOT));
  }

  /// The words of a text that are neither in the allowed lists nor in a record.
  List<String> in(String told, String record) {
    Set<String> written = new TreeSet<>();
    WORD.matcher(COMMENT.matcher(record).replaceAll(""))
        .results()
        .forEach(word -> written.add(plain(word.group())));
    return WORD.matcher(HASH.matcher(told).replaceAll(""))
        .results()
        .map(MatchResult::group)
        .filter(word -> !isCards(word))
        .filter(word -> !allowed.contains(plain(word)) && !written.contains(plain(word)))
        .distinct()
        .toList();
  }
}
