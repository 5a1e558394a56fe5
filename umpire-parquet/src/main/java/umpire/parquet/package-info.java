/// Rows of simulated games as Parquet files, a column at a time. Reading order: [ParquetFormat],
/// [ParquetRows], [Column].
@NullMarked
package umpire.parquet;

import org.jspecify.annotations.NullMarked;
