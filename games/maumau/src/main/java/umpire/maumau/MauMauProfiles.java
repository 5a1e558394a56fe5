package umpire.maumau;

import java.util.List;
import java.util.Map;
import umpire.core.profile.BadProfile;
import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.profile.Switch;
import umpire.core.profile.Switch.Choice;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.Way;

/// The rules in which tables differ, in the order in which a deal comes to them. What is standard
/// is what the published problem plays.
public final class MauMauProfiles {

  private static final List<Switch> SWITCHES =
      List.of(
          Choice.of(
                  "deck",
                  "which cards are played with",
                  new Way<>("32", "the deck has 32 cards, from the sevens on", "32"),
                  new Way<>("52", "the deck has 52 cards, and twos to sixes are plain", "52"))
              .unmentioned("32"),
          Choice.of(
              "hand",
              "how many cards everybody is dealt",
              new Way<>(
                  "by-players",
                  "2, 3, 4 or 5 players are dealt 7, 6, 5 or 4 cards each, of 52 cards at least 5",
                  "by-players"),
              new Way<>("5", "everybody is dealt 5 cards", "5"),
              new Way<>("6", "everybody is dealt 6 cards", "6"),
              new Way<>("7", "everybody is dealt 7 cards", "7")),
          Choice.of(
              "opening-card",
              "whether the opening card acts as if it had been laid",
              new Way<>("acts", "the opening card acts as if somebody had laid it", "acts"),
              new Way<>("plain", "the opening card has no effect", "plain")),
          Choice.of(
              "opening-jack",
              "what fits on a jack that opens the discard pile",
              new Way<>("free", "an opening jack binds to no suit", "free"),
              new Way<>("own-suit", "an opening jack binds to its own suit", "own-suit")),
          Choice.of(
                  "wild",
                  "which rank is wild and names a suit",
                  new Way<>("jack", "jacks are wild", "jack"),
                  new Way<>(
                      "eight",
                      "eights are wild, and what is said of jacks is said of eights",
                      "eight"),
                  new Way<>(
                      "nine", "nines are wild, and what is said of jacks is said of nines", "nine"))
              .unmentioned("jack"),
          Choice.of(
              "reverse",
              "which rank turns the direction round, or gives another turn between two",
              new Way<>("none", "the direction never changes", "none"),
              new Way<>("nine", "a nine turns the direction round", "nine"),
              new Way<>("ten", "a ten turns the direction round", "ten"),
              new Way<>("queen", "a queen turns the direction round", "queen"),
              new Way<>("king", "a king turns the direction round", "king"),
              new Way<>("ace", "an ace turns the direction round", "ace")),
          new Count(
              "seven-cards", "what a seven costs", 2, 1, 3, "a seven makes the next player draw #"),
          Choice.of(
              "seven-answer",
              "what a seven does that is laid on an active seven",
              new Way<>("extend", "every seven that answers a seven adds its cards", "extend"),
              new Way<>("double", "every seven that answers a seven doubles the cards", "double"),
              new Way<>("none", "a seven cannot be answered with a seven", "none")),
          Choice.of(
              "eight",
              "what an eight does",
              new Way<>("skip", "an eight makes the next player miss his turn", "skip"),
              new Way<>(
                  "answered",
                  "an eight can be answered with an eight, which passes it on",
                  "answered"),
              new Way<>("plain", "an eight is a plain card", "plain")),
          Choice.of(
              "ace",
              "what an ace does",
              new Way<>("plain", "an ace is a plain card", "plain"),
              new Way<>("again", "who lays an ace has another turn at once", "again"),
              new Way<>("skip", "an ace makes the next player miss his turn", "skip")),
          Choice.of(
              "jack-on-jack",
              "whether a jack fits on a jack",
              new Way<>("no", "a jack does not fit on a jack", "no"),
              new Way<>("yes", "a jack fits on a jack", "yes")),
          Choice.of(
              "jack-on-seven",
              "whether a jack may be laid on an active seven",
              new Way<>("no", "no jack may be laid on an active seven", "no"),
              new Way<>("stops", "a jack stops an active seven", "stops")),
          Choice.of(
              "jack-last",
              "whether a jack may be the last card",
              new Way<>("yes", "a jack may be the last card", "yes"),
              new Way<>("no", "a jack may not be the last card", "no")),
          Choice.of(
                  "last-card",
                  "which other cards may not be the last",
                  new Way<>(
                      "any", "any card may be the last, but for what is agreed about jacks", "any"),
                  new Way<>("no-ace", "an ace may not be the last card", "no-ace"),
                  new Way<>("plain", "no card that does something may be the last", "plain"))
              .unmentioned("any"),
          Choice.of(
                  "last-seven",
                  "whether a seven that ends a deal is still paid for",
                  new Way<>("idle", "a seven that ends the deal does nothing", "idle"),
                  new Way<>(
                      "paid", "the next player still draws for a seven that ends the deal", "paid"))
              .unmentioned("idle"),
          Choice.of(
              "drawn-card",
              "what becomes of a drawn card that fits",
              new Way<>("laid", "a drawn card that fits must be laid at once", "laid"),
              new Way<>("kept", "a drawn card that fits may be laid or kept", "kept"),
              new Way<>("never", "a drawn card is not laid in the same turn", "never"),
              new Way<>("until", "a player draws until a card fits, and must lay that", "until")),
          Choice.of(
              "draw-by-choice",
              "whether a player may draw who could lay a card",
              new Way<>("no", "only a player without a card that fits draws", "no"),
              new Way<>("yes", "a player may draw although a card of his would fit", "yes")),
          Choice.of(
              "exhausted",
              "what becomes of the discard pile when the draw pile is used up",
              new Way<>("turned", "the discard pile is turned over unshuffled", "turned"),
              new Way<>("shuffled", "the discard pile is shuffled", "shuffled")),
          Choice.of(
              "nothing-left",
              "what happens if a card is due and there is none",
              new Way<>("no-result", "the deal then ends without a result", "no-result"),
              new Way<>("pass", "the player takes what there is and passes", "pass")),
          new Count(
              "call",
              "what forgetting to say mau costs",
              0,
              0,
              5,
              "who does not say mau where it is due draws #"),
          Choice.of(
                  "call-with",
                  "with which card something is said",
                  new Way<>("one-left", "mau is said with the last card but one", "one-left"),
                  new Way<>(
                      "last",
                      "mau is said with the last card, and mau-mau if it is a jack",
                      "last"),
                  new Way<>(
                      "both",
                      "mau is said with the last card but one, and mau-mau with the last",
                      "both"))
              .unmentioned("one-left"),
          Choice.of(
                  "caught",
                  "who notices that mau was not said",
                  new Way<>("referee", "who forgets to say mau draws at once", "referee"),
                  new Way<>(
                      "players",
                      "who forgets to say mau draws if another player says so before the next one acts",
                      "players"))
              .unmentioned("referee"),
          Choice.of(
              "end",
              "when a deal ends",
              new Way<>("first", "the deal ends when the first player is out", "first"),
              new Way<>("places", "the others play on until one is left", "places")),
          Choice.of(
              "values",
              "what the cards left count",
              new Way<>(
                  "published", "two to ten count their pips, J 20, Q 3, K 4, A 11", "published"),
              new Way<>("skat", "A counts 11, T 10, K 4, Q 3, J 2 and the others nothing", "skat"),
              new Way<>("count", "every card counts one point", "count"),
              new Way<>(
                  "jack-two", "a jack counts two points and every other card one", "jack-two")),
          Choice.of(
              "doubling",
              "whether a jack as the last card doubles",
              new Way<>("jack", "a jack as the last card doubles what is scored", "jack"),
              new Way<>("none", "nothing is ever doubled", "none")),
          Choice.of(
              "score",
              "who scores, and for what",
              new Way<>("left", "everybody scores his own cards, and few points are good", "left"),
              new Way<>(
                  "collected",
                  "the winner collects what the others have left; many points are good",
                  "collected"),
              new Way<>(
                  "places",
                  "a place brings a point for every player who comes after it",
                  "places")),
          Choice.of(
              "match",
              "how a match ends",
              new Way<>("deals", "a match is a number of deals", "deals"),
              new Way<>("limit", "a match ends when somebody has so many points", "limit"),
              new Way<>(
                  "elimination",
                  "who has so many points is out, and the last one left wins",
                  "elimination")),
          new Count("deals", "how many deals make a match", 1, 1, 50, "a match of deals has #"),
          new Count(
              "limit",
              "how many points end a match",
              100,
              20,
              500,
              "a match to a limit ends with # points"));

