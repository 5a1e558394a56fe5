package umpire.maumau.rule;

import umpire.core.profile.Switch.Choice;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.Way;
import umpire.maumau.cards.Cards;

/// The rules in which tables differ: each switch with its options, as words and as values for the
/// kernel, in the order in which they matter in a deal. The default of each is the rule of the
/// published problem.
final class MauMauSwitches {

  private static final long NO_CARDS = 0;

  static final Choice<Long> DECK =
      Choice.of(
              "deck",
              "which cards are played with",
              new Way<>("32", "the deck has 32 cards, from the sevens on", Cards.SHORT_DECK),
              new Way<>("52", "the deck has 52 cards, and twos to sixes are plain", Cards.ALL))
          .unmentioned("32");

  static final Choice<Integer> HAND_SIZE =
      Choice.of(
          "hand",
          "how many cards each player is dealt",
          new Way<>(
              "by-players",
              "2, 3, 4 or 5 players are dealt 7, 6, 5 or 4 cards each, but at least 5 from"
                  + " a deck of 52",
              0),
          new Way<>("5", "each player is dealt 5 cards", 5),
          new Way<>("6", "each player is dealt 6 cards", 6),
          new Way<>("7", "each player is dealt 7 cards", 7));

  static final Choice<Boolean> OPENING_ACTS =
      Choice.of(
          "opening-card",
          "whether the opening card acts as if it had been laid",
          new Way<>("acts", "the opening card acts as if a player had laid it", true),
          new Way<>("plain", "the opening card has no effect", false));

  static final Choice<Boolean> OPENING_JACK_BINDS =
      Choice.of(
          "opening-jack",
          "what fits on a jack that opens the discard pile",
          new Way<>("free", "an opening jack binds to no suit", false),
          new Way<>("own-suit", "an opening jack binds to its own suit", true));

  static final Choice<Long> WILD =
      Choice.of(
              "wild",
              "which rank is wild and names a suit",
              new Way<>("jack", "jacks are wild", Cards.JACKS),
              new Way<>(
                  "eight",
                  "eights are wild, and what is said of jacks applies to eights",
                  Cards.EIGHTS),
              new Way<>(
                  "nine",
                  "nines are wild, and what is said of jacks applies to nines",
                  Cards.ofRank(Cards.NINE)))
          .unmentioned("jack");

  static final Choice<Long> REVERSING =
      Choice.of(
          "reverse",
          "which rank reverses the direction or, between two players, gives another turn",
          new Way<>("none", "the direction never changes", NO_CARDS),
          new Way<>("nine", "a nine reverses the direction", Cards.ofRank(Cards.NINE)),
          new Way<>("ten", "a ten reverses the direction", Cards.ofRank(Cards.TEN)),
          new Way<>("queen", "a queen reverses the direction", Cards.ofRank(Cards.QUEEN)),
          new Way<>("king", "a king reverses the direction", Cards.ofRank(Cards.KING)),
          new Way<>("ace", "an ace reverses the direction", Cards.ACES));

  static final Count SEVEN_CARDS =
      new Count(
          "seven-cards", "what a seven costs", 2, 1, 3, "a seven makes the next player draw #");

  enum SevenAnswer {
    EXTEND("every seven that answers a seven adds its cards"),
    DOUBLE("every seven that answers a seven doubles the cards"),
    NONE("a seven cannot be answered with a seven");

    private final String effect;

