/// The verifier, which rules on the events and the claims of a recorded game, up to the first
/// fault.
///
/// Reading order: [umpire.core.verify.Verifier], [umpire.core.verify.Report] (its findings),
/// [umpire.core.verify.Claims] (claims about the score). The search for a
/// [umpire.core.verify.Repair] is left to [umpire.core.verify.Repairs], which `umpire.core.repair`
/// implements.
@NullMarked
package umpire.core.verify;

import org.jspecify.annotations.NullMarked;
