/// Playing cards of the French deck, as people outside a kernel see them.
@NullMarked
package umpire.core.cards;

import org.jspecify.annotations.NullMarked;
