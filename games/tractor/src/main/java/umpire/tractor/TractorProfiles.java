package umpire.tractor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.profile.Switch;
import umpire.core.profile.Switch.Choice;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.Way;

/// In what tables differ, and the tables that are known by name.
public final class TractorProfiles {

  private static final List<Switch> SWITCHES =
      List.of(
          Choice.of(
              "form",
              "what is played",
              new Way<>("whole", "a whole game is played, round after round", "whole"),
              new Way<>("open-round", "one round is laid open, without hands", "open-round")),
          Choice.of(
                  "teams",
                  "how many play, and who plays together",
                  new Way<>("pairs", "four play, two against two", "pairs"),
                  new Way<>(
                      "threes",
                      "six play, three against three, with 16 cards each and a kitty of twelve",
                      "threes"),
                  new Way<>(
                      "friends",
                      "five play, each for a rank of his own, and the dealer finds a friend by a card",
                      "friends"))
              .unmentioned("pairs"),
          new Count(
              "start",
              "the rank at which both teams begin",
              Deck.TWO,
              Deck.TWO,
              Deck.ACE,
              "both teams begin at rank #"),
          new Count(
              "drawn",
              "how many cards are drawn before the players are asked to declare",
              5,
              1,
              25,
              "each draws up to # cards before the players are asked again"),
          Choice.of(
              "first-dealer",
              "who deals the first round",
              new Way<>("declarer", "whose declaration stands at the end deals first", "declarer"),
              new Way<>("first-declarer", "whoever declares first deals first", "first-declarer"),
              new Way<>("first-seat", "the first seat deals first", "first-seat")),
          Choice.of(
              "overbid",
              "which declaration is stronger",
              new Way<>(
                  "jokers",
                  "two cards beat one, a pair of jokers beats a pair of the rank, red beats black",
                  "jokers"),
              new Way<>(
                  "suits",
                  "of equally many cards clubs are lowest, then diamonds, hearts,"
                      + " spades, and jokers highest",
                  "suits"),
              new Way<>(
                  "diamonds-low",
                  "of equally many cards diamonds are lowest, then clubs, hearts,"
                      + " spades, and jokers highest",
                  "diamonds-low"),
              new Way<>("length", "only more cards are stronger", "length")),
          Choice.of(
              "jokers",
              "whether jokers can be declared",
              new Way<>(
                  "pair",
                  "a pair of same jokers can be declared: then there is no main suit",
                  "pair"),
              new Way<>("never", "jokers cannot be declared", "never")),
          Choice.of(
              "partner",
              "whether one may overbid one's partner",
              new Way<>("may-overbid", "a partner's declaration can be overbid", "may-overbid"),
              new Way<>("may-not", "a partner's declaration cannot be overbid", "may-not")),
          Choice.of(
              "overturn",
              "whether one may overbid oneself with other cards",
              new Way<>(
                  "never",
                  "one's own declaration can only be raised from one card to two",
                  "never"),
              new Way<>("allowed", "one's own declaration can be overturned", "allowed")),
          Choice.of(
              "undeclared",
              "what decides on the main suit if nobody declares",
              new Way<>("first-card", "the first card of the kitty decides", "first-card"),
              new Way<>(
                  "rank-card",
                  "the first card of the rank in the kitty decides, or else its" + " highest",
                  "rank-card"),
              new Way<>("none", "there is no main suit then, and the kitty stays closed", "none"),
              new Way<>("redeal", "the cards are thrown in then, and dealt anew", "redeal")),
          Choice.of(
                  "take-over",
                  "whether others may overbid for a kitty that was laid away",
                  new Way<>("never", "a kitty that is laid away stays so", "never"),
                  new Way<>(
                      "allowed",
                      "once the kitty is laid away the others may overbid in turn, take it up and lay"
                          + " as many cards away",
                      "allowed"))
              .unmentioned("never"),
          Choice.of(
                  "twos",
                  "whether the twos are trumps in every round",
                  new Way<>("plain", "a two is a card like others", "plain"),
                  new Way<>(
                      "trumps",
                      "all twos are trumps, next below the rank, that of the main suit above the"
                          + " others",
                      "trumps"))
              .unmentioned("plain"),
          new Count(
              "smallest-tractor",
              "how many pairs a tractor has at least",
              2,
              2,
              3,
              "a tractor has at least # pairs"),
          Choice.of(
              "throws",
              "whose cards can keep a throw from standing",
              new Way<>("others", "everybody else's cards decide whether a throw stands", "others"),
              new Way<>(
                  "opponents",
                  "only the opponents' cards decide whether a throw stands",
                  "opponents"),
              new Way<>("unchecked", "every throw stands", "unchecked")),
          Choice.of(
              "refused-throw",
              "what the leader of a refused throw must lay",
              new Way<>(
                  "lowest",
                  "the beaten component that is lowest in rank must be laid, the shortest of"
                      + " equals",
                  "lowest"),
              new Way<>(
                  "found",
                  "the first component found to be beaten must be laid, the longest"
                      + " and highest being looked at first",
                  "found"),
              new Way<>(
                  "smallest",
                  "the shortest component that is beaten must be laid, the lowest of equals",
                  "smallest"),
              new Way<>("choice", "any component that is beaten may be laid", "choice")),
          Choice.of(
              "fine",
              "what a refused throw costs",
              new Way<>("none", "a refused throw costs nothing", "none"),
              new Way<>("ten", "a refused throw costs ten points", "ten"),
              new Way<>(
                  "ten-a-card",
                  "a refused throw costs ten points for each card taken back",
                  "ten-a-card")),
          Choice.of(
              "follow",
              "how far a follower must match the lead",
              new Way<>("structure", "followers owe the group, tractors and pairs", "structure"),
              new Way<>("pairs", "followers owe the group and pairs, but no tractors", "pairs"),
              new Way<>("group", "followers owe the group and nothing else", "group"),
              new Way<>("free", "followers owe nothing but the number of cards", "free")),
          Choice.of(
                  "ruffs",
                  "by what two ruffs of a throw are compared",
                  new Way<>(
                      "longest",
                      "of two ruffs the top of the longest components decides",
                      "longest"),
                  new Way<>(
                      "every",
                      "a ruff beats another only if every component of it is higher",
                      "every"),
                  new Way<>("highest", "of two ruffs the highest card decides", "highest"),
                  new Way<>(
                      "in-turn",
                      "two ruffs are compared component by component, the longest first, and the first"
                          + " difference decides; singles count only in a throw of singles",
                      "in-turn"))
              .unmentioned("longest"),
          Choice.of(
              "kitty",
              "by what the points of the kitty are multiplied",
              new Way<>("power", "kitty points count 2^w for a last trick of w cards", "power"),
              new Way<>(
                  "pairs",
                  "kitty points count twice for a single, four times for a pair, and"
                      + " double with every further pair",
                  "pairs"),
              new Way<>("linear", "kitty points count 2 x w for a last trick of w cards", "linear"),
              new Way<>(
                  "two-four",
                  "kitty points count twice for singles and four times otherwise",
                  "two-four"),
              new Way<>("two", "kitty points count twice", "two")),
          Choice.of(
              "levels",
              "what the points of the defenders above 80 are worth",
              new Way<>(
                  "forty", "the defenders go up a rank for every 40 points above 80", "forty"),
              new Way<>(
                  "twenty", "the defenders go up a rank for every 20 points above 80", "twenty")),
          Choice.of(
              "most-up",
              "how many ranks a team can go up at once",
              new Way<>("any", "a team can go up any number of ranks at once", "any"),
              new Way<>("three", "a team goes up three ranks at most", "three")),
          Choice.of(
              "below-zero",
              "what defenders with less than no points mean",
              new Way<>("three", "the declarers go up three ranks, as for no points", "three"),
              new Way<>("four", "the declarers go up four ranks", "four")),
          Choice.of(
              "must-play",
              "which ranks a team cannot pass without having dealt at them and made",
              new Way<>("none", "every rank can be passed", "none"),
              new Way<>("5-10-k", "the five, the ten and the king must be played", "5-10-k"),
              new Way<>("2-a", "the two and the ace must be played", "2-a"),
              new Way<>("j", "the jack must be played", "j")),
          Choice.of(
              "end",
              "how the game is won",
              new Way<>("beyond", "going beyond the ace wins", "beyond"),
              new Way<>("made", "only dealing at the ace and making wins", "made")),
          Choice.of(
              "setback",
              "what a last trick lost to a single jack means for declarers at the jack",
              new Way<>("never", "it means nothing", "never"),
              new Way<>("jack", "it puts them back to two", "jack")),
          Choice.of(
              "next-dealer",
              "who deals after a round that was made",
              new Way<>("partner", "the dealer's partner deals next", "partner"),
              new Way<>("same", "the dealer deals again", "same"),
              new Way<>(
                  "last-trick",
                  "whoever won the last trick deals next, after a lost round too, if that side is"
                      + " to deal",
                  "last-trick")));

