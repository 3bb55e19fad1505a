package org.plyscope.experiment.work.game;

import java.util.function.Consumer;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.lab.match.seat.Mover;
import org.plyscope.lab.match.seat.Reply;
import org.plyscope.lab.match.seat.Turn;

/** Notes whenever an agent is running. */
final class LoggedMover implements Mover {
  private final Mover mover;
  private final Logbook log;
  private int player;

  LoggedMover(Mover mover, Logbook log) {
    this.mover = mover;
    this.log = log;
  }

  @Override
  public void begin(Line line, int seat) {
    player = seat;
    log.enter(player);
    mover.begin(line, seat);
    log.leave();
  }

  @Override
  public Runnable ask(Turn turn, SearchListener progress, Consumer<Reply> whenDone) {
    log.enter(player);
    Runnable stop = mover.ask(turn, progress, whenDone);
    log.leave();
    return stop;
  }

  @Override
  public void end(Line line, double[] payoffs) {
    log.enter(player);
    mover.end(line, payoffs);
    log.leave();
  }

  @Override
  public void close() {
    log.enter(player);
    mover.close();
    log.leave();
  }
}
