/// Throws. Reading order: [umpire.tractor.thrown.ThrowCheck] (which components are beaten),
/// [umpire.tractor.thrown.Outcome] (the public outcome), [umpire.tractor.thrown.Offers] (the
/// components that may be laid instead), [umpire.tractor.thrown.Throw] (the last throw, and its
/// state).
@NullMarked
package umpire.tractor.thrown;

import org.jspecify.annotations.NullMarked;
