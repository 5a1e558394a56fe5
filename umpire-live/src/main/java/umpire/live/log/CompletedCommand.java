package umpire.live.log;

/// A command that has been carried out. If its sender repeats it because the answer was lost, it
/// gets an equal answer, and nothing happens twice.
///
/// @param seat the seat that sent it
/// @param key the sender's identifier for it
/// @param seq the number of the last entry that it wrote
public record CompletedCommand(int seat, String key, long seq) {}
