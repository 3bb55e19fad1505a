package org.plyscope.agent.process;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyscope.agent.process.run.RunningProgram;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * An agent whose program lives as long as it does.
 *
 * <p>A program that ends by itself, because it crashed or was killed, is started again once, and
 * the request is repeated. A program that misbehaves, and one that ends a second time, is killed,
 * and the failure is reported with its log; the next search starts it anew.
 */
final class ProgramAgent implements Agent {
  private static final System.Logger LOG = System.getLogger(ProgramAgent.class.getName());

  /** A request to a program. */
  private interface Request<T> {
    T ask() throws InterruptedException;
  }

  private final Supplier<RunningProgram> starter;
  private final Function<RunningProgram, Agent> opener;
  private final System.Logger log;
  private RunningProgram program;
  private Agent conversation;
  private int seat = -1;
  private int restarts;
  private int reported;

  /**
   * Starts the program.
   *
   * @param starter starts a process
   * @param opener begins the conversation with it
   * @param log receives each restart
   */
  ProgramAgent(
      Supplier<RunningProgram> starter, Function<RunningProgram, Agent> opener, System.Logger log) {
    this.starter = starter;
    this.opener = opener;
    this.log = log;
    start();
  }

  private void start() {
    try {
      open();
    } catch (RuntimeException e) {
      if (program == null || !restartable(e)) {
        throw failed(e);
      }
      try {
        open();
      } catch (RuntimeException second) {
        throw failed(second);
      }
    }
  }

  private void open() {
    program = starter.get();
    conversation = opener.apply(program);
    program.introduced();
  }

  private RuntimeException failed(RuntimeException e) {
    if (program == null) {
      return e;
    }
    RunningProgram broken = program;
    program = null;
    RuntimeException reported = e instanceof ProgramException failure ? broken.withLog(failure) : e;
    broken.kill("it failed");
    return reported;
  }

  /** Returns whether a failure is an end that the program did not owe to this host. */
  private boolean restartable(RuntimeException e) {
    if (!(e instanceof ProgramException failure) || !program.crashed()) {
      return false;
    }
    restarting(program.withLog(failure).getMessage());
    release();
    return true;
  }

  private void restarting(String why) {
    restarts++;
    log.log(Level.WARNING, "The program is started again (restart " + restarts + "): " + why);
    program.note("started again (restart " + restarts + ")");
  }

  private <T> T twice(Request<T> request, BooleanSupplier stopped) throws InterruptedException {
    try {
      return request.ask();
    } catch (RuntimeException e) {
      if (program == null || stopped.getAsBoolean() || !restartable(e)) {
        throw failed(e);
      }
    }
    try {
      return request.ask();
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public void begin(Line line, int player) throws InterruptedException {
    seat = player;
    twice(
        () -> {
          restartIfGone();
          conversation.begin(line, player);
          return null;
        },
        () -> false);
  }

  private boolean restartIfGone() {
    boolean gone = program == null || !program.alive();
    if (gone) {
      if (program != null && program.crashed()) {
        restarting("it ended between two requests");
      }
      release();
      open();
    }
    return gone;
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener)
      throws InterruptedException {
    long began = System.nanoTime();
    boolean[] again = {false};
    SearchResult result =
        twice(
            () -> {
              if (restartIfGone() && seat >= 0) {
                conversation.begin(request.line(), seat);
              }
              SearchRequest asked = again[0] ? remaining(request, began) : request;
              again[0] = true;
              return conversation.search(asked, listener);
            },
            request::stopRequested);
    int more = restarts - reported;
    reported = restarts;
    return more == 0 ? result : result.toBuilder().figure(AgentProgram.RESTARTS, more).build();
  }

  /** Returns a request with the time that is left of it. */
  private static SearchRequest remaining(SearchRequest request, long began) {
    long limit = request.limits().millis();
    long used = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    return limit == 0
        ? request
        : request.withLimits(
            request.limits().withTime(Duration.ofMillis(Math.max(1, limit - used))));
  }

  @Override
  public void end(Line line, double[] payoffs) throws InterruptedException {
    leave(() -> conversation.end(line, payoffs));
  }

  @Override
  public void close() {
    try {
      leave(() -> conversation.close());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      release();
    }
  }

  private interface Farewell {
    void take() throws InterruptedException;
  }

  /** A program that is gone when its game is over has lost nothing. */
  private void leave(Farewell farewell) throws InterruptedException {
    try {
      if (program != null && program.alive()) {
        farewell.take();
      }
    } catch (ProgramException e) {
      LOG.log(Level.DEBUG, "The program had ended before its game.", e);
    }
  }

  private void release() {
    if (program != null) {
      program.close();
      program = null;
    }
  }
}
