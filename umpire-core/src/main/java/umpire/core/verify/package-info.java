/// The verifier: rules on every event and every claim of a recorded game.
///
/// Reading order: [umpire.core.verify.Verifier], [umpire.core.verify.Report] (what it found),
/// [umpire.core.verify.Claims] (what somebody wrote down about the standing). Looking for a
/// [umpire.core.verify.Repair] is left to [umpire.core.verify.Repairs], which `umpire.core.repair`
/// brings.
@NullMarked
package umpire.core.verify;

import org.jspecify.annotations.NullMarked;
