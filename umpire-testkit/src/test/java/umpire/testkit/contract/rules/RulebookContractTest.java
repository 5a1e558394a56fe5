package umpire.testkit.contract.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.core.record.HeapRecords.WHOLE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.core.Rule;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.heap.Flaw;
import umpire.heap.HeapGame;
import umpire.heap.HeapRule;
import umpire.heap.WholeHeapGame;
import umpire.testkit.GoldenRecords;
import umpire.testkit.RecordCorpus;

/// Flawed rulebooks are caught.
final class RulebookContractTest {

  private static final Rule.Kind DUTY = Rule.Kind.DUTY;

  private final RulebookContract contract = new RulebookContract();

  /// A rule that is not part of an enum.
  private record Loose(String name, int ordinal, Clause clause) implements Rule {

    Loose(String name, int ordinal, String statement) {
      this(name, ordinal, Clause.of(DUTY, statement, "Heaps", "all of it"));
    }
  }

  private static Game with(Rule... rules) {
    return new HeapGame(Flaw.NONE) {
      @Override
      public List<Rule> rulebook() {
        return List.of(rules);
      }
    };
  }

  @Test
  void aSoundRulebookPasses() {
    var game = new HeapGame(Flaw.NONE);
    assertThatCode(
            () -> {
              contract.theGameHasANameAndPlayers(game);
              contract.idsAreDistinctWords(game);
              contract.rulesStandWhereTheySay(game);
              contract.everyRuleIsOneSentence(game);
              contract.everyRuleNamesItsSource(game);
              contract.everyHouseDecisionIsWrittenDown(game);
            })
        .doesNotThrowAnyException();
  }

  @Test
  void idsMustBeDistinctWords() {
    assertRefused(() -> contract.idsAreDistinctWords(with()));
    assertRefused(() -> contract.idsAreDistinctWords(with(new Loose("$", 0, "a"))));
    var one = new Loose("ONE", 0, "a");
    assertRefused(() -> contract.idsAreDistinctWords(with(one, new Loose("ONE", 1, "b"))));
  }

  @Test
  void rulesMustStandInTheirPlaces() {
    assertRefused(() -> contract.rulesStandWhereTheySay(with(new Loose("ONE", 1, "a"))));
  }

  @Test
  void statementsMustBeOneSentenceWithoutItsStop() {
    for (String statement : List.of("", " ", "a rule.", " a rule", "One. Two", "What? That")) {
      assertRefused(() -> contract.everyRuleIsOneSentence(with(new Loose("ONE", 0, statement))));
    }
  }

  @Test
  void everyRuleMustHaveASource() {
    var none = new Rule.Clause(DUTY, "a rule", List.of());
    var untitled = Rule.Clause.of(DUTY, "a rule", "", "somewhere");
    assertRefused(() -> contract.everyRuleNamesItsSource(with(new Loose("ONE", 0, none))));
    assertRefused(() -> contract.everyRuleNamesItsSource(with(new Loose("ONE", 0, untitled))));
  }

  @Test
  void decisionsMustHaveNumbers() {
    var odd = Rule.Clause.of(DUTY, "a rule", "Heaps", "all of it", "decision 1");
    assertRefused(() -> contract.everyHouseDecisionIsWrittenDown(with(new Loose("ONE", 0, odd))));
  }

  @Test
  void decisionsMustBeWrittenDown(@TempDir Path pages) throws IOException {
    Files.writeString(pages.resolve("0001-heap.md"), "| H1 | yes |\n| H12 | no |\n");
    assertThat(RulebookContract.missing(Set.of("H1", "H2", "H12"), pages)).containsExactly("H2");
  }

  @Test
  void pagesAreLookedForInTheRepository(@TempDir Path root) throws IOException {
    Path module = Files.createDirectories(root.resolve("games/heap"));
    assertRefused(() -> HousePages.root(module));
    Files.createFile(root.resolve("umpire"));
    Files.createFile(root.resolve("LICENSE"));
    assertThat(HousePages.root(module)).isEqualTo(root);
    assertRefused(() -> HousePages.decisions(module));
    Path pages = Files.createDirectories(root.resolve("docs/decisions"));
    assertThat(HousePages.decisions(module)).isEqualTo(pages);
  }

