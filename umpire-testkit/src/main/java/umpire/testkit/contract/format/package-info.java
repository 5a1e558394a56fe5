/// Laws on the classic format: generators, hostile input, a second opinion, and
/// [umpire.testkit.contract.format.BridgeContract] for the conversion to and from records.
@NullMarked
package umpire.testkit.contract.format;

import org.jspecify.annotations.NullMarked;
