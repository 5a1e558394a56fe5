package umpire.live.log;

/// A command that was carried out: whoever sends it again, because the answer was lost, is answered
/// the same, and nothing happens twice.
///
/// @param seat who sent it
/// @param key the sender's own name for it
/// @param seq the last entry that it wrote
public record CompletedCommand(int seat, String key, long seq) {}
