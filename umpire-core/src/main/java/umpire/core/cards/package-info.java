/// Playing cards: the words for those of the French deck, and sets of cards as bits.
@NullMarked
package umpire.core.cards;

import org.jspecify.annotations.NullMarked;
