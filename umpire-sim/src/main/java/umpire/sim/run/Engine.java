package umpire.sim.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;
import umpire.core.arena.Arena;

/// Plays a span of games on several threads and delivers their results chunk by chunk, in the order
/// of the games: the results do not depend on the number of threads.
///
/// Of n threads, each plays every n-th chunk and puts it into its own lane; the lanes are emptied
/// in turn. Each lane reuses a few chunks, which bounds the memory.
public final class Engine {

  private static final int CHUNKS_IN_A_LANE = 4;

  private final Job job;
  private final int threads;
  private final Optional<RowFile> rows;
  private final StopFlag stop;

  /// @param rows the file that gets a row for each game, if any
  /// @param stop ends the play early when it is set
  public Engine(Job job, int threads, Optional<RowFile> rows, StopFlag stop) {
    this.job = job;
    this.threads = threads;
    this.rows = rows;
    this.stop = stop;
  }

  /// Receives the results of games.
  public interface ChunkConsumer {
    /// Receives the next chunk, which is valid until this method returns. Returns false to stop.
    boolean accept(Chunk chunk) throws IOException;
  }

  /// Plays these games, or fewer if the consumer or the flag stops it. A failure in one of the
  /// threads is thrown here.
  public void play(Span games, ChunkConsumer consumer) throws IOException, InterruptedException {
    var lanes = new ArrayList<Lane>();
    var halt = new StopFlag();
    try {
      for (int i = 0; i < threads; i++) {
        lanes.add(new Lane(i, games, halt));
      }
      lanes.forEach(Lane::start);
      takeInTurn(lanes, consumer);
    } finally {
      halt.set();
      for (Lane lane : lanes) {
        lane.end();
      }
    }
  }

  private void takeInTurn(List<Lane> lanes, ChunkConsumer consumer)
      throws IOException, InterruptedException {
    for (long i = 0; ; i++) {
      Lane lane = lanes.get((int) (i % threads));
      Chunk chunk = lane.next();
      if (chunk == null) {
        return;
      }
      if (rows.isPresent()) {
        rows.get().write(chunk);
      }
      boolean more = consumer.accept(chunk);
      if (!more) {
        return;
      }
      lane.giveBack(chunk);
    }
  }

  /// A thread, and the chunks that it fills again and again.
  private final class Lane {

    private final int number;
    private final Span games;
    private final StopFlag halt;
    private final Thread thread;
    private final BlockingQueue<Chunk> empty = new ArrayBlockingQueue<>(CHUNKS_IN_A_LANE);

    /// Room for all chunks and the delivery that ends the lane.
    private final BlockingQueue<Delivery> full = new ArrayBlockingQueue<>(CHUNKS_IN_A_LANE + 1);

    Lane(int number, Span games, StopFlag halt) {
      this.number = number;
      this.games = games;
      this.halt = halt;
      for (int i = 0; i < CHUNKS_IN_A_LANE; i++) {
        empty.add(new Chunk(job, rows.isPresent()));
      }
      thread = new Thread(this::work, "games-" + number);
      thread.setDaemon(true);
    }

    void start() {
      thread.start();
    }

    private void work() {
      Delivery last = Delivery.END;
      try (Arena arena = job.arena()) {
        playChunks(arena);
      } catch (InterruptedException _) {
        // The engine has stopped and needs no more chunks.
      } catch (RuntimeException | Error failure) {
        last = new Delivery(null, failure);
      }
      full.add(last);
    }

    private void playChunks(Arena arena) throws InterruptedException {
      long step = (long) job.chunk() * threads;
      long from = games.from() + (long) job.chunk() * number;
      for (; from < games.to() && !stop.isSet() && !halt.isSet(); from += step) {
        Chunk chunk = empty.take();
        var span = new Span(from, Math.min(games.to(), from + job.chunk()));
        if (!chunk.play(span, job.seed(), arena, stop)) {
          return;
        }
        if (rows.isPresent()) {
          rows.get().prepare(chunk);
        }
        full.put(new Delivery(chunk, null));
      }
    }

    /// Returns the next chunk of this lane, or null after the last one. Rethrows a failure of its
    /// thread.
    @Nullable Chunk next() throws InterruptedException {
      Delivery delivery = full.take();
      Throwable failure = delivery.failure();
      if (failure instanceof Error error) {
        throw error;
      }
      if (failure instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      return delivery.chunk();
    }

    void giveBack(Chunk chunk) {
      empty.add(chunk);
    }

    void end() throws InterruptedException {
      thread.interrupt();
      thread.join();
    }
  }

  /// A chunk; or, without one, the end of a lane, with the failure that ended it, if any.
  private record Delivery(@Nullable Chunk chunk, @Nullable Throwable failure) {
    static final Delivery END = new Delivery(null, null);
  }
}
