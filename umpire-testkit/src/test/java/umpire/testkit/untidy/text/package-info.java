/// The text of the untidy game.
package umpire.testkit.untidy.text;
