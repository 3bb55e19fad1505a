package org.plyscope.lab.agent;

import java.lang.System.Logger.Level;
import java.util.stream.LongStream;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.plugins.Thrown;

/** Lets an agent search and checks its answers. */
public final class CheckedSearch {
  /** Reports that a search failed; the exception is the cause. */
  public static final class FailedSearch extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient SearchRequest request;

    FailedSearch(SearchRequest request, Throwable cause) {
      super("A search failed.", cause);
      this.request = request;
    }

    /**
     * Returns the request of the search, without the stop of the call and without a recorder. The
     * position is a new one, because the agent may have left the old one in the middle of a line.
     */
    SearchRequest request() {
      SearchRequest untimed =
          SearchRequest.of(request.line(), request.limits()).withSeed(request.seed());
      SearchRequest again = request.timeLeft().map(untimed::withTimeLeft).orElse(untimed);
      long[] legal = again.rootMoves();
      long[] allowed = LongStream.of(legal).filter(request::allows).toArray();
      return allowed.length == legal.length ? again : again.withRootMoves(allowed);
    }
  }

  /** Says that an agent returned something that is not an answer. */
  static final class BadAnswer extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private final Fault fault;

    BadAnswer(Fault fault, String message) {
      super(message);
      this.fault = fault;
    }

    Fault fault() {
      return fault;
    }
  }

  private static final System.Logger LOG = System.getLogger(CheckedSearch.class.getName());

  private CheckedSearch() {}

  /**
   * Searches on the calling thread, which is the agent's. Listeners are not called once the call is
   * over, and their exceptions are ignored.
   *
   * @param name the agent as sentences name it
   * @param agent the agent that searches
   * @param request what to search; it is stopped with the call
   * @param listener notified of progress
   * @param call the call in which this happens
   * @return the result; its move is legal, and it has a time even if the agent measured none
   * @throws InterruptedException if the agent was interrupted before it had a move
   * @throws FailedSearch if the search failed, whatever was thrown
   */
  public static SearchResult run(
      String name, Agent agent, SearchRequest request, SearchListener listener, Call call)
      throws InterruptedException {
    try {
      return checked(name, agent, request, listener, call);
    } catch (InputException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      throw new FailedSearch(request, e);
    }
  }

  private static SearchResult checked(
      String name, Agent agent, SearchRequest request, SearchListener listener, Call call)
      throws InterruptedException {
    long start = System.nanoTime();
    SearchResult result =
        agent.search(
            request.withStop(call::stopped),
            SearchListener.of(soFar -> tell(listener, soFar, call)));
    if (result == null || result.move() == MoveList.NONE) {
      throw new BadAnswer(Fault.NO_MOVE, "it returned no result");
    }
    if (result.status() == SearchResult.Status.RUNNING) {
      throw new BadAnswer(
          Fault.NO_MOVE, "it returned a result with the status of a search still running");
    }
    State root = request.line().state();
    if (!root.legal(result.move())) {
      throw new BadAnswer(Fault.ILLEGAL_MOVE, "the move it chose is not legal");
    }
    if (!request.allows(result.move())) {
      throw new InputException(
          "Agent '%s' cannot be kept to some moves; it chose %s."
              .formatted(name, root.text(result.move())));
    }
    return result.nanos() > 0
        ? result
        : result.toBuilder().nanos(Math.max(1, System.nanoTime() - start)).build();
  }

  private static void tell(SearchListener listener, SearchResult soFar, Call call) {
    if (call.done()) {
      return;
    }
    try {
      listener.progress(soFar);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "A search listener failed.", Thrown.logged(e));
    }
  }
}
