/// Nim, the smallest complete game: no cards, no chance, nothing hidden, one set of rules and no
/// published text format. Everything else is derived from these three classes.
///
/// Reading order, which is also the order of writing: [umpire.nim.NimRule] (what is allowed and
/// what happens, in sentences), [umpire.nim.Nim] (the rules in numbers), [umpire.nim.NimGame] (the
/// words, a player, and the service that is looked up).
@NullMarked
package umpire.nim;

import org.jspecify.annotations.NullMarked;
