/// Cribbage: the play of one deal, called pegging, for two to thirteen players, and the complete
/// six-card game for two to four.
///
/// The play follows "Cribbage Pegging", problem 5 of the ACM ICPC Southern California regional
/// 2002/2003, and the house decisions C1 to C32. Reading order: [umpire.cribbage.CribbageRule] (the
/// rulebook), [umpire.cribbage.PeggingMove], [umpire.cribbage.Pegging] (the rules at work),
/// [umpire.cribbage.PeggingPlayout], [umpire.cribbage.CribbageGame].
///
/// The complete game adds the decisions from C33 on. Its rules at work are
/// [umpire.cribbage.Cribbage], with the parts in the order of the game:
/// [umpire.cribbage.CutForDeal], [umpire.cribbage.Layout] (where the cards are),
/// [umpire.cribbage.Pegging] on a [umpire.cribbage.Board], [umpire.cribbage.Counting] (the show) by
/// [umpire.cribbage.Show], [umpire.cribbage.Muggins] (what was missed), [umpire.cribbage.Standing]
/// (games and match); what a table has agreed on is in [umpire.cribbage.CribbageTerms], made from
/// [umpire.cribbage.CribbageProfiles]. What happens at a table is a
/// [umpire.cribbage.CribbageEvent], and what speaks against it asks [umpire.cribbage.Doing].
///
/// A record may leave things out. Cards that come out later are filled in by
/// [umpire.cribbage.Hindsight]. Where cards are not known, [umpire.cribbage.Unseen] and
/// [umpire.cribbage.DoubtfulPlay] say what follows all the same, and [umpire.cribbage.Worth] what
/// they can count; where it depends on them how the game went on, [umpire.cribbage.Tables] keep
/// every way, one for each [umpire.cribbage.Guess]. [umpire.cribbage.Redeal] deals anew what
/// somebody cannot see. [umpire.cribbage.Draw] draws cards by chance, and
/// [umpire.cribbage.CribbagePlayout] plays matches with nobody listening.
///
/// What is said and written is in `text`: the classic format, and the complete game as matches,
/// views, words and players.
@NullMarked
package umpire.cribbage;

import org.jspecify.annotations.NullMarked;