    SevenAnswer(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<SevenAnswer> SEVEN_ANSWER =
      Choice.of(
          "seven-answer",
          "what a seven laid on an active seven does",
          SevenAnswer.values(),
          way -> way.effect);

  enum Eight {
    SKIP("an eight makes the next player miss a turn"),
    ANSWERED("an eight can be answered with an eight, which passes it on"),
    PLAIN("an eight is a plain card");

    private final String effect;

    Eight(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Eight> EIGHT =
      Choice.of("eight", "what an eight does", Eight.values(), way -> way.effect);

  enum Ace {
    PLAIN("an ace is a plain card"),
    AGAIN("a player who lays an ace has another turn at once"),
    SKIP("an ace makes the next player miss a turn");

    private final String effect;

    Ace(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Ace> ACE =
      Choice.of("ace", "what an ace does", Ace.values(), way -> way.effect);

  static final Choice<Boolean> JACK_ON_JACK =
      Choice.of(
          "jack-on-jack",
          "whether a jack fits on a jack",
          new Way<>("no", "a jack does not fit on a jack", false),
          new Way<>("yes", "a jack fits on a jack", true));

  static final Choice<Boolean> JACK_STOPS_SEVEN =
      Choice.of(
          "jack-on-seven",
          "whether a jack may be laid on an active seven",
          new Way<>("no", "no jack may be laid on an active seven", false),
          new Way<>("stops", "a jack stops an active seven", true));

  static final Choice<Boolean> JACK_LAST =
      Choice.of(
          "jack-last",
          "whether a jack may be the last card",
          new Way<>("yes", "a jack may be the last card", true),
          new Way<>("no", "a jack may not be the last card", false));

  enum LastCard {
    ANY("any card may be the last, except as agreed about jacks"),
    NO_ACE("an ace may not be the last card"),
    PLAIN("no card with an effect may be the last");

    private final String effect;

    LastCard(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<LastCard> LAST_CARD =
      Choice.of(
              "last-card",
              "which other cards may not be the last",
              LastCard.values(),
              way -> way.effect)
          .unmentioned("any");

  static final Choice<Boolean> LAST_SEVEN_PAID =
      Choice.of(
              "last-seven",
              "whether a seven that ends a deal is still paid for",
              new Way<>("idle", "a seven that ends the deal does nothing", false),
              new Way<>("paid", "the next player still draws for a seven that ends the deal", true))
          .unmentioned("idle");

  static final Choice<TableRules.DrawnCard> DRAWN_CARD =
      Choice.of(
          "drawn-card",
          "what happens to a drawn card that fits",
          TableRules.DrawnCard.values(),
          way -> way.effect);

  static final Choice<Boolean> BY_CHOICE =
      Choice.of(
          "draw-by-choice",
          "whether a player who could lay a card may draw",
          new Way<>("no", "only a player without a card that fits draws", false),
          new Way<>("yes", "a player may draw even with a card that fits", true));

  static final Choice<Boolean> SHUFFLED =
      Choice.of(
          "exhausted",
          "what happens to the discard pile when the draw pile is used up",
          new Way<>("turned", "the discard pile is turned over unshuffled", false),
          new Way<>("shuffled", "the discard pile is shuffled", true));

  static final Choice<Boolean> TAKES_WHAT_IS_LEFT =
      Choice.of(
          "nothing-left",
          "what happens if a card is due and there is none",
          new Way<>("no-result", "the deal then ends without a result", false),
          new Way<>("pass", "the player takes the cards that are left and passes", true));

  static final Count CALL =
      new Count(
          "call",
          "what forgetting to say mau costs",
          0,
          0,
          5,
          "a player who does not say mau when it is due draws #");

  static final Choice<CallSettings.When> CALL_WITH =
      Choice.of(
              "call-with",
              "with which card a call is due",
              CallSettings.When.values(),
              way -> way.effect)
          .unmentioned("one-left");

  static final Choice<Boolean> CAUGHT =
      Choice.of(
              "caught",
              "who has to notice that mau was not said",
              new Way<>("referee", "a player who forgets to say mau draws at once", false),
              new Way<>(
                  "players",
                  "a player who forgets to say mau draws if another player says so before the"
                      + " next player acts",
                  true))
          .unmentioned("referee");

  static final Choice<Boolean> PLACES =
      Choice.of(
          "end",
          "when a deal ends",
          new Way<>("first", "the deal ends when the first player is out", false),
          new Way<>("places", "the others play on until one is left", true));

  static final Choice<Scoring.Values> VALUES =
      Choice.of(
          "values",
          "what the cards left in hand count",
          Scoring.Values.values(),
          way -> way.effect);

  static final Choice<Boolean> DOUBLING =
      Choice.of(
          "doubling",
          "whether a jack as the last card doubles",
          new Way<>("jack", "a jack as the last card doubles what is scored", true),
          new Way<>("none", "nothing is ever doubled", false));

  static final Choice<Scoring.Way> SCORE =
      Choice.of("score", "who scores, and for what", Scoring.Way.values(), way -> way.effect);

  enum Match {
    DEALS("a match is a number of deals"),
    LIMIT("a match ends when a player has reached the limit"),
    ELIMINATION("a player who reaches the limit is out, and the last one left wins");

    private final String effect;

    Match(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Match> MATCH =
      Choice.of("match", "how a match ends", Match.values(), way -> way.effect);

  static final Count DEALS =
      new Count("deals", "how many deals make a match", 1, 1, 50, "a match of deals has #");

  static final Count LIMIT =
      new Count(
          "limit",
          "how many points end a match",
          100,
          20,
          500,
          "a match to a limit ends with # points");

  private MauMauSwitches() {}
}
