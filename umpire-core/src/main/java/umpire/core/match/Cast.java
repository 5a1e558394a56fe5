package umpire.core.match;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.core.kernel.Budget;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.text.Shown;

/// Everybody who can take a seat in a game, found by name: the only place where the name of a
/// strategy is understood. Behind a colon stands the budget of one that has a budget.
///
/// @param players in the order in which they are told, the plainest first
/// @param hasty whether others wait for them, so that nobody gets more than the usual budget
public record Cast<K extends Kernel<K>>(List<Strategy<K>> players, boolean hasty) {

  private static final char COLON = ':';

  /// Longer numbers are none that anybody would mean.
  private static final int DIGITS = 9;

  public Cast {
    players = List.copyOf(players);
  }

  /// The same where people wait for them.
  public Cast<K> inCompany() {
    return new Cast<>(players, true);
  }

  /// Whoever is called so, with the budget that the name tells.
  public Optional<Strategy<K>> called(String name) {
    int colon = name.indexOf(COLON);
    if (colon < 0) {
      return plain(name);
    }
    int budget = number(name.substring(colon + 1));
    return plain(name.substring(0, colon))
        .filter(one -> one.budget().filter(has -> allowed(has).allows(budget)).isPresent())
        .map(one -> one.with(budget));
  }

  private Optional<Strategy<K>> plain(String name) {
    return players.stream().filter(one -> one.name().equals(name)).findFirst();
  }

  private Budget allowed(Budget budget) {
    return hasty ? new Budget(budget.what(), budget.usual(), budget.usual()) : budget;
  }

  /// What is wrong with a name; empty if somebody is called so.
  public String fault(String name) {
    if (called(name).isPresent()) {
      return "";
    }
    String stem = name.substring(0, Math.max(0, name.indexOf(COLON)));
    return plain(stem)
        .map(meant -> Shown.quoted(name) + ", but " + told(meant))
        .orElse("there is no strategy " + Shown.quoted(name));
  }

  private String told(Strategy<K> meant) {
    return meant
        .budget()
        .map(budget -> "behind " + meant.name() + ": goes " + allowed(budget).inWords())
        .orElse(meant.name() + " has no budget");
  }

  /// All of them by their names, those with a budget as `expert[:N]`.
  public String names() {
    return players.stream().map(Cast::called).collect(Collectors.joining(", "));
  }

  private static String called(Strategy<?> one) {
    return one.budget().isPresent() ? one.name() + "[:N]" : one.name();
  }

  /// The same, each with how it decides.
  public String inWords() {
    return players.stream()
        .map(one -> called(one) + " (" + one.about() + ")")
        .collect(Collectors.joining(", "));
  }

  /// 0 if it is no number.
  private static int number(String digits) {
    boolean plain =
        !digits.isEmpty()
            && digits.length() <= DIGITS
            && digits.chars().allMatch(digit -> digit >= '0' && digit <= '9');
    return plain ? Integer.parseInt(digits) : 0;
  }
}
