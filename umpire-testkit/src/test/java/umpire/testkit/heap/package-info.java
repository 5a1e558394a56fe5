/// The smallest game that can be tested: one to three stones are taken from a heap in turn, and
/// each is a point. Its parts can be given a [umpire.testkit.heap.Flaw], to see whether the
/// contract notices.
package umpire.testkit.heap;