  /// What must be laid for a refused throw where a preset does not say, before it was the lowest.
  private static final String FOUND = "refused-throw=found";

  private static final List<Preset> PRESETS =
      List.of(
          preset("standard", "the usual game, with every duty and no special ranks")
              .formerly(FOUND),
          preset(
                  "classic",
                  "one round laid open, as in the published problem",
                  "form=open-round",
                  "throws=unchecked",
                  "follow=free")
              .formerly(FOUND),
          preset(
                  "must-play",
                  "the five, ten and king must be played, and the game ends with a made ace",
                  "must-play=5-10-k",
                  "end=made",
                  "kitty=pairs")
              .formerly(FOUND),
          preset(
              "friendly",
              "for a first evening: declare after the deal, follow the group, no fines",
              "drawn=25",
              "overturn=allowed",
              "undeclared=rank-card",
              "refused-throw=choice",
              "follow=group",
              "kitty=two"),
          preset(
              "tournament",
              "drawn one by one, fines for refused throws, no leaps",
              "drawn=1",
              "refused-throw=smallest",
              "fine=ten-a-card",
              "kitty=two-four",
              "most-up=three",
              "below-zero=four",
              "must-play=2-a"),
          preset(
                  "jacks",
                  "the jack must be played and can throw a team back to two",
                  "overbid=suits",
                  "throws=opponents",
                  "fine=ten-a-card",
                  "levels=twenty",
                  "must-play=j",
                  "setback=jack",
                  "next-dealer=same")
              .formerly(FOUND),
          preset(
              "six",
              "six players, three against three, and the twos are trumps in every round",
              "teams=threes",
              "overbid=diamonds-low",
              "undeclared=redeal",
              "take-over=allowed",
              "twos=trumps",
              "ruffs=every",
              "next-dealer=last-trick"),
          preset(
              "friends",
              "five players with 20 cards each: the dealer finds a friend, and everybody has a rank",
              "teams=friends",
              "kitty=linear",
              "end=made"));

