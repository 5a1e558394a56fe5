package umpire.core.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.core.kernel.Budget;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.text.SafeText;
import umpire.core.text.Spelling;

/// The strategies of a game, found by name. Names of strategies are parsed here and nowhere else.
/// After colons a name may give an ability, in games that have abilities, and a budget, for
/// strategies that have one: `rules:club`, `expert:200`.
///
/// @param strategies in the order in which they are listed, the simplest first
/// @param abilities their words, the weakest first; none if abilities cannot be chosen
/// @param live whether people wait for the moves, so that no budget above the default is allowed
public record StrategyCatalog<K extends Kernel<K>>(
    List<Strategy<K>> strategies, List<String> abilities, boolean live) {

  private static final char COLON = ':';

  /// A budget with more digits is rejected.
  private static final int DIGITS = 9;

  public StrategyCatalog {
    strategies = List.copyOf(strategies);
    abilities = List.copyOf(abilities);
  }

  /// Returns the strategies for live play: default ability, at most the default budget.
  public StrategyCatalog<K> forLivePlay() {
    return new StrategyCatalog<>(strategies, List.of(), true);
  }

  /// Finds a strategy by name; the name may include an ability and a budget. Empty if there is no
  /// such strategy, or if it cannot have this ability or budget.
  public Optional<Strategy<K>> find(String name) {
    int colon = name.indexOf(COLON);
    if (colon < 0) {
      return plain(name);
    }
    int last = name.lastIndexOf(COLON);
    String option = name.substring(last + 1);
    Optional<Strategy<K>> one = plain(name.substring(0, colon));
    if (last > colon) {
      one = one.flatMap(each -> able(each, name.substring(colon + 1, last)));
    } else if (abilities.contains(option)) {
      return one.flatMap(each -> able(each, option));
    }
    return one.flatMap(each -> with(each, number(option)));
  }

  private Optional<Strategy<K>> able(Strategy<K> one, String ability) {
    return abilities.contains(ability) ? Optional.of(one.withAbility(ability)) : Optional.empty();
  }

  private Optional<Strategy<K>> with(Strategy<K> one, int budget) {
    boolean allowed = one.budget().filter(has -> allowed(has).allows(budget)).isPresent();
    return allowed ? Optional.of(one.withBudget(budget)) : Optional.empty();
  }

  private Optional<Strategy<K>> plain(String name) {
    return strategies.stream().filter(one -> one.name().equals(name)).findFirst();
  }

  private Budget allowed(Budget budget) {
    return live ? new Budget(budget.what(), budget.usual(), budget.usual()) : budget;
  }

  /// The reason why [#find] does not accept a name; empty if it does.
  public String fault(String name) {
    if (find(name).isPresent()) {
      return "";
    }
    String stem = name.substring(0, Math.max(0, name.indexOf(COLON)));
    return plain(stem)
        .map(meant -> SafeText.quoted(name) + ": " + expected(meant))
        .orElseGet(() -> "there is no strategy " + SafeText.quoted(name) + hint(name));
  }

  private String hint(String name) {
    return Spelling.hint(name, strategies.stream().map(Strategy::name).toList());
  }

  private String expected(Strategy<K> meant) {
    List<String> ways = new ArrayList<>();
    if (!abilities.isEmpty()) {
      ways.add("one of " + String.join(", ", abilities));
    }
    meant.budget().map(budget -> allowed(budget).inWords()).ifPresent(ways::add);
    return ways.isEmpty()
        ? meant.name() + " has no budget"
        : "after '" + meant.name() + ":' give " + String.join(", or ", ways);
  }

  /// All strategies by name, those with a budget as `expert[:N]`, abilities as `[:ABILITY]`.
  public String names() {
    return strategies.stream().map(this::usage).collect(Collectors.joining(", "));
  }

  /// The forms that the name of a strategy may take: `rules[:ABILITY]`, `expert[:N]`.
  public String usage(Strategy<K> one) {
    String ability = abilities.isEmpty() ? "" : "[:ABILITY]";
    return one.name() + ability + (one.budget().isPresent() ? "[:N]" : "");
  }

  /// All strategies by name, each with a description of how it decides.
  public String inWords() {
    return strategies.stream()
        .map(one -> usage(one) + " (" + one.about() + ")")
        .collect(Collectors.joining(", "));
  }

  /// The number in these digits; 0 if it is not a number or too long.
  private static int number(String digits) {
    boolean plain =
        !digits.isEmpty()
            && digits.length() <= DIGITS
            && digits.chars().allMatch(digit -> digit >= '0' && digit <= '9');
    return plain ? Integer.parseInt(digits) : 0;
  }
}
