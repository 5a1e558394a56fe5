/// Writes rows of simulated games to Parquet files, column by column. Reading order:
/// [ParquetFormat], [ParquetRows], [Column].
@NullMarked
package umpire.parquet;

import org.jspecify.annotations.NullMarked;