  private static final List<Conflict> CONFLICTS =
      List.of(
          new Conflict(
              "form=open-round has no hands: it goes with throws=unchecked and follow=free only",
              profile ->
                  profile.is("form", "open-round")
                      && !(profile.is("throws", "unchecked") && profile.is("follow", "free"))),
          new Conflict(
              "form=open-round is a round of four players: it goes with teams=pairs only",
              profile -> profile.is("form", "open-round") && !profile.is("teams", "pairs")),
          new Conflict(
              "teams=friends does not know who is against whom when a throw is checked: throws=others"
                  + " or unchecked, and fine=none",
              profile ->
                  profile.is("teams", "friends")
                      && (profile.is("throws", "opponents") || !profile.is("fine", "none"))),
          new Conflict(
              "teams=friends has no partners before the play and no team to put back:"
                  + " partner=may-overbid and setback=never",
              profile ->
                  profile.is("teams", "friends")
                      && (profile.is("partner", "may-not") || profile.is("setback", "jack"))),
          new Conflict(
              "below-zero=four means nothing without fines: it goes with fine=ten or ten-a-card",
              profile -> profile.is("below-zero", "four") && profile.is("fine", "none")),
          new Conflict(
              "throws=unchecked refuses no throw, so there is nothing to fine: fine=none",
              profile -> profile.is("throws", "unchecked") && !profile.is("fine", "none")));

