/// A game that breaks every architecture rule: each class here is a planted mistake.
package umpire.testkit.untidy;
