/// Throws. Reading order: [umpire.tractor.thrown.ThrowCheck] (whether somebody beats a component),
/// [umpire.tractor.thrown.Outcome] (what everybody hears of it), [umpire.tractor.thrown.Offers]
/// (what may be laid instead), [umpire.tractor.thrown.Throw] (the last throw, and what becomes of
/// it).
@NullMarked
package umpire.tractor.thrown;

import org.jspecify.annotations.NullMarked;
