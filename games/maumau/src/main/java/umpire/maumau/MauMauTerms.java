package umpire.maumau;

import umpire.core.profile.Profile;

/// What the players of a match have agreed on: a profile in the numbers of the kernel, and how long
/// they play.
///
/// @param rules the rules of a deal
/// @param deals how many deals make a match; 0 if points do
/// @param limit the points that end a match, or throw somebody out of it; 0 if deals do
/// @param eliminates whether who has so many points is out and the others go on
public record MauMauTerms(TableRules rules, int deals, int limit, boolean eliminates) {

  public static MauMauTerms of(Profile profile) {
    boolean limited = !profile.is("match", "deals");
    return new MauMauTerms(
        rules(profile),
        limited ? 0 : profile.number("deals"),
        limited ? profile.number("limit") : 0,
        profile.is("match", "elimination"));
  }

  private static TableRules rules(Profile profile) {
    long wild = ofRank(profile.value("wild"));
    long answers = profile.is("seven-answer", "none") ? 0 : Cards.SEVENS;
    answers |= profile.is("jack-on-seven", "stops") ? wild : 0;
    long skipping = profile.is("eight", "skip") ? Cards.EIGHTS : 0;
    skipping |= profile.is("ace", "skip") ? Cards.ACES : 0;
    return new TableRules(
        deck(profile),
        profile.is("hand", "by-players") ? 0 : profile.number("hand"),
        profile.is("opening-card", "acts"),
        profile.is("opening-jack", "own-suit"),
        ofRank(profile.value("reverse")),
        skipping,
        profile.is("eight", "answered") ? Cards.EIGHTS : 0,
        profile.is("ace", "again") ? Cards.ACES : 0,
        profile.number("seven-cards"),
        profile.is("seven-answer", "double"),
        answers,
        wild,
        profile.is("jack-on-jack", "yes") ? wild : 0,
        last(profile, wild),
        profile.is("last-seven", "paid"),
        drawn(profile.value("drawn-card")),
        profile.is("draw-by-choice", "yes"),
        profile.is("exhausted", "shuffled"),
        profile.is("nothing-left", "pass"),
        calls(profile),
        profile.is("end", "places"),
        scoring(profile));
  }

  /// The cards that may be laid last.
  private static long last(Profile profile, long wild) {
    long not = profile.is("jack-last", "yes") ? 0 : wild;
    not |=
        switch (profile.value("last-card")) {
          case "no-ace" -> Cards.ACES;
          case "plain" -> wild | acting(profile);
          default -> 0;
        };
    return deck(profile) & ~not;
  }

  private static long deck(Profile profile) {
    return profile.is("deck", "52") ? Cards.ALL : Cards.SHORT_DECK;
  }

  /// The cards that do something when they are laid, beside those that are wild.
  private static long acting(Profile profile) {
    long acting = Cards.SEVENS | ofRank(profile.value("reverse"));
    acting |= profile.is("eight", "plain") ? 0 : Cards.EIGHTS;
    return acting | (profile.is("ace", "plain") ? 0 : Cards.ACES);
  }

  private static Calls calls(Profile profile) {
    Calls.When when =
        switch (profile.value("call-with")) {
          case "last" -> Calls.When.LAST;
          case "both" -> Calls.When.BOTH;
          default -> Calls.When.ONE_LEFT;
        };
    return new Calls(profile.number("call"), when, profile.is("caught", "players"));
  }

  private static long ofRank(String rank) {
    return switch (rank) {
      case "eight" -> Cards.EIGHTS;
      case "jack" -> Cards.JACKS;
      case "nine" -> Cards.ofRank(Cards.NINE);
      case "ten" -> Cards.ofRank(Cards.TEN);
      case "queen" -> Cards.ofRank(Cards.QUEEN);
      case "king" -> Cards.ofRank(Cards.KING);
      case "ace" -> Cards.ACES;
      default -> 0;
    };
  }

  private static TableRules.DrawnCard drawn(String value) {
    return switch (value) {
      case "kept" -> TableRules.DrawnCard.KEPT;
      case "never" -> TableRules.DrawnCard.NEVER;
      case "until" -> TableRules.DrawnCard.UNTIL;
      default -> TableRules.DrawnCard.LAID;
    };
  }

  private static Scoring scoring(Profile profile) {
    Scoring.Values values =
        switch (profile.value("values")) {
          case "skat" -> Scoring.Values.SKAT;
          case "count" -> Scoring.Values.COUNT;
          case "jack-two" -> Scoring.Values.JACK_TWO;
          default -> Scoring.Values.PUBLISHED;
        };
    Scoring.Way way =
        switch (profile.value("score")) {
          case "collected" -> Scoring.Way.COLLECTED;
          case "places" -> Scoring.Way.PLACES;
          default -> Scoring.Way.LEFT;
        };
    return new Scoring(values, profile.is("doubling", "jack"), way);
  }
}
