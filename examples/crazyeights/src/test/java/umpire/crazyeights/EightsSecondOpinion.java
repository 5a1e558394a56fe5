package umpire.crazyeights;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import umpire.testkit.SecondOpinion;

/// A second implementation of Crazy Eights, plain and slow, with cards as words and hands as lists.
/// It is written from the rulebook alone; it shares no code with the kernel, and must not.
public final class EightsSecondOpinion implements SecondOpinion {

  @Override
  public String judge(String classicInput) {
    var results = new StringBuilder();
    for (String game : classicInput.strip().split("\n\\s*\n")) {
      if (!game.isBlank()) {
        results.append(new Table(game.strip().split("\n")).play()).append('\n');
      }
    }
    return results.toString();
  }

  private static final class Table {
    private final int players;
    private final List<String> stock;
    private final List<List<String>> hands = new ArrayList<>();
    private final List<String> moves;
    private String rank;
    private String suit;

    Table(String[] lines) {
      require(lines.length > 1 && lines[0].strip().matches("[234]"), "players and a deck");
      players = Integer.parseInt(lines[0].strip());
      stock = new ArrayList<>(List.of(lines[1].strip().split("\\s+")));
      require(stock.size() == 52 && new HashSet<>(stock).size() == 52, "52 cards");
      require(stock.stream().allMatch(card -> card.matches("[A2-9TJQK][CDHS]")), "real cards");
      moves = new ArrayList<>(List.of(lines).subList(2, lines.length));
    }

    String play() {
      deal();
      int player = 0;
      int passes = 0;
      while (passes < players || !stock.isEmpty()) {
        List<String> hand = hands.get(player);
        if (hand.stream().noneMatch(this::fits) && !stock.isEmpty()) {
          hand.add(stock.removeFirst());
        }
        if (hand.stream().anyMatch(this::fits)) {
          lay(player);
          passes = 0;
          if (hand.isEmpty()) {
            return result(player);
          }
        } else {
          passes++;
        }
        player = (player + 1) % players;
      }
      return result(-1);
    }

    private void deal() {
      for (int i = 0; i < players; i++) {
        hands.add(new ArrayList<>());
      }
      for (int card = 0; card < (players == 2 ? 7 : 5); card++) {
        for (List<String> hand : hands) {
          hand.add(stock.removeFirst());
        }
      }
      top(stock.removeFirst());
    }

    private void top(String card) {
      rank = card.substring(0, 1);
      suit = card.substring(1);
    }

    private boolean fits(String card) {
      return card.startsWith("8") || card.startsWith(rank) || card.endsWith(suit);
    }

    private void lay(int player) {
      require(!moves.isEmpty(), "another move");
      String[] move = moves.removeFirst().strip().split("\\s+");
      require(move.length == 2 || move.length == 3, "a player, a card, and perhaps a suit");
      require(move[0].equals(Integer.toString(player + 1)), "the player whose turn it is");
      require(hands.get(player).remove(move[1]), "a card that the player holds");
      require(fits(move[1]), "a card that fits");
      boolean eight = move[1].startsWith("8");
      top(move[1]);
      require(
          eight ? move.length == 3 : move.length == 2 || move[2].equals(suit), "a suit to name");
      if (eight) {
        require(move[2].matches("[CDHS]"), "a suit");
        suit = move[2];
      }
    }

    private String result(int winner) {
      require(moves.isEmpty(), "the end of the game");
      var words = new ArrayList<String>();
      for (int player = 0; player < players; player++) {
        words.add((player + 1) + ":" + (player == winner ? worthOfAllHands() : 0));
      }
      return String.join(" ", words);
    }

    private int worthOfAllHands() {
      return hands.stream().flatMap(List::stream).mapToInt(Table::worth).sum();
    }

    private static int worth(String card) {
      return switch (card.charAt(0)) {
        case '8' -> 50;
        case 'T', 'J', 'Q', 'K' -> 10;
        case 'A' -> 1;
        default -> card.charAt(0) - '0';
      };
    }
  }

  private static void require(boolean given, String what) {
    if (!given) {
      throw new IllegalArgumentException(what + " was wanted");
    }
  }
}
