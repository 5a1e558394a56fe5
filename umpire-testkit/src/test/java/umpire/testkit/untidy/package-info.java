/// A game that breaks every rule of the house: each class here is a planted mistake.
package umpire.testkit.untidy;
