package umpire.tractor.rule;

import umpire.core.profile.Switch.Choice;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.Way;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;

/// The rules that differ between tables: each switch with its words, and the values they have for
/// the kernel, in the order of a game.
public final class TractorSwitches {

  public enum Form {
    WHOLE("a whole game is played, round after round"),
    OPEN_ROUND("a single open round is played, without hands");

    private final String effect;

    Form(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Form> FORM =
      Choice.of("form", "what is played", Form.values(), way -> way.effect);

  static final Choice<Seating> TEAMS =
      Choice.of(
              "teams",
              "how many play, and who plays together",
              new Way<>("pairs", "four play, two against two", Seating.FOUR),
              new Way<>(
                  "threes",
                  "six play, three against three, with 16 cards each and a kitty of twelve",
                  Seating.SIX),
              new Way<>(
                  "friends",
                  "five play, each for a rank of their own, and the dealer finds a friend by"
                      + " naming a card",
                  Seating.FIVE))
          .unmentioned("pairs");

  static final Count START =
      new Count(
          "start",
          "the rank at which both teams begin",
          Deck.TWO,
          Deck.TWO,
          Deck.ACE,
          "both teams begin at rank #");

  static final Count DRAWN =
      new Count(
          "drawn",
          "how many cards are drawn before the players are asked to declare",
          5,
          1,
          25,
          "each player draws up to # cards before the players are asked again");

  public enum FirstDealer {
    DECLARER("the player whose declaration stands at the end deals first"),
    FIRST_DECLARER("the first player to declare deals first"),
    FIRST_SEAT("the first seat deals first");

    private final String effect;

    FirstDealer(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<FirstDealer> FIRST_DEALER =
      Choice.of(
          "first-dealer", "who deals the first round", FirstDealer.values(), way -> way.effect);

  public enum Overbid {
    JOKERS("two cards beat one, a pair of jokers beats a pair of the rank, red beats black"),
    SUITS(
        "with equally many cards clubs are lowest, then diamonds, hearts, spades, and"
            + " jokers highest"),
    DIAMONDS_LOW(
        "with equally many cards diamonds are lowest, then clubs, hearts, spades, and"
            + " jokers highest"),
    LENGTH("only a declaration of more cards is stronger");

    private final String effect;

    Overbid(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Overbid> OVERBID =
      Choice.of("overbid", "which declaration is stronger", Overbid.values(), way -> way.effect);

  public enum Jokers {
    PAIR("a pair of identical jokers can be declared: then there is no main suit"),
    NEVER("jokers cannot be declared");

    private final String effect;

    Jokers(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Jokers> JOKERS =
      Choice.of("jokers", "whether jokers can be declared", Jokers.values(), way -> way.effect);

  public enum Partner {
    MAY_OVERBID("a partner's declaration can be overbid"),
    MAY_NOT("a partner's declaration cannot be overbid");

    private final String effect;

    Partner(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Partner> PARTNER =
      Choice.of(
          "partner",
          "whether a player may overbid their partner",
          Partner.values(),
          way -> way.effect);

  public enum Overturn {
    NEVER("a player's own declaration can only be raised from one card to two"),
    ALLOWED("a player's own declaration can be replaced");

    private final String effect;

    Overturn(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Overturn> OVERTURN =
      Choice.of(
          "overturn",
          "whether a player may replace their own declaration with other cards",
          Overturn.values(),
          way -> way.effect);

  public enum Undeclared {
    FIRST_CARD("the first card of the kitty decides"),
    RANK_CARD(
        "the first card of the rank in the kitty decides or, if there is none, the"
            + " kitty's highest other than a joker"),
    NONE("there is then no main suit, and the kitty stays face down"),
    REDEAL("the cards are then thrown in and dealt again");

    private final String effect;

    Undeclared(String effect) {
      this.effect = effect;
    }

    /// Whether the kitty is turned up, and one of its cards decides.
    public boolean turnsUp() {
      return this == FIRST_CARD || this == RANK_CARD;
    }
  }

  static final Choice<Undeclared> UNDECLARED =
      Choice.of(
          "undeclared",
          "what decides the main suit if nobody declares",
          Undeclared.values(),
          way -> way.effect);

  public enum TakeOver {
    NEVER("a buried kitty stays buried"),
    ALLOWED(
        "once the kitty is buried the others may overbid in turn, take it up and bury"
            + " as many cards");

    private final String effect;

    TakeOver(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<TakeOver> TAKE_OVER =
      Choice.of(
              "take-over",
              "whether others may overbid for a buried kitty",
              TakeOver.values(),
              way -> way.effect)
          .unmentioned("never");

  public enum Twos {
    PLAIN("a two is an ordinary card"),
    TRUMPS("all twos are trumps, next below the rank, the twos of the main suit above the others");

    private final String effect;

    Twos(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Twos> TWOS =
      Choice.of(
              "twos",
              "whether the twos are trumps in every round",
              Twos.values(),
              way -> way.effect)
          .unmentioned("plain");

  static final Count SMALLEST_TRACTOR =
      new Count(
          "smallest-tractor",
          "how many pairs a tractor has at least",
          2,
          2,
          3,
          "a tractor has at least # pairs");

  public enum Throwing {
    OTHERS("the cards of all other players decide whether a throw stands"),
    OPPONENTS("only the opponents' cards decide whether a throw stands"),
    UNCHECKED("every throw stands");

    private final String effect;

    Throwing(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Throwing> THROWING =
      Choice.of(
          "throws",
          "whose cards decide whether a throw stands",
          Throwing.values(),
          way -> way.effect);

  public enum Refused {
    LOWEST("the beatable component of lowest rank must be laid, the shortest of equals"),
    FOUND(
        "the first component found to be beatable must be laid, looking at the"
            + " longest and highest first"),
    SMALLEST("the shortest beatable component must be laid, the lowest of equals"),
    CHOICE("any beatable component may be laid");

    private final String effect;

    Refused(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Refused> REFUSED =
      Choice.of(
          "refused-throw",
          "what the leader of a refused throw must lay",
          Refused.values(),
          way -> way.effect);

  public enum Fine {
    NONE("a refused throw costs nothing"),
    TEN("a refused throw costs ten points"),
    TEN_A_CARD("a refused throw costs ten points for each card taken back");

    private final String effect;

    Fine(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Fine> FINE =
      Choice.of("fine", "what a refused throw costs", Fine.values(), way -> way.effect);

  public enum Follow {
    STRUCTURE("followers must match the group, tractors and pairs"),
    PAIRS("followers must match the group and pairs, but not tractors"),
    GROUP("followers must match the group only"),
    FREE("followers must match only the number of cards");

    private final String effect;

    Follow(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Follow> FOLLOW =
      Choice.of(
          "follow", "how far a follower must match the lead", Follow.values(), way -> way.effect);

  public enum Ruffs {
    LONGEST("between two ruffs the highest card of the longest components decides"),
    EVERY("a ruff beats another only if every component of it is higher"),
    HIGHEST("between two ruffs the highest card decides"),
    IN_TURN(
        "two ruffs are compared component by component, the longest first, and"
            + " the first difference decides; singles count only in a throw of singles");

    private final String effect;

    Ruffs(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Ruffs> RUFFS =
      Choice.of("ruffs", "how two ruffs of a throw are compared", Ruffs.values(), way -> way.effect)
          .unmentioned("longest");

  public enum Kitty {
    POWER("kitty points count 2^w for a last trick of w cards"),
    PAIRS(
        "kitty points count twice for a single, four times for a pair, and"
            + " double with every further pair"),
    LINEAR("kitty points count 2 x w for a last trick of w cards"),
    TWO_FOUR("kitty points count twice for singles and four times otherwise"),
    TWO("kitty points count twice");

    private final String effect;

    Kitty(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Kitty> KITTY =
      Choice.of(
          "kitty", "how the points of the kitty are multiplied", Kitty.values(), way -> way.effect);

  public enum Levels {
    FORTY("the defenders go up a rank for every 40 points above 80"),
    TWENTY("the defenders go up a rank for every 20 points above 80");

    private final String effect;

    Levels(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Levels> LEVELS =
      Choice.of(
          "levels",
          "what the points of the defenders above 80 are worth",
          Levels.values(),
          way -> way.effect);

  public enum MostUp {
    ANY("a team can go up any number of ranks at once"),
    THREE("a team goes up three ranks at most");

    private final String effect;

    MostUp(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<MostUp> MOST_UP =
      Choice.of(
          "most-up", "how many ranks a team can go up at once", MostUp.values(), way -> way.effect);

  public enum BelowZero {
    THREE("the declarers go up three ranks, as for no points"),
    FOUR("the declarers go up four ranks");

    private final String effect;

    BelowZero(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<BelowZero> BELOW_ZERO =
      Choice.of(
          "below-zero",
          "what defenders with negative points bring the declarers",
          BelowZero.values(),
          way -> way.effect);

  static final Choice<Integer> MUST_PLAY =
      Choice.of(
          "must-play",
          "which ranks a team cannot pass until it has dealt at them and made",
          new Way<>("none", "every rank can be passed", 0),
          new Way<>(
              "5-10-k",
              "the five, the ten and the king must be played",
              1 << 5 | 1 << 10 | 1 << 13),
          new Way<>("2-a", "the two and the ace must be played", 1 << Deck.TWO | 1 << Deck.ACE),
          new Way<>("j", "the jack must be played", 1 << 11));

  static final Choice<Integer> END =
      Choice.of(
          "end",
          "how the game is won",
          new Way<>("beyond", "going beyond the ace wins", 0),
          new Way<>("made", "only dealing at the ace and making wins", 1 << Deck.ACE));

  public enum Setback {
    NEVER("it has no effect"),
    JACK("it sets them back to two");

    private final String effect;

    Setback(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Setback> SETBACK =
      Choice.of(
          "setback",
          "what a last trick lost to a single jack means for declarers at the jack",
          Setback.values(),
          way -> way.effect);

  public enum NextDealer {
    PARTNER("the dealer's partner deals next"),
    SAME("the dealer deals again"),
    LAST_TRICK(
        "the winner of the last trick deals next, also after a lost round, if their"
            + " side is to deal");

    private final String effect;

    NextDealer(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<NextDealer> NEXT_DEALER =
      Choice.of(
          "next-dealer",
          "who deals after a round that was made",
          NextDealer.values(),
          way -> way.effect);

  private TractorSwitches() {}
}
