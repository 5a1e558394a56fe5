/// Tools for testing games.
///
/// Reading order: [umpire.testkit.Choices] and [umpire.testkit.Property] (arbitrary values, and
/// laws that hold for all of them), [umpire.testkit.ClassicTrial] and [umpire.testkit.Outcome] (an
/// input judged as the command line judges it), [umpire.testkit.Transcriber] and
/// [umpire.testkit.GoldenRecords] (rulings as lines, and files of them),
/// [umpire.testkit.SecondOpinion] (a referee to compare with). The laws that every game must keep
/// are in `contract`.
@NullMarked
package umpire.testkit;

import org.jspecify.annotations.NullMarked;
