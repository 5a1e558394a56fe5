package umpire.live.log;

/// The hash that a seat's secret token must match. The token itself is never stored.
///
/// @param seat index from 0
/// @param tokenHash SHA-256 of the token in hexadecimal
public record SeatKey(int seat, String tokenHash) {}
