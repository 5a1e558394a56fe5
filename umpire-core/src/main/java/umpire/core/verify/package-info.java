/// The verifier, which rules on every event and every claim of a recorded game.
///
/// Reading order: [umpire.core.verify.Verifier], [umpire.core.verify.Report] (its findings),
/// [umpire.core.verify.Claims] (claims about the score). The search for a
/// [umpire.core.verify.Repair] is left to [umpire.core.verify.Repairs], which `umpire.core.repair`
/// implements.
@NullMarked
package umpire.core.verify;

import org.jspecify.annotations.NullMarked;
