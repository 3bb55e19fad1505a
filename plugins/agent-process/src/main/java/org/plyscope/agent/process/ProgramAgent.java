package org.plyscope.agent.process;

import java.util.function.Function;
import java.util.function.Supplier;
import org.plyscope.agent.process.run.RunningProgram;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * An agent whose program lives as long as it does. A program that fails is killed, and the failure
 * is reported with its log; the next search starts it anew.
 */
final class ProgramAgent implements Agent {
  private final Supplier<RunningProgram> starter;
  private final Function<RunningProgram, Agent> opener;
  private RunningProgram program;
  private Agent conversation;
  private int seat = -1;

  /**
   * Starts the program.
   *
   * @param starter starts a process
   * @param opener begins the conversation with it
   */
  ProgramAgent(Supplier<RunningProgram> starter, Function<RunningProgram, Agent> opener) {
    this.starter = starter;
    this.opener = opener;
    start();
  }

  private void start() {
    program = starter.get();
    try {
      conversation = opener.apply(program);
      program.introduced();
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  private RuntimeException failed(RuntimeException e) {
    RunningProgram broken = program;
    program = null;
    RuntimeException reported = e instanceof ProgramException failure ? broken.withLog(failure) : e;
    broken.kill("it failed");
    return reported;
  }

  @Override
  public void begin(Line line, int player) throws InterruptedException {
    seat = player;
    try {
      restartIfGone();
      conversation.begin(line, player);
    } catch (ProgramException e) {
      throw failed(e);
    }
  }

  private boolean restartIfGone() {
    boolean gone = program == null || !program.alive();
    if (gone) {
      release();
      start();
    }
    return gone;
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener)
      throws InterruptedException {
    boolean fresh = restartIfGone();
    try {
      if (fresh && seat >= 0) {
        conversation.begin(request.line(), seat);
      }
      return conversation.search(request, listener);
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  public void end(Line line, double[] payoffs) throws InterruptedException {
    if (program != null && program.alive()) {
      conversation.end(line, payoffs);
    }
  }

  @Override
  public void close() {
    try {
      if (program != null && program.alive()) {
        conversation.close();
      }
    } finally {
      release();
    }
  }

  private void release() {
    if (program != null) {
      program.close();
      program = null;
    }
  }
}
