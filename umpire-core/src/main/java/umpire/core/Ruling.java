package umpire.core;

/// The referee applied a rule to someone.
///
/// @param rule the rule
/// @param seat whom it concerns, from 0; [umpire.core.kernel.Kernel#NOBODY] if the whole table
/// @param subject what it was applied to, in the game's own numbers: a card, a ball, a count
/// @param amount how much: points where the rule gives points, else a number the game explains
/// @param cards which cards, a bit each by the game's numbers, where it is about a set of them
public record Ruling(Rule rule, int seat, int subject, int amount, long cards) {

  /// A ruling that is not about a set of cards.
  public Ruling(Rule rule, int seat, int subject, int amount) {
    this(rule, seat, subject, amount, 0);
  }

  /// The points this ruling gives, 0 if it is of another kind.
  public int points() {
    return rule.kind() == Rule.Kind.POINTS ? amount : 0;
  }
}
