package umpire.testkit.contract.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.core.Rule;
import umpire.core.Source;
import umpire.core.game.Game;
import umpire.testkit.GoldenRecords;
import umpire.testkit.RecordCorpus;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.GameHere;

/// A rulebook is a list of sentences, each with its source.
@Contract
final class RulebookContract {

  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern NEXT_SENTENCE = Pattern.compile("[.!?] +[A-Z]");
  private static final Pattern DECISION = Pattern.compile("[A-Z]\\d+");

  @Test
  void theGameHasANameAndPlayers(Game game) {
    assertThat(game.id()).matches("[a-z]+");
    assertThat(game.title()).isNotBlank();
    assertThat(game.classic().unit()).isNotBlank();
    assertThat(game.minPlayers()).as("fewest players").isPositive();
    assertThat(game.maxPlayers()).as("most players").isGreaterThanOrEqualTo(game.minPlayers());
  }

  @Test
  void idsAreDistinctWords(Game game) {
    var seen = new HashSet<String>();
    for (Rule rule : game.rulebook()) {
      assertThat(rule.id()).matches(ID);
      assertThat(seen.add(rule.id())).as("'%s' is the id of one rule", rule.id()).isTrue();
    }
    assertThat(seen).as("the rulebook").isNotEmpty();
  }

  /// A rule's ordinal is its index in the rulebook, which the log stores.
  @Test
  void rulesStandWhereTheySay(Game game) {
    for (int place = 0; place < game.rulebook().size(); place++) {
      Rule rule = game.rulebook().get(place);
      assertThat(rule.ordinal()).as("place of %s", rule.id()).isEqualTo(place);
    }
  }

  @Test
  void everyRuleIsOneSentence(Game game) {
    for (Rule rule : game.rulebook()) {
      String statement = rule.statement();
      assertThat(statement).as(rule.id()).isNotBlank().isEqualTo(statement.strip());
      assertThat(statement).as(rule.id() + ", without its full stop").doesNotEndWith(".");
      assertThat(NEXT_SENTENCE.matcher(statement).find())
          .as("%s says one sentence, not two: %s", rule.id(), statement)
          .isFalse();
    }
  }

  @Test
  void everyRuleNamesItsSource(Game game) {
    for (Rule rule : game.rulebook()) {
      List<Source.Published> published =
          rule.sources().stream()
              .filter(Source.Published.class::isInstance)
              .map(Source.Published.class::cast)
              .toList();
      assertThat(rule.sources()).as("sources of %s", rule.id()).isNotEmpty();
      assertThat(published)
          .as("published sources of %s", rule.id())
          .allMatch(source -> !source.title().isBlank() && !source.section().isBlank());
    }
  }

  @Test
  void everyHouseDecisionIsWrittenDown(Game game) throws IOException {
    Set<String> decisions = decisions(game);
    if (!decisions.isEmpty()) {
      Path pages = HousePages.decisions(GameHere.module());
      assertThat(missing(decisions, pages)).as("decisions that %s leaves out", pages).isEmpty();
    }
  }

  @Test
  void everyRecordThatADecisionNamesExists(Game game, GoldenRecords golden, RecordCorpus corpus)
      throws IOException {
    if (!decisions(game).isEmpty()) {
      Path pages = HousePages.decisions(GameHere.module());
      assertThat(notThere(HousePages.recordsNamed(pages, game.id()), golden, corpus))
          .as("records that the decisions of %s name, and that are not there", game.id())
          .isEmpty();
    }
  }

  /// A decision's page may name no record, but must give the reason.
  @Test
  void everyDecisionIsShownOrSaysWhyNot(Game game) throws IOException {
    if (!decisions(game).isEmpty()) {
      Path pages = HousePages.decisions(GameHere.module());
      assertThat(HousePages.unshown(pages, game.id()))
          .as("decisions of %s that name no record, and no reason for that", game.id())
          .isEmpty();
    }
  }

  /// Returns the names that neither a golden record nor a record of the corpus has.
  static Set<String> notThere(Set<String> named, GoldenRecords golden, RecordCorpus corpus) {
    var notThere = new TreeSet<>(named);
    notThere.removeIf(name -> golden.has(name) || corpus.has(name));
    return notThere;
  }

  private static Set<String> decisions(Game game) {
    var decisions = new TreeSet<String>();
    for (Rule rule : game.rulebook()) {
      for (Source source : rule.sources()) {
        if (source instanceof Source.House(String decision)) {
          assertThat(decision).as("a decision of %s", rule.id()).matches(DECISION);
          decisions.add(decision);
        }
      }
    }
    return decisions;
  }

  /// Returns the decisions that no page in the folder mentions.
  static Set<String> missing(Set<String> decisions, Path pages) throws IOException {
    var missing = new TreeSet<>(decisions);
    try (Stream<Path> files = Files.walk(pages)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String page = Files.readString(file);
        missing.removeIf(decision -> page.matches("(?s).*\\b" + decision + "\\b.*"));
      }
    }
    return missing;
  }
}
