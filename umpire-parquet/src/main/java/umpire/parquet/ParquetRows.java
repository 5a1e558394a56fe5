package umpire.parquet;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.sim.rows.LostRowsException;
import umpire.sim.rows.RowHeader;
import umpire.sim.rows.TextRows;
import umpire.sim.run.Bookmark;
import umpire.sim.run.Chunk;
import umpire.sim.run.RowFile;

/// A Parquet file of rows. Rows are gathered by column; a full batch becomes a page of each column,
/// and some pages a group of rows, which is written to the file. So memory holds one encoded group,
/// however long the file becomes.
///
/// A Parquet file cannot be read without its end. So rows are written to parts beside the file: a
/// mark ends the current part and writes the rows of the unfinished group, which stay in memory, to
/// a part of their own, the tail, which the next mark replaces. At the end the parts become the
/// file, which is equal to one written without marks.
///
/// Decision 0022 explains why Parquet's own writer of records is not used.
final class ParquetRows implements RowFile {

  /// The number of pages in a group. Readers divide the work by groups: one has a million rows.
  private static final int MAX_PAGES = 1 << 5;

  private final RowHeader header;
  private final List<Column> columns;
  private final Parts parts;
  private final Batch batch;

  /// The pages of the unfinished group, by column.
  private final List<List<Column.Page>> pages = new ArrayList<>();

  /// The complete parts, without the tail.
  private final List<Long> ended = new ArrayList<>();

  /// The latest mark that is in a checkpoint; its parts are kept.
  private List<Long> kept = List.of();

  private List<Long> marked = List.of();

  /// The part that is being written, if any; [#number] is its number.
  private @Nullable PartFile current;

  private long number;

  /// The highest number of any part.
  private long highest;

  /// Whether a part could not be written to its end; then it is useless, and so is all that would
  /// follow.
  private boolean broken;

  private boolean finished;

  /// The game that comes next; negative before the first.
  private long next = -1;

  private ParquetRows(Path path, RowHeader header) throws IOException {
    this.header = header;
    this.columns = columns(header);
    // Parts are placed beside the file itself, not beside a link to it.
    this.parts = new Parts(Files.exists(path) ? path.toRealPath() : path);
    this.batch = new Batch(header.columns().size());
    for (Column _ : columns) {
      pages.add(new ArrayList<>());
    }
  }

  static ParquetRows create(Path path, RowHeader header) throws IOException {
    var rows = new ParquetRows(path, header);
    for (Path part : rows.parts.found().values()) {
      throw new FileAlreadyExistsException(
          part.toString(),
          null,
          "an interrupted simulation has left it: continue with --resume, or delete it");
    }
    rows.begin(); // fails now, not after a million games
    Files.deleteIfExists(rows.parts.whole()); // so that old rows are not taken for these
    return rows;
  }

  /// Reopens a file at a mark.
  ///
  /// @param games the number of rows in the marked parts
  static ParquetRows resume(Path path, RowHeader header, Bookmark mark, long games)
      throws IOException {
    var rows = new ParquetRows(path, header);
    if (rows.isFinished(mark, games)) {
      rows.finished = true;
      return rows;
    }
    long held = 0;
    for (long part : mark.places()) {
      held += rows.held(part);
    }
    if (held != games) {
      throw new LostRowsException(
          ("the parts of %s were changed since the checkpoint was saved: expected %d rows,"
                  + " found %d; restore them, or start again without --resume")
              .formatted(path, games, held));
    }
    rows.ended.addAll(mark.places());
    rows.kept = mark.places();
    for (Map.Entry<Long, Path> part : rows.parts.found().entrySet()) {
      if (!mark.places().contains(part.getKey())) {
        Files.delete(part.getValue()); // written after the checkpoint
      }
      rows.highest = Math.max(rows.highest, part.getKey());
    }
    return rows;
  }

  /// Whether the program was killed after the last part had become the file and before a checkpoint
  /// recorded that.
  private boolean isFinished(Bookmark mark, long games) throws IOException {
    boolean gone = mark.places().stream().noneMatch(part -> Files.exists(parts.part(part)));
    if (!gone || !Files.exists(parts.whole())) {
      return false;
    }
    try (var reader = new PartReader(parts.whole())) {
      return reader.rows() == games;
    }
  }

  private long held(long part) throws IOException {
    Path path = parts.part(part);
    if (!Files.exists(path)) {
      throw TextRows.missing(path);
    }
    try (var reader = new PartReader(path)) {
      return reader.rows();
    } catch (IOException failure) {
      throw new LostRowsException(path + ": " + failure.getMessage());
    }
  }

  private static List<Column> columns(RowHeader header) {
    var columns = new ArrayList<Column>();
    columns.add(new Column.Games());
    columns.add(new Column.Seeds(header.seed()));
    columns.add(new Column.Seats(header.seats()));
    for (String name : header.columns()) {
      columns.add(new Column.Numbers(name, columns.size() - RowHeader.OWN_COLUMNS.size()));
    }
    return columns;
  }

