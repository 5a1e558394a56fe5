package umpire.tractor.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.cards.CardWords;
import umpire.core.words.BadEvent;
import umpire.core.words.Form.Usage;
import umpire.core.words.Notation;
import umpire.core.words.SeatName;
import umpire.tractor.Deck;
import umpire.tractor.Seating;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;

/// Events as a record has them. Cards are read with suit and rank in either order, in letters of
/// either case or with the symbol of the suit, `10` for a ten, and several in one word as the
/// published problem writes them.
public final class TractorNotation implements Notation<TractorEvent> {

  private static final String MAIN_SUITS = "CDHSO";
  private static final String FIRST = "first";
  private static final String SECOND = "second";
  private static final String RANKS = "23456789TJQKA";

  @Override
  public List<String> words() {
    var cards = new ArrayList<>(List.of(FIRST, SECOND));
    for (int card = 0; card < Deck.KINDS; card++) {
      cards.add(CardText.name(card));
    }
    return cards;
  }

  /// Whoever is asked and says nothing has passed.
  @Override
  public boolean mayBeLeftOut(TractorEvent event) {
    return event instanceof TractorEvent.Pass;
  }

  @Override
  public List<Usage> forms() {
    return List.of(
        new Usage(
            "deal SEAT CARD ...",
            "a seat draws these cards; BJ is the black joker, the small one, RJ the red joker, the"
                + " big one, and ? a card that nobody recorded",
            "deal Anna H2 S9 RJ C5 D5"),
        new Usage(
            "declare CARD [CARD]", "shows one or two of a card as main suit", "declare H2 H2"),
        new Usage("pass", "is asked, and does not declare", "pass"),
        new Usage(
            "kitty CARD ...",
            "the dealer takes up the cards that are left, eight if four play",
            "kitty S3 H4 D5 C6 S8 H9 DT CJ"),
        new Usage(
            "bury CARD ...", "the dealer lays as many cards away", "bury S4 S4 S3 D5 D3 C7 C6 C6"),
        new Usage(
            "friend CARD [COPY]",
            "the dealer, where friends are found: whoever lays the first or the second copy of this"
                + " card is his friend",
            "friend SA second"),
        new Usage("lay CARD ...", "leads, throws or follows", "lay S7 S7 S6 S6"),
        new Usage(
            "refuse SEAT CARD ...",
            "the throw is refused: this seat beats these cards of it",
            "refuse Ben S6 S6"),
        new Usage(
            "round MAIN SEAT RANK RANK",
            "a round laid open: main suit H S C D, or O or NT for none, dealer, ranks of both teams",
            "round H Anna 7 2"));
  }

  // Reading.

  @Override
  public TractorEvent read(List<String> words, List<String> names) throws BadEvent {
    if (words.isEmpty()) {
      throw new BadEvent(0, "an event is due: " + verbs());
    }
    var reading = new Reading(words, names);
    return switch (words.getFirst().toLowerCase(Locale.ROOT)) {
      case "deal", "draw" -> new TractorEvent.Deal(reading.seat(), reading.cards());
      case "declare" -> reading.declare();
      case "pass" -> reading.ended(new TractorEvent.Pass());
      case "kitty" -> new TractorEvent.Kitty(reading.cards());
      case "bury" -> new TractorEvent.Bury(reading.cards());
      case "friend" -> reading.friend();
      case "lay", "lead", "throw", "follow", "play" -> new TractorEvent.Lay(reading.openCards());
      case "refuse" -> new TractorEvent.Refuse(reading.seat(), reading.openCards());
      case "round" -> reading.open();
      default -> throw new BadEvent(0, "there is no event of this kind: " + verbs());
    };
  }

  private String verbs() {
    var verbs = new ArrayList<String>();
    for (Usage form : forms()) {
      verbs.add(form.pattern().replaceFirst(" .*", ""));
    }
    return String.join(", ", verbs);
  }

  /// The words behind the verb, one after another.
  private static final class Reading {

    private final List<String> words;
    private final List<String> names;
    private int at = 1;

    Reading(List<String> words, List<String> names) {
      this.words = words;
      this.names = names;
    }

    private String word(String due) throws BadEvent {
      if (at == words.size()) {
        throw new BadEvent(at, due + " is missing");
      }
      return words.get(at);
    }

    <T> T ended(T event) throws BadEvent {
      if (at < words.size()) {
        throw new BadEvent(at, "nothing more is due here");
      }
      return event;
    }

    int seat() throws BadEvent {
      SeatName name = SeatName.at(at, words, names);
      at += name.words();
      return name.seat();
    }

    /// All cards that follow, at least one and no more than anybody can hold.
    List<TractorCard> cards() throws BadEvent {
      var cards = new ArrayList<TractorCard>();
      word("a card");
      for (; at < words.size(); at++) {
        CardWord.read(words.get(at), at, cards);
        if (cards.size() > Seating.FOUR.hand() + Seating.FOUR.kitty()) {
          throw new BadEvent(at, "more cards than anybody can hold");
        }
      }
      return cards;
    }

