/// Recorded games verified, and what was found in them told to people and to programs.
///
/// Reading order: [VerifyRun] (the loop over the games), [ProgressListener], [ReportWriter],
/// [VerdictJson].
@NullMarked
package umpire.command.verify;

import org.jspecify.annotations.NullMarked;