  @Override
  public void write(Chunk chunk) throws IOException {
    long from = chunk.span().from();
    if (next < 0) {
      next = from;
      batch.begin(from);
    }
    if (from != next) {
      throw new IllegalArgumentException("expected game " + next + ", found game " + from);
    }
    int games = Math.toIntExact(chunk.span().games());
    for (int game = 0; game < games; game++) {
      int row = batch.rows();
      for (int column = 0; column < batch.width(); column++) {
        batch.column(column)[row] = chunk.value(game, column);
      }
      batch.end();
      next++;
      if (batch.isFull()) {
        endPage();
      }
    }
  }

  private void endPage() throws IOException {
    addPage(pages);
    batch.begin(next);
    if (pages.getFirst().size() == MAX_PAGES) {
      endGroup();
    }
  }

  private void endGroup() throws IOException {
    broken = true;
    begin().group(pages);
    broken = false;
    pages.forEach(List::clear);
  }

  /// Adds the rows of the batch as a page of each column.
  private void addPage(List<List<Column.Page>> pages) throws IOException {
    for (int i = 0; i < columns.size(); i++) {
      pages.get(i).add(columns.get(i).page(batch));
    }
  }

  /// Returns the part that is being written, and begins one if there is none.
  private PartFile begin() throws IOException {
    PartFile part = current;
    if (part == null) {
      number = ++highest;
      part = new PartFile(parts.part(number), header, columns);
      current = part;
    }
    return part;
  }

  private void endPart() throws IOException {
    broken = true;
    try (PartFile part = begin()) {
      part.end();
    }
    broken = false;
    current = null;
    ended.add(number);
  }

  // Marks.

  @Override
  public Bookmark mark() throws IOException {
    if (broken) {
      throw new IOException("an earlier write has failed, so rows are lost");
    }
    if (current != null && current.hasRows()) {
      endPart();
    }
    var places = new ArrayList<>(ended);
    if (batch.rows() > 0 || !pages.getFirst().isEmpty()) {
      places.add(writeTail());
    }
    marked = List.copyOf(places);
    return new Bookmark(marked);
  }

  /// Writes the rows of the unfinished group to a part; they also stay in memory.
  private long writeTail() throws IOException {
    var all = new ArrayList<List<Column.Page>>();
    pages.forEach(column -> all.add(new ArrayList<>(column)));
    if (batch.rows() > 0) {
      addPage(all);
    }
    long tail = ++highest;
    try (var part = new PartFile(parts.part(tail), header, columns)) {
      part.group(all);
      part.end();
    } catch (IOException failure) {
      Files.deleteIfExists(parts.part(tail));
      throw failure;
    }
    return tail;
  }

  @Override
  public void onMarkSaved() throws IOException {
    for (long part : kept) {
      if (!marked.contains(part)) {
        Files.deleteIfExists(parts.part(part));
      }
    }
    kept = marked;
  }

  // The end.

  @Override
  public void finish() throws IOException {
    if (finished) {
      return;
    }
    if (batch.rows() > 0) {
      endPage();
    }
    if (!pages.getFirst().isEmpty()) {
      endGroup();
    }
    if (ended.isEmpty() || (current != null && current.hasRows())) {
      endPart();
    }
    if (ended.size() > 1) {
      join();
    } else {
      becomeTheFile(parts.part(ended.getFirst()));
    }
    finished = true;
  }

  private void becomeTheFile(Path part) throws IOException {
    Files.move(
        part, parts.whole(), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /// Copies all pages into one file and renames it to its final name. The parts are kept until the
  /// rows are closed, so that this can be repeated.
  private void join() throws IOException {
    Path draft = parts.part(0);
    var group = new ArrayList<List<Column.Page>>();
    columns.forEach(_ -> group.add(new ArrayList<>()));
    try (var file = new PartFile(draft, header, columns)) {
      for (long part : ended) {
        try (var reader = new PartReader(parts.part(part))) {
          for (int i = 0; i < reader.groups(); i++) {
            copy(reader.group(i, columns), group, file);
          }
        }
      }
      if (!group.getFirst().isEmpty()) {
        file.group(group);
      }
      file.end();
    }
    becomeTheFile(draft);
  }

  /// Adds pages to the group and writes it when it is full, so that short groups are joined.
  private void copy(List<List<Column.Page>> from, List<List<Column.Page>> group, PartFile file)
      throws IOException {
    for (int page = 0; page < from.getFirst().size(); page++) {
      for (int column = 0; column < columns.size(); column++) {
        group.get(column).add(from.get(column).get(page));
      }
      if (group.getFirst().size() == MAX_PAGES) {
        file.group(group);
        group.forEach(List::clear);
      }
    }
  }

  /// Closes the file and deletes the parts that no checkpoint needs.
  @Override
  public void close() throws IOException {
    PartFile part = current;
    current = null;
    try {
      if (part != null) {
        part.close();
      }
    } finally {
      for (long each = 0; each <= highest; each++) {
        if (finished || !(kept.contains(each) || marked.contains(each))) {
          Files.deleteIfExists(parts.part(each));
        }
      }
    }
  }
}
