package umpire.core.cards;

/// A card with a rank and a suit.
public record Card(Rank rank, Suit suit) {}
