package umpire.maumau.rule;

import static umpire.maumau.rule.MauMauSwitches.ACE;
import static umpire.maumau.rule.MauMauSwitches.BY_CHOICE;
import static umpire.maumau.rule.MauMauSwitches.CALL;
import static umpire.maumau.rule.MauMauSwitches.CALL_WITH;
import static umpire.maumau.rule.MauMauSwitches.CAUGHT;
import static umpire.maumau.rule.MauMauSwitches.DEALS;
import static umpire.maumau.rule.MauMauSwitches.DECK;
import static umpire.maumau.rule.MauMauSwitches.DOUBLING;
import static umpire.maumau.rule.MauMauSwitches.DRAWN_CARD;
import static umpire.maumau.rule.MauMauSwitches.EIGHT;
import static umpire.maumau.rule.MauMauSwitches.HAND_SIZE;
import static umpire.maumau.rule.MauMauSwitches.JACK_LAST;
import static umpire.maumau.rule.MauMauSwitches.JACK_ON_JACK;
import static umpire.maumau.rule.MauMauSwitches.JACK_STOPS_SEVEN;
import static umpire.maumau.rule.MauMauSwitches.LAST_CARD;
import static umpire.maumau.rule.MauMauSwitches.LAST_SEVEN_PAID;
import static umpire.maumau.rule.MauMauSwitches.LIMIT;
import static umpire.maumau.rule.MauMauSwitches.MATCH;
import static umpire.maumau.rule.MauMauSwitches.OPENING_ACTS;
import static umpire.maumau.rule.MauMauSwitches.OPENING_JACK_BINDS;
import static umpire.maumau.rule.MauMauSwitches.PLACES;
import static umpire.maumau.rule.MauMauSwitches.REVERSING;
import static umpire.maumau.rule.MauMauSwitches.SCORE;
import static umpire.maumau.rule.MauMauSwitches.SEVEN_ANSWER;
import static umpire.maumau.rule.MauMauSwitches.SEVEN_CARDS;
import static umpire.maumau.rule.MauMauSwitches.SHUFFLED;
import static umpire.maumau.rule.MauMauSwitches.TAKES_WHAT_IS_LEFT;
import static umpire.maumau.rule.MauMauSwitches.VALUES;
import static umpire.maumau.rule.MauMauSwitches.WILD;

import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profiles;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.MauMauSwitches.Ace;
import umpire.maumau.rule.MauMauSwitches.Eight;
import umpire.maumau.rule.MauMauSwitches.Match;
import umpire.maumau.rule.MauMauSwitches.SevenAnswer;

/// All switches, the named presets, and the combinations that are not allowed.
public final class MauMauProfiles {

