/// Laws on the classic format: generators, hostile input, a second opinion, and
/// [umpire.testkit.contract.format.BridgeContract] on the way to records and back.
@NullMarked
package umpire.testkit.contract.format;

import org.jspecify.annotations.NullMarked;
