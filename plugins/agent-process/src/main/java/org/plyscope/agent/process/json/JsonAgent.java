package org.plyscope.agent.process.json;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramDeclaration.Feature;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.wire.Message;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.agent.AgentProtocol;
import org.plyscope.wire.agent.AnswerForm;
import org.plyscope.wire.agent.SearchForm;
import org.plyscope.wire.agent.TraceRows;

/** An agent that asks a program which speaks the agent protocol. */
final class JsonAgent implements Agent {
  private static final long STEP_MILLIS = 50;

  /**
   * Less than the time that the host grants, so that the program is ended before its agent is given
   * up.
   */
  private static final long STOP_NANOS = TimeUnit.MILLISECONDS.toNanos(1_500);

  private static final int TRACE_ROWS = 200_000;

  private final LineChannel program;
  private final ProgramDeclaration declared;
  private final Map<String, String> options;
  private boolean begun;
  private long ids;

  JsonAgent(LineChannel program, ProgramDeclaration declared, Map<String, String> options) {
    this.program = program;
    this.declared = declared;
    this.options = options;
  }

  @Override
  public void begin(Line line, int seat) {
    begun = true;
    program.send(SearchForm.begin(line, seat, options));
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    if (!begun) {
      begin(request.line(), request.state().toMove());
    }
    return new Search(++ids, request, listener).run();
  }

  @Override
  public void end(Line line, double[] payoffs) {
    program.send(SearchForm.end(line, payoffs));
  }

  @Override
  public void close() {
    program.send(Message.line(AgentProtocol.QUIT, Map.of()));
  }

  /** One request with everything that comes until its result. */
  private final class Search {
    private final long id;
    private final SearchRequest request;
    private final SearchListener listener;
    private final State root;
    private final TraceRows rows = new TraceRows(TRACE_ROWS, declared.figures());
    private final long start = System.nanoTime();
    private Status ending = Status.COMPLETE;
    private long stopped;
    private SearchResult result;

    Search(long id, SearchRequest request, SearchListener listener) {
      this.id = id;
      this.request = request;
      this.listener = listener;
      this.root = request.line().state();
    }

    SearchResult run() {
      boolean traced =
          request.recorder().isPresent() && declared.features().contains(Feature.TRACE);
      program.send(
          SearchForm.search(
              id, request, traced ? OptionalInt.of(TRACE_ROWS) : OptionalInt.empty()));
      while (result == null) {
        Optional<String> line = program.receive(patience());
        line.ifPresent(this::take);
        if (result == null) {
          stopInTime();
        }
      }
      return traced ? recorded() : result;
    }

    private long patience() {
      long limit = request.limits().nanos();
      if (limit == 0 || ending != Status.COMPLETE) {
        return STEP_MILLIS;
      }
      long left = TimeUnit.NANOSECONDS.toMillis(start + limit - System.nanoTime()) + 1;
      return Math.max(0, Math.min(STEP_MILLIS, left));
    }

    private void stopInTime() {
      long now = System.nanoTime();
      long limit = request.limits().nanos();
      if (ending != Status.COMPLETE) {
        if (now - stopped > STOP_NANOS) {
          throw new ProgramException("it did not answer within 1.5 seconds after it had to stop");
        }
      } else if (request.stopRequested() || (limit > 0 && now - start >= limit)) {
        ending = request.stopRequested() ? Status.STOPPED : Status.LIMIT;
        stopped = now;
        program.send(AgentProtocol.withId(AgentProtocol.STOP, id));
      }
    }

    private void take(String line) {
      Message message = JsonDialect.message(line);
      WireValue value = message.value();
      try {
        switch (message.kind()) {
          case AgentProtocol.PROGRESS -> {
            if (mine(value)) {
              listener.progress(AnswerForm.read(value, root, true, declared.figures()));
            }
          }
          case AgentProtocol.TRACE -> {
            if (mine(value)) {
              rows.add(value);
            }
          }
          case AgentProtocol.RESULT -> {
            if (mine(value)) {
              result = finished(value);
            }
          }
          case AgentProtocol.ERROR -> {
            if (AgentProtocol.id(value) < 0 || mine(value)) {
              throw JsonDialect.refused(message);
            }
          }
          default ->
              program.send(
                  AgentProtocol.error(
                      -1, "There is no message " + InputException.quote(message.kind()) + "."));
        }
      } catch (InputException e) {
        throw JsonDialect.wrong(e);
      }
    }

    /** An answer to a search that was given up comes late and means nothing. */
    private boolean mine(WireValue value) {
      long answered = AgentProtocol.id(value);
      if (answered < 0 || answered > id) {
        throw InputException.in(value.place(), "the id must be that of a request.");
      }
      return answered == id;
    }

    private SearchResult finished(WireValue value) {
      SearchResult read = AnswerForm.read(value, root, false, declared.figures());
      return value.member("status").isPresent() ? read : read.toBuilder().status(ending).build();
    }

    /** A tree that cannot be read must not lose the result. */
    private SearchResult recorded() {
      try {
        rows.replay(request.trace(), root);
        return result;
      } catch (InputException e) {
        String comment = (result.comment() + " " + e.getMessage()).strip();
        return result.toBuilder().comment(comment).build();
      }
    }
  }
}
