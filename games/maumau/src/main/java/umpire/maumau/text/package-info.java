/// The classic format of Mau-Mau: decks in, the cards laid and the scores out.
@NullMarked
package umpire.maumau.text;

import org.jspecify.annotations.NullMarked;