    List<TractorCard> openCards() throws BadEvent {
      int start = at;
      List<TractorCard> cards = cards();
      if (cards.contains(TractorCard.UNKNOWN)) {
        throw new BadEvent(start, "these cards lie open: they cannot be unknown");
      }
      return cards;
    }

    TractorEvent declare() throws BadEvent {
      List<TractorCard> cards = openCards();
      for (TractorCard card : cards) {
        if (!card.equals(cards.getFirst())) {
          throw new BadEvent(1, "one card is declared, or two same ones");
        }
      }
      return new TractorEvent.Declare(cards.getFirst(), cards.size());
    }

    TractorEvent friend() throws BadEvent {
      var cards = new ArrayList<TractorCard>();
      CardWord.read(word("a card"), at, cards);
      if (cards.size() != 1 || cards.contains(TractorCard.UNKNOWN)) {
        throw new BadEvent(at, "one card is named");
      }
      at++;
      int copy = at == words.size() ? 1 : copy(words.get(at++).toLowerCase(Locale.ROOT));
      return ended(new TractorEvent.Friend(cards.getFirst(), copy));
    }

    private int copy(String word) throws BadEvent {
      return switch (word) {
        case FIRST, "1", "1st" -> 1;
        case SECOND, "2", "2nd" -> 2;
        default -> throw new BadEvent(at - 1, "which copy is due here, first or second");
      };
    }

    TractorEvent open() throws BadEvent {
      int suit = mainSuit(CardWords.plain(word("a main suit")));
      if (suit < 0) {
        throw new BadEvent(at, "a main suit is due here, H S C D, or O or NT for none");
      }
      at++;
      int dealer = seat();
      int rank1 = rank();
      int rank2 = rank();
      return ended(new TractorEvent.Open(suit, dealer, rank1, rank2));
    }

    /// The number of a suit that is written as a letter or as a word, or -1.
    private static int mainSuit(String word) {
      return switch (word) {
        case "C", "CLUB", "CLUBS" -> MAIN_SUITS.indexOf('C');
        case "D", "DIAMOND", "DIAMONDS" -> MAIN_SUITS.indexOf('D');
        case "H", "HEART", "HEARTS" -> MAIN_SUITS.indexOf('H');
        case "S", "SPADE", "SPADES" -> MAIN_SUITS.indexOf('S');
        case "O", "NT", "NONE", "NO-TRUMP", "NOTRUMP" -> MAIN_SUITS.indexOf('O');
        default -> -1;
      };
    }

    private int rank() throws BadEvent {
      String word = word("a rank").toUpperCase(Locale.ROOT);
      int rank = word.length() == 1 ? RANKS.indexOf(word) + Deck.TWO : number(word);
      if (rank < Deck.TWO || rank > Deck.ACE) {
        throw new BadEvent(at, "a rank is due here, 2-9 T J Q K A or 10 to 14");
      }
      at++;
      return rank;
    }

    /// The ranks that have two digits, or 0.
    private static int number(String word) {
      return switch (word) {
        case "10" -> 10;
        case "11" -> 11;
        case "12" -> 12;
        case "13" -> 13;
        case "14" -> 14;
        default -> 0;
      };
    }
  }

  // Writing.

  @Override
  public String write(TractorEvent event, List<String> names) {
    return switch (event) {
      case TractorEvent.Deal(int seat, var cards) -> "deal " + names.get(seat) + joined(cards);
      case TractorEvent.Declare(var card, int copies) ->
          "declare" + (" " + card.name()).repeat(copies);
      case TractorEvent.Pass() -> "pass";
      case TractorEvent.Kitty(var cards) -> "kitty" + joined(cards);
      case TractorEvent.Bury(var cards) -> "bury" + joined(cards);
      case TractorEvent.Friend(var card, int copy) ->
          "friend " + card.name() + " " + (copy == 1 ? FIRST : SECOND);
      case TractorEvent.Lay(var cards) -> "lay" + joined(cards);
      case TractorEvent.Refuse(int seat, var cards) -> "refuse " + names.get(seat) + joined(cards);
      case TractorEvent.Open(int main, int dealer, int rank1, int rank2) ->
          "round "
              + TractorCard.main(main)
              + " "
              + names.get(dealer)
              + " "
              + TractorCard.rank(rank1)
              + " "
              + TractorCard.rank(rank2);
    };
  }

  private static String joined(List<TractorCard> cards) {
    var text = new StringBuilder();
    for (TractorCard card : cards) {
      text.append(' ').append(card.isKnown() ? CardText.name(card.number()) : card.name());
    }
    return text.toString();
  }
}
