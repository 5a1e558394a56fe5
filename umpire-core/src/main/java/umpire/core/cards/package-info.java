/// Playing cards: as people outside a kernel see those of the French deck, and sets of them as
/// bits.
@NullMarked
package umpire.core.cards;

import org.jspecify.annotations.NullMarked;