  /// All of it.
  public static final Profiles ALL = new Profiles("tractor", SWITCHES, PRESETS, CONFLICTS);

  private static final int ACE_BIT = 1 << Deck.ACE;

  private TractorProfiles() {}

  /// @param changes `switch=value` for what differs from the standard
  private static Preset preset(String name, String about, String... changes) {
    var values = new LinkedHashMap<String, String>();
    for (String change : changes) {
      int sign = change.indexOf('=');
      values.put(change.substring(0, sign), change.substring(sign + 1));
    }
    return new Preset(name, about, values, List.of());
  }

  /// How many play by a profile.
  public static int players(Profile profile) {
    return switch (profile.value("teams")) {
      case "friends" -> 5;
      case "threes" -> 6;
      default -> 4;
    };
  }

  /// A profile as the kernels want it.
  public static TractorTerms rules(Profile profile) {
    Seating seating = Seating.of(players(profile));
    return new TractorTerms(
        seating,
        way(TractorTerms.Form.class, profile, "form"),
        profile.number("start"),
        Math.min(profile.number("drawn"), seating.hand()),
        way(TractorTerms.FirstDealer.class, profile, "first-dealer"),
        way(TractorTerms.Overbid.class, profile, "overbid"),
        way(TractorTerms.Jokers.class, profile, "jokers"),
        way(TractorTerms.Partner.class, profile, "partner"),
        way(TractorTerms.Overturn.class, profile, "overturn"),
        way(TractorTerms.Undeclared.class, profile, "undeclared"),
        way(TractorTerms.TakeOver.class, profile, "take-over"),
        way(TractorTerms.Twos.class, profile, "twos"),
        profile.number("smallest-tractor"),
        way(TractorTerms.Throwing.class, profile, "throws"),
        way(TractorTerms.Refused.class, profile, "refused-throw"),
        way(TractorTerms.Fine.class, profile, "fine"),
        way(TractorTerms.Follow.class, profile, "follow"),
        way(TractorTerms.Ruffs.class, profile, "ruffs"),
        way(TractorTerms.Kitty.class, profile, "kitty"),
        way(TractorTerms.Levels.class, profile, "levels"),
        way(TractorTerms.MostUp.class, profile, "most-up"),
        way(TractorTerms.BelowZero.class, profile, "below-zero"),
        mustPlay(profile),
        way(TractorTerms.Setback.class, profile, "setback"),
        way(TractorTerms.NextDealer.class, profile, "next-dealer"));
  }

  /// The constant that is called like the value.
  private static <T extends Enum<T>> T way(Class<T> type, Profile profile, String option) {
    return Enum.valueOf(type, profile.value(option).toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  private static int mustPlay(Profile profile) {
    int ranks =
        switch (profile.value("must-play")) {
          case "5-10-k" -> 1 << 5 | 1 << 10 | 1 << 13;
          case "2-a" -> 1 << 2 | ACE_BIT;
          case "j" -> 1 << 11;
          default -> 0;
        };
    return profile.is("end", "made") ? ranks | ACE_BIT : ranks;
  }
}
