package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.rule.MauMauSwitches.Match;

/// The rules that the players of a match have chosen: a profile in the form that the kernel uses,
/// and the length of the match.
///
/// @param rules the rules of a deal
/// @param deals number of deals in a match; 0 if points end it
/// @param limit the points that end a match, or eliminate a player from it; 0 if the number of
///   deals ends it
/// @param eliminates whether a player who reaches the limit is out and the others play on
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
