package umpire.nim;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.match.Facts;
import umpire.core.plain.Board;
import umpire.core.plain.PlainGame;
import umpire.core.plain.PlainWords;
import umpire.core.text.Sentence;

/// Nim as a service, which the command line, the server and the tests look up.
public final class NimGame implements PlainGame<Nim> {

  private static final List<String> PILES = List.of("A", "B", "C");

  @Override
  public String id() {
    return "nim";
  }

  @Override
  public List<NimRule> rulebook() {
    return List.of(NimRule.values());
  }

  @Override
  public Nim open(int seats) {
    return new Nim();
  }

  @Override
  public PlainWords words() {
    return new PlainWords("take", "takes counters from a pile")
        .slot("PILE", PILES)
        .slot("COUNTERS", List.of("1", "2", "3", "4", "5"));
  }

  /// Bouton's theory: a combination is safe if each binary digit is set in an even number of piles,
  /// and every move from a safe combination leaves an unsafe one.
  @Override
  public int worth(Nim table, int seat) {
    Board board = table.board();
    return (board.get(0) ^ board.get(1) ^ board.get(2)) == 0 ? 1 : 0;
  }

  @Override
  public void narrate(Ruling ruling, Sentence sentence) {
    if (ruling.rule() == NimRule.TAKE) {
      sentence
          .say("takes {counters} from pile {pile}")
          .fact("counters", ruling.amount())
          .fact("pile", PILES.get(ruling.subject()));
    } else {
      sentence.say("takes the last counter and wins");
    }
  }

  @Override
  public void addFacts(Nim table, Facts into) {
    for (int pile = 0; pile < PILES.size(); pile++) {
      into.say("pile" + PILES.get(pile), table.board().get(pile));
    }
  }
}
