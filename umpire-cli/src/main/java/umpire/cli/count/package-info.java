/// `umpire count`: counting questions that people ask at a table, without a record.
///
/// Reading order: [CountCommand], [GameCount] (the command for one game), [CountText].
@NullMarked
package umpire.cli.count;

import org.jspecify.annotations.NullMarked;
