package umpire.live.log;

/// What opens a seat: the hash of its secret. The secret itself is kept by nobody but its owner.
///
/// @param seat from 0
/// @param tokenHash SHA-256 of the token, in hexadecimal digits
public record SeatKey(int seat, String tokenHash) {}
