package umpire.maumau;

import umpire.core.profile.Profile;

/// What the players of a match have agreed on: a profile in the numbers of the kernel, and how long
/// they play.
///
/// @param rules the rules of a deal
/// @param deals how many deals make a match; 0 if points do
/// @param limit the points that end a match; 0 if deals do
public record MauMauTerms(TableRules rules, int deals, int limit) {

  public static MauMauTerms of(Profile profile) {
    boolean limited = profile.is("match", "limit");
    return new MauMauTerms(
        rules(profile),
        limited ? 0 : profile.number("deals"),
        limited ? profile.number("limit") : 0);
  }

  private static TableRules rules(Profile profile) {
    int answers = profile.is("seven-answer", "none") ? 0 : Cards.SEVENS;
    answers |= profile.is("jack-on-seven", "stops") ? Cards.JACKS : 0;
    int skipping = profile.is("eight", "skip") ? Cards.EIGHTS : 0;
    skipping |= profile.is("ace", "skip") ? Cards.ACES : 0;
    return new TableRules(
        profile.is("hand", "by-players") ? 0 : profile.number("hand"),
        profile.is("opening-card", "acts"),
        profile.is("opening-jack", "own-suit"),
        reversing(profile.value("reverse")),
        skipping,
        profile.is("eight", "answered") ? Cards.EIGHTS : 0,
        profile.is("ace", "again") ? Cards.ACES : 0,
        profile.number("seven-cards"),
        profile.is("seven-answer", "double"),
        answers,
        profile.is("jack-on-jack", "yes") ? Cards.JACKS : 0,
        profile.is("jack-last", "yes") ? Cards.ALL : ~Cards.JACKS,
        drawn(profile.value("drawn-card")),
        profile.is("draw-by-choice", "yes"),
        profile.is("exhausted", "shuffled"),
        profile.is("nothing-left", "pass"),
        profile.number("call"),
        profile.is("end", "places"),
        scoring(profile));
  }

  private static int reversing(String rank) {
    return switch (rank) {
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