  public static final Profiles ALL =
      Profiles.of(
              "maumau",
              DECK,
              HAND_SIZE,
              OPENING_ACTS,
              OPENING_JACK_BINDS,
              WILD,
              REVERSING,
              SEVEN_CARDS,
              SEVEN_ANSWER,
              EIGHT,
              ACE,
              JACK_ON_JACK,
              JACK_STOPS_SEVEN,
              JACK_LAST,
              LAST_CARD,
              LAST_SEVEN_PAID,
              DRAWN_CARD,
              BY_CHOICE,
              SHUFFLED,
              TAKES_WHAT_IS_LEFT,
              CALL,
              CALL_WITH,
              CAUGHT,
              PLACES,
              VALUES,
              DOUBLING,
              SCORE,
              MATCH,
              DEALS,
              LIMIT)
          .withPresets(
              Preset.of(
                  "common",
                  "what most tables play: the pile is shuffled, mau is said, nothing is"
                      + " doubled, to 100 points",
                  "drawn-card=kept",
                  "exhausted=shuffled",
                  "nothing-left=pass",
                  "call=1",
                  "doubling=none",
                  "match=limit"),
              Preset.of("classic", "one deal of the published problem"),
              Preset.of(
                      "family",
                      "aces give another turn, eights are answered, draw by choice; the winner of a deal collects",
                      "hand=5",
                      "eight=answered",
                      "ace=again",
                      "jack-on-jack=yes",
                      "drawn-card=kept",
                      "draw-by-choice=yes",
                      "exhausted=shuffled",
                      "score=collected",
                      "deals=5")
                  .formerly("drawn-card=until", "draw-by-choice=no"),
              Preset.of(
                  "brazil",
                  "as in Brazil: a seven costs three, queens reverse, aces skip, draw by choice",
                  "hand=7",
                  "reverse=queen",
                  "seven-cards=3",
                  "eight=plain",
                  "ace=skip",
                  "draw-by-choice=yes",
                  "exhausted=shuffled",
                  "nothing-left=pass",
                  "call=2",
                  "deals=3"),
              Preset.of(
                      "places",
                      "all play on for places: nines reverse, jacks stop sevens and are never last",
                      "hand=6",
                      "reverse=nine",
                      "jack-on-seven=stops",
                      "jack-last=no",
                      "drawn-card=never",
                      "nothing-left=pass",
                      "end=places",
                      "score=places",
                      "deals=3")
                  .formerly("values=skat", "score=left"),
              Preset.of(
                  "mau-mau",
                  "mau is said with the last card, mau-mau with a jack; an ace is never the last card",
                  "hand=5",
                  "ace=again",
                  "drawn-card=kept",
                  "exhausted=shuffled",
                  "nothing-left=pass",
                  "call=2",
                  "call-with=last",
                  "last-card=no-ace",
                  "deals=5"),
              Preset.of(
                  "neunerln",
                  "as in Bavaria: nines are wild, and a player caught forgetting the call draws two",
                  "hand=5",
                  "wild=nine",
                  "drawn-card=kept",
                  "exhausted=shuffled",
                  "nothing-left=pass",
                  "call=2",
                  "caught=players",
                  "deals=3"),
              Preset.of(
                  "large-table",
                  "for up to eight: 52 cards, five each, a card left counts one point and a jack two",
                  "deck=52",
                  "hand=5",
                  "drawn-card=kept",
                  "exhausted=shuffled",
                  "nothing-left=pass",
                  "call=1",
                  "values=jack-two",
                  "deals=3"))
          .withConflicts(
              new Conflict(
                  "reverse=ace gives the ace a second meaning beside ace=again or ace=skip",
                  rules -> rules.get(REVERSING) == Cards.ACES && rules.get(ACE) != Ace.PLAIN),
              new Conflict(
                  "seven-answer=none and jack-on-seven=stops exclude each other: a seven can be"
                      + " answered or not",
                  rules ->
                      rules.get(SEVEN_ANSWER) == SevenAnswer.NONE && rules.get(JACK_STOPS_SEVEN)),
              new Conflict(
                  "score=places needs end=places: only there does each player have a place",
                  rules -> rules.get(SCORE) == Scoring.Way.PLACES && !rules.get(PLACES)),
              new Conflict(
                  "wild=eight gives the eight a second meaning unless eight=plain",
                  rules -> rules.get(WILD) == Cards.EIGHTS && rules.get(EIGHT) != Eight.PLAIN),
              new Conflict(
                  "wild=nine gives the nine a second meaning beside reverse=nine",
                  rules ->
                      rules.get(WILD) == Cards.ofRank(Cards.NINE)
                          && rules.get(REVERSING) == Cards.ofRank(Cards.NINE)),
              new Conflict(
                  "caught=players needs call-with=one-left: a player who has laid their last"
                      + " card is out",
                  rules -> rules.get(CAUGHT) && rules.get(CALL_WITH) != CallSettings.When.ONE_LEFT),
              new Conflict(
                  "match=elimination needs score=left: only there are many points bad",
                  rules ->
                      rules.get(MATCH) == Match.ELIMINATION
                          && rules.get(SCORE) != Scoring.Way.LEFT));

  private MauMauProfiles() {}
}
