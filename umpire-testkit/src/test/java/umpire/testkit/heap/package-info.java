/// The smallest game that can be tested: one to three stones are taken from a heap in turn, and
/// each is a point. Its parts can be given a [umpire.testkit.heap.Flaw], to see whether the
/// contract notices.
///
/// Its complete form begins with [umpire.testkit.heap.WholeHeap]: each player is dealt a secret
/// reserve, to be put into the heap once. Its flaws are in [umpire.testkit.heap.WholeFlaw].
package umpire.testkit.heap;
