package umpire.core;

/// One application of a rule by the referee.
///
/// @param rule the rule
/// @param seat the seat concerned, from 0; [umpire.core.kernel.Kernel#NOBODY] for the whole table
/// @param subject what it was applied to, in the game's own numbers: a card, a ball, a count
/// @param amount points if the rule gives points, else a number that the game defines
/// @param cards the cards concerned, one bit per card number of the game; 0 if it is not about a
///   set
public record Ruling(Rule rule, int seat, int subject, int amount, long cards) {

  /// A ruling that is not about a set of cards.
  public Ruling(Rule rule, int seat, int subject, int amount) {
    this(rule, seat, subject, amount, 0);
  }

  /// The points this ruling gives; 0 if its rule is not of the kind that gives points.
  public int points() {
    return rule.kind() == Rule.Kind.POINTS ? amount : 0;
  }
}
