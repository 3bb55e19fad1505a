package org.plyscope.lab.match.seat;

import java.util.function.Consumer;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;

/**
 * Waits for moves that come from outside, for example from a person at the board. It has no time
 * limit: a stop only makes it forget the turn. Safe for any thread.
 */
public final class WaitingMover implements Mover {
  private Turn turn;
  private Consumer<Reply> whenDone;
  private long since;

  /** Creates a mover without a turn. */
  public WaitingMover() {}

  @Override
  public void begin(Line line, int seat) {}

  @Override
  public synchronized Runnable ask(Turn asked, SearchListener progress, Consumer<Reply> receiver) {
    turn = asked;
    whenDone = receiver;
    since = System.nanoTime();
    return () -> forget(asked);
  }

  /**
   * Plays a move.
   *
   * @param line the game after the move
   * @return false, and nothing happens, if no move is awaited or the line does not follow from the
   *     game by one move
   */
  public boolean moved(Line line) {
    Consumer<Reply> receiver;
    long nanos;
    synchronized (this) {
      boolean fits =
          turn != null && line.size() == turn.line().size() + 1 && line.startsWith(turn.line());
      if (!fits) {
        return false;
      }
      receiver = whenDone;
      nanos = System.nanoTime() - since;
      turn = null;
      whenDone = null;
    }
    receiver.accept(Reply.of(line.lastMove(), nanos));
    return true;
  }

  /** A person cannot be interrupted, so there will be no reply to this turn. */
  private synchronized void forget(Turn asked) {
    if (turn == asked) {
      turn = null;
      whenDone = null;
    }
  }

  @Override
  public void end(Line line, double[] payoffs) {}

  @Override
  public synchronized void close() {
    turn = null;
    whenDone = null;
  }
}