  private static final List<Preset> PRESETS =
      List.of(
          new Preset(
              "common",
              "what most tables play: shuffled pile, mau is said, nothing doubled, to 100 points",
              Map.of(
                  "drawn-card", "kept",
                  "exhausted", "shuffled",
                  "nothing-left", "pass",
                  "call", "1",
                  "doubling", "none",
                  "match", "limit"),
              List.of()),
          new Preset("classic", "one deal of the published problem", Map.of(), List.of()),
          new Preset(
                  "family",
                  "aces give another turn, eights are answered, draw by choice; the winner of a deal collects",
                  Map.of(
                      "hand", "5",
                      "eight", "answered",
                      "ace", "again",
                      "jack-on-jack", "yes",
                      "drawn-card", "kept",
                      "draw-by-choice", "yes",
                      "exhausted", "shuffled",
                      "score", "collected",
                      "deals", "5"),
                  List.of())
              .formerly("drawn-card=until", "draw-by-choice=no"),
          new Preset(
              "brazil",
              "as in Brazil: a seven costs three, queens turn round, aces skip, draw by choice",
              Map.of(
                  "hand", "7",
                  "reverse", "queen",
                  "seven-cards", "3",
                  "eight", "plain",
                  "ace", "skip",
                  "draw-by-choice", "yes",
                  "exhausted", "shuffled",
                  "nothing-left", "pass",
                  "call", "2",
                  "deals", "3"),
              List.of()),
          new Preset(
                  "places",
                  "all play on for places: nines turn round, jacks stop sevens and are never last",
                  Map.of(
                      "hand", "6",
                      "reverse", "nine",
                      "jack-on-seven", "stops",
                      "jack-last", "no",
                      "drawn-card", "never",
                      "nothing-left", "pass",
                      "end", "places",
                      "score", "places",
                      "deals", "3"),
                  List.of())
              .formerly("values=skat", "score=left"),
          new Preset(
              "mau-mau",
              "mau is said with the last card, mau-mau with a jack; an ace is never the last card",
              Map.of(
                  "hand", "5",
                  "ace", "again",
                  "drawn-card", "kept",
                  "exhausted", "shuffled",
                  "nothing-left", "pass",
                  "call", "2",
                  "call-with", "last",
                  "last-card", "no-ace",
                  "deals", "5"),
              List.of()),
          new Preset(
              "neunerln",
              "as in Bavaria: nines are wild, and who is caught forgetting the word draws two",
              Map.of(
                  "hand", "5",
                  "wild", "nine",
                  "drawn-card", "kept",
                  "exhausted", "shuffled",
                  "nothing-left", "pass",
                  "call", "2",
                  "caught", "players",
                  "deals", "3"),
              List.of()),
          new Preset(
              "large-table",
              "for up to eight: 52 cards, five each, a card left counts one point and a jack two",
              Map.of(
                  "deck", "52",
                  "hand", "5",
                  "drawn-card", "kept",
                  "exhausted", "shuffled",
                  "nothing-left", "pass",
                  "call", "1",
                  "values", "jack-two",
                  "deals", "3"),
              List.of()));

