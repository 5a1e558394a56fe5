package umpire.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.cli.Command;
import umpire.core.count.Counter;
import umpire.core.game.Game;
import umpire.core.profile.Preset;

/// No command, over all records of all games, prints English in another language, except names,
/// sources and the words of records. Faults of formats are English by decision 0041.
final class NoEnglishTest {

  /// Words of which every English sentence here has one, and no German one.
  private static final Pattern ENGLISH =
      Pattern.compile(
          "\\b(the|is|not|legal|which|would|claims?|cards?|players|cannot|and|of|from|has|lays|"
              + "draws|rule|event|decided|wins|hand)\\b");

  private final ForeignWords foreign;

  NoEnglishTest() throws IOException {
    foreign = new ForeignWords();
  }

  private static List<Path> records() throws IOException {
    var records = new ArrayList<Path>();
    for (Game game : Game.all()) {
      Path folder = Command.ROOT.resolve("games/" + game.id() + "/src/test/resources/records");
      try (Stream<Path> files = Files.walk(folder)) {
        files.filter(file -> file.toString().endsWith(".rec")).sorted().forEach(records::add);
      }
    }
    assertThat(records).hasSizeGreaterThan(100);
    return records;
  }

  /// Runs a command in Chinese, and returns the English words in its output.
  private List<String> english(String record, String... call) {
    Command.Result told = Command.call(with("zh", call));
    return foreign.in(told.out() + (isFormatFault(told) ? "" : told.err()), record);
  }

  private static String[] with(String language, String... call) {
    return Stream.concat(Stream.of(call), Stream.of("--language", language)).toArray(String[]::new);
  }

  /// A refusal cites its rule; the message about a fault of a format is in English.
  private static boolean isFormatFault(Command.Result told) {
    return told.err().lines().anyMatch(line -> line.startsWith("umpire: "))
        && !told.err().contains("\n  规则 ");
  }

  private static String text(Path record) throws IOException {
    return record + "\n" + Files.readString(record);
  }

  private void holdsForRecords(String... call) throws IOException {
    var found = new ArrayList<String>();
    for (Path record : records()) {
      var words = new ArrayList<>(List.of(call));
      words.add(record.toString());
      List<String> english = english(text(record), words.toArray(String[]::new));
      if (!english.isEmpty()) {
        found.add(record.getFileName() + ": " + english);
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void explainTellsEveryRecord() throws IOException {
    holdsForRecords("explain");
  }

  @Test
  void verifyTellsEveryRecord() throws IOException {
    holdsForRecords("verify");
  }

  @Test
  void askTellsEveryRecord() throws IOException {
    holdsForRecords("ask");
  }

  @Test
  void reviewTellsAGameOfEachKind() {
    for (Game game : Game.all()) {
      Command.Result played = Command.call("play", game.id(), "--seed", "3");
      String review =
          Command.callWith(played.out(), with("zh", "review", "-", "--rollouts", "10", "--all"))
              .out();
      assertThat(review).contains("胜率");
      assertThat(foreign.in(review, played.out())).as(game.id()).isEmpty();
    }
  }

  @Test
  void rulesAndProfilesAreToldInWords() {
    assertThat(english("", "rules")).isEmpty();
    for (Game game : Game.all()) {
      assertThat(english("", "rules", game.id())).isEmpty();
      assertThat(english("", "profiles", game.id())).isEmpty();
      List<Preset> presets = game.complete().orElseThrow().profiles().presets();
      for (Preset preset : presets) {
        assertThat(english("", "profiles", game.id(), preset.name())).isEmpty();
        assertThat(english("", "profiles", game.id(), presets.getFirst().name(), preset.name()))
            .isEmpty();
      }
    }
  }

  @Test
  void countTellsItsExamples() {
    for (Game game : Game.all()) {
      for (Counter.Example example : game.counter().orElseThrow().examples()) {
        String call = "count " + game.id() + " " + example.asked();
        assertThat(english(call, call.split(" "))).as(call).isEmpty();
      }
    }
  }

  @Test
  void aGameAtTheTableIsToldInWords() {
    String typed = "help\nhint\n1\nundo\n1\n? 1\n" + "1\n".repeat(30) + "quit\n";
    for (Game game : Game.all()) {
      String seats = "me" + ",rules".repeat(Math.max(2, game.minPlayers()) - 1);
      Command.Result told =
          Command.callWith(typed, with("zh", "play", game.id(), "--seats", seats));
      String names = "Anna Ben Cleo Dan Eva Finn hint undo save quit help umpire verify Ctrl";
      assertThat(foreign.in(told.out(), names)).as(game.id()).isEmpty();
    }
  }

  /// Both languages have the same keys, so a text that is translated into Chinese is translated
  /// into German as well. This test finds words that a translator left.
  @Test
  void germanHasNoEnglishWords() throws IOException {
    var found = new ArrayList<String>();
    for (Path record : records()) {
      for (String call : List.of("explain", "verify")) {
        Command.Result told = Command.call(with("de", call, record.toString()));
        told.out()
            .lines()
            .map(line -> line.replace(record.toString(), ""))
            .map(line -> line.replaceAll("[\\w-]+=\\S*", "")) // switches
            .map(line -> line.replaceAll("\\p{L}+(-\\p{L}+)+", "")) // presets
            .map(line -> line.replaceAll("\\([^()]*\\)|\\[[^]]*]|„[^“]*“|\"[^\"]*\"", ""))
            .filter(line -> !line.startsWith("      ") && ENGLISH.matcher(line).find())
            .forEach(found::add);
      }
    }
    assertThat(found).isEmpty();
  }

  /// A planted sentence without a translation is found.
  @Test
  void anEnglishSentenceIsFound() {
    assertThat(foreign.in("Anna 出 JC，and nothing else happened", "Anna: lay JC"))
        .contains("happened");
  }
}
