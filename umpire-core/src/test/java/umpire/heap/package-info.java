/// The smallest game that can be tested: players take one to three stones from a heap in turn, and
/// each stone is a point. Its parts can be given a [umpire.heap.Flaw], to test whether the contract
/// finds it.
///
/// Its complete form begins with [umpire.heap.WholeHeap]: each player is dealt a secret reserve, to
/// be put into the heap once. Its flaws are in [umpire.heap.WholeFlaw].
package umpire.heap;
