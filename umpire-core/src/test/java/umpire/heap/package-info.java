/// The smallest game that can be tested: one to three stones are taken from a heap in turn, and
/// each is a point. Its parts can be given a [umpire.heap.Flaw], to see whether the contract
/// notices.
///
/// Its complete form begins with [umpire.heap.WholeHeap]: each player is dealt a secret reserve, to
/// be put into the heap once. Its flaws are in [umpire.heap.WholeFlaw].
package umpire.heap;
