/// Laws on records: written and read ([umpire.testkit.contract.record.RecordContract]), with gaps
/// ([umpire.testkit.contract.record.UnrecordedContract],
/// [umpire.testkit.contract.record.CompletionContract]), with needless lines
/// ([umpire.testkit.contract.record.RepetitionContract]) and with mistakes
/// ([umpire.testkit.contract.record.RepairContract]).
@NullMarked
package umpire.testkit.contract.record;

import org.jspecify.annotations.NullMarked;
