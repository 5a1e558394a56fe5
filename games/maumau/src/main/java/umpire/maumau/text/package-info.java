/// Mau-Mau in words. The classic format: decks in, the cards laid and the scores out. Complete
/// matches: [umpire.maumau.text.CompleteMauMau] (what the game brings),
/// [umpire.maumau.text.MauMauMatch] (a match at work) with [umpire.maumau.text.TableDuties] and
/// [umpire.maumau.text.Refusal], [umpire.maumau.text.MauMauNotation],
/// [umpire.maumau.text.MauMauView], and the players.
@NullMarked
package umpire.maumau.text;

import org.jspecify.annotations.NullMarked;