  private static final List<Conflict> CONFLICTS =
      List.of(
          new Conflict(
              "reverse=ace gives the ace a second meaning beside ace=again or ace=skip",
              rules -> rules.is("reverse", "ace") && !rules.is("ace", "plain")),
          new Conflict(
              "seven-answer=none and jack-on-seven=stops cannot both be: it can be answered or not",
              rules -> rules.is("seven-answer", "none") && rules.is("jack-on-seven", "stops")),
          new Conflict(
              "score=places needs end=places: only there everybody has a place",
              rules -> rules.is("score", "places") && !rules.is("end", "places")),
          new Conflict(
              "wild=eight gives the eight a second meaning unless eight=plain",
              rules -> rules.is("wild", "eight") && !rules.is("eight", "plain")),
          new Conflict(
              "wild=nine gives the nine a second meaning beside reverse=nine",
              rules -> rules.is("wild", "nine") && rules.is("reverse", "nine")),
          new Conflict(
              "caught=players needs call-with=one-left: who has laid his last card is out",
              rules -> rules.is("caught", "players") && !rules.is("call-with", "one-left")),
          new Conflict(
              "match=elimination needs score=left: only there many points are bad",
              rules -> rules.is("match", "elimination") && !rules.is("score", "left")));

  public static final Profiles ALL = new Profiles("maumau", SWITCHES, PRESETS, CONFLICTS);

  private MauMauProfiles() {}

  /// The rules of the published problem.
  public static Profile classic() {
    try {
      return ALL.preset("classic");
    } catch (BadProfile impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
