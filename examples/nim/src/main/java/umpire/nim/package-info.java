/// Nim, the smallest complete game: no cards, no chance, nothing hidden, one set of rules and no
/// published text format. Whatever is not here follows from it.
///
/// Reading order, which is the order of writing, too: [umpire.nim.NimRule] (what is allowed and
/// what happens, in sentences), [umpire.nim.Nim] (the same in numbers), [umpire.nim.NimGame] (its
/// words, a player, and the service by which everything finds it).
@NullMarked
package umpire.nim;

import org.jspecify.annotations.NullMarked;