  @Test
  void recordsAreNamedInTheLastCells(@TempDir Path pages) throws IOException {
    String page =
        "| H1 | `not` this | `small`, `bad/greedy` |\n| # | `nor` this |\n| H2 | a | — |\n";
    Files.writeString(pages.resolve("0001-house-decisions-heap.md"), page);
    Files.writeString(pages.resolve("0002-house-decisions-other.md"), "| O1 | a | `other` |\n");
    assertThat(HousePages.recordsNamed(pages, "heap")).containsExactly("bad/greedy", "small");
  }

  @Test
  void recordsThatAreNamedMustBeThere(@TempDir Path folder) throws IOException {
    Files.createFile(Files.createDirectories(folder.resolve("golden/bad")).resolve("greedy.in"));
    Files.createFile(Files.createDirectories(folder.resolve("records/good")).resolve("two.rec"));
    var golden = new GoldenRecords(folder.resolve("golden"));
    var corpus = new RecordCorpus(folder.resolve("records"));
    Set<String> named = Set.of("bad/greedy", "good/two", "greedy", "bad/two", "small");
    assertThat(RulebookContract.notThere(named, golden, corpus))
        .containsExactly("bad/two", "greedy", "small");
  }

  @Test
  void decisionsMustBeShownOrSayWhyNot(@TempDir Path pages) throws IOException {
    String page =
        """
        | # | question | shown by |
        | H1 | a | `small` |
        | H2 | `b` | — |
        | H3 | c | — (cannot happen) |
        | H4 | d | |
        | H5 | e | — () |
        """;
    Files.writeString(pages.resolve("0001-house-decisions-heap.md"), page);
    assertThat(HousePages.unshown(pages, "heap")).containsExactly("H2", "H4", "H5");
  }

  @Test
  void everyRuleMustFire(@TempDir Path folder) throws IOException {
    var coverage = new RuleCoverageContract();
    Files.createDirectories(folder.resolve("records/good"));
    Files.writeString(folder.resolve("records/good/short.rec"), WHOLE);
    Files.writeString(folder.resolve("small.in"), "2 4 3 1\n");
    var golden = new GoldenRecords(folder);
    var corpus = new RecordCorpus(folder.resolve("records"));
    assertThatCode(() -> coverage.everyRuleFires(new WholeHeapGame(), golden, corpus))
        .doesNotThrowAnyException();
    Rule idle = new Loose("IDLE", HeapRule.values().length, "a rule that nobody can break");
    assertThatThrownBy(() -> coverage.everyRuleFires(withOneMore(idle), golden, corpus))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("[\"idle\"]");
    assertThat(RuleCoverageContract.refusing(new WholeHeapGame()))
        .containsExactlyInAnyOrder(
            HeapRule.IN_TURN, HeapRule.ENOUGH, HeapRule.DEAL, HeapRule.RESERVE);
  }

  private static Game withOneMore(Rule rule) {
    return new HeapGame(Flaw.NONE) {
      @Override
      public List<Rule> rulebook() {
        var rules = new ArrayList<Rule>(List.of(HeapRule.values()));
        rules.add(rule);
        return rules;
      }

      @Override
      public Optional<CompleteGame<?>> complete() {
        return new WholeHeapGame().complete();
      }
    };
  }

  /// An event must fire at a table; a refusal by `check` that names it is not enough.
  @Test
  void onlyDutiesMayBeShownByRefusalsAlone(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("none.in"), "\n");
    assertThatThrownBy(() ->
            new RuleCoverageContract()
                .everyRuleFires(
                    new WholeHeapGame(),
                    new GoldenRecords(folder),
                    new RecordCorpus(folder.resolve("none"))))
        .hasMessageContaining("[\"stone\", \"empty\", \"deal\", \"last\"]");
  }

  private static void assertRefused(org.assertj.core.api.ThrowableAssert.ThrowingCallable check) {
    assertThatThrownBy(check).isInstanceOf(AssertionError.class);
  }
}
