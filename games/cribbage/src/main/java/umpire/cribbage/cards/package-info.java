/// The deck: [umpire.cribbage.cards.Cards] defines cards as numbers. It has a package of its own
/// because all others depend on it.
@NullMarked
package umpire.cribbage.cards;

import org.jspecify.annotations.NullMarked;
