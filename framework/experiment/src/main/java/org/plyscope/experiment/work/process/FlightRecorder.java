package org.plyscope.experiment.work.process;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.SearchResult;
import org.plyscope.experiment.work.game.Logbook;
import org.plyscope.lab.match.record.PlayedMove;

/**
 * The activity of a worker, in a file that it shares with the lab by memory: the agent that is
 * running, its game, and the moves so far. It costs nanoseconds to write, and it is still there
 * when the worker is not, whatever ended it.
 */
final class FlightRecorder implements Logbook {
  static final int NONE = -1;

  private static final int INDEX = 0;
  private static final int SEAT = 1;
  private static final int MOVES = 2;
  private static final int BEAT = 3;
  private static final int STEPS = 4;
  private static final int HEADER = 8;
  private static final int FIELDS = 7;

  /** Games are rarely longer; of one that is, the rest is not kept. */
  private static final int MOST_MOVES = 8_192;

  /** Sums over a game cannot overflow. */
  private static final long LARGEST = Long.MAX_VALUE / MOST_MOVES;

  private final MappedByteBuffer file;

  private FlightRecorder(MappedByteBuffer file) {
    this.file = file;
    file.order(ByteOrder.nativeOrder());
  }

  /** Opens the file of a worker, and makes it if it is not there. */
  static FlightRecorder open(Path path) throws IOException {
    boolean fresh = !Files.exists(path);
    try (FileChannel channel =
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      FlightRecorder box =
          new FlightRecorder(
              channel.map(FileChannel.MapMode.READ_WRITE, 0, 8L * (HEADER + FIELDS * MOST_MOVES)));
      if (fresh) {
        box.clear();
      }
      return box;
    }
  }

  /** Clears the records of the last worker. */
  void clear() {
    set(INDEX, NONE);
    set(SEAT, NONE);
    set(MOVES, 0);
    step();
  }

  @Override
  public void begin(int index) {
    set(SEAT, NONE);
    set(MOVES, 0);
    set(INDEX, index);
    step();
  }

  @Override
  public void enter(int seat) {
    set(SEAT, seat);
    step();
  }

  @Override
  public void leave() {
    set(SEAT, NONE);
    step();
  }

  private void step() {
    set(STEPS, get(STEPS) + 1);
  }

  /** Shows that the process of the worker runs; called by one thread of it. */
  void beat() {
    set(BEAT, get(BEAT) + 1);
  }

  /** Returns a number that changes as long as the process of the worker runs. */
  long beats() {
    return get(BEAT);
  }

  /** Returns a number that changes whenever a game goes on. */
  long steps() {
    return get(STEPS);
  }

  @Override
  public void moved(PlayedMove move) {
    int count = (int) get(MOVES);
    if (count < MOST_MOVES) {
      int at = HEADER + FIELDS * count;
      set(at, move.seat());
      set(at + 1, move.move());
      set(at + 2, move.nodes());
      set(at + 3, move.depth());
      set(at + 4, Double.doubleToRawLongBits(move.value()));
      set(at + 5, move.nanos());
      set(at + 6, move.overtimeNanos());
      set(MOVES, count + 1);
    }
  }

  /** Returns the game that was being played, or {@link #NONE}. */
  int index() {
    return (int) get(INDEX);
  }

  /**
   * Returns the seat whose agent was running, or {@link #NONE}. An agent can write to the file, so
   * a seat that the game does not have is reported as NONE too.
   */
  int seat(int players) {
    long seat = get(SEAT);
    return seat >= 0 && seat < players ? (int) seat : NONE;
  }

  /**
   * Returns the moves so far; plays them on a state at the end of the opening. From a move on that
   * cannot have been played the file is not believed.
   */
  List<PlayedMove> moves(State state) {
    List<PlayedMove> moves = new ArrayList<>();
    MoveList legal = new MoveList();
    long count = Math.min(get(MOVES), MOST_MOVES);
    for (int at = HEADER; at < HEADER + FIELDS * count && isSound(at, state, legal); at += FIELDS) {
      long move = get(at + 1);
      long nodes = get(at + 2);
      moves.add(
          PlayedMove.builder((int) get(at), move, state.text(move))
              .result(
                  SearchResult.builder(move)
                      .depth((int) get(at + 3))
                      .value(Double.longBitsToDouble(get(at + 4)))
                      .counts(
                          Counts.builder()
                              .nodes(nodes == 0 ? new long[0] : new long[] {nodes})
                              .build())
                      .build())
              .time(get(at + 5), get(at + 6))
              .build());
      state.play(move);
    }
    return moves;
  }

  private boolean isSound(int at, State state, MoveList legal) {
    state.moves(legal);
    return legal.indexOf(get(at + 1)) >= 0
        && get(at) == state.toMove()
        && isCount(at + 2, LARGEST)
        && isCount(at + 3, Integer.MAX_VALUE)
        && !Double.isInfinite(Double.longBitsToDouble(get(at + 4)))
        && isCount(at + 5, LARGEST)
        && isCount(at + 6, LARGEST);
  }

  private boolean isCount(int at, long largest) {
    return get(at) >= 0 && get(at) <= largest;
  }

  private void set(int at, long value) {
    file.putLong(8 * at, value);
  }

  private long get(int at) {
    return file.getLong(8 * at);
  }
}
