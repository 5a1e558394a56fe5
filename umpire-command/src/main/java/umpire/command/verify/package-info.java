/// Verification of recorded games, with reports for people and for programs.
///
/// Reading order: [VerifyRun] (the loop over the games), [ProgressListener], [ReportWriter],
/// [VerdictJson].
@NullMarked
package umpire.command.verify;

import org.jspecify.annotations.NullMarked;
