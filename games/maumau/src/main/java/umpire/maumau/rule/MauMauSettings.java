package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.rule.MauMauSwitches.Match;

/// What the players of a match have agreed on: a profile in the numbers of the kernel, and how long
/// they play.
///
/// @param rules the rules of a deal
/// @param deals how many deals make a match; 0 if points do
/// @param limit the points that end a match, or throw somebody out of it; 0 if deals do
/// @param eliminates whether who has so many points is out and the others go on
public record MauMauSettings(TableRules rules, int deals, int limit, boolean eliminates) {

  public static MauMauSettings of(Profile profile) {
    Match match = profile.get(MauMauSwitches.MATCH);
    boolean limited = match != Match.DEALS;
    return new MauMauSettings(
        TableRules.of(profile),
        limited ? 0 : profile.get(MauMauSwitches.DEALS),
        limited ? profile.get(MauMauSwitches.LIMIT) : 0,
        match == Match.ELIMINATION);
  }
}
