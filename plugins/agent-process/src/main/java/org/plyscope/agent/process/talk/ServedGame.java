package org.plyscope.agent.process.talk;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.TimeLeft;

/**
 * The game of an agent that is served, as the messages of a protocol set it up one by one. The
 * agent takes its seat when the first search of a game begins.
 */
public final class ServedGame implements AutoCloseable {
  private final ServedAgent agent;
  private final Map<String, String> options = new LinkedHashMap<>();

  /** A search may end with a move that continues the game. */
  private volatile Line line;

  private ServedAgent.Seat seat;
  private long seed;
  private TimeLeft timeLeft;

  /** Starts with the rules by which the agent is served. */
  public ServedGame(ServedAgent agent) {
    this.agent = agent;
    this.line = Line.of(agent.rules());
  }

  /** Returns the game so far. */
  public Line line() {
    return line;
  }

  /** Returns the rules. */
  public Rules rules() {
    return line.rules();
  }

  /** Starts a new game by other rules. */
  public void begin(Rules rules) {
    leave();
    timeLeft = timeLeft().filter(time -> time.players() == rules.players()).orElse(null);
    line = Line.of(rules);
  }

  /** Starts a new game by the same rules. */
  public void begin() {
    begin(line.rules());
  }

  /** Continues with another line of the same game. */
  public void line(Line next) {
    line = next;
  }

  /** Changes an option of the agent for the next game. */
  public void option(String id, String value) {
    leave();
    options.put(id, value);
  }

  /** Sets the seed of the next search. */
  public void seed(long value) {
    seed = value;
  }

  /** Sets the clocks of the searches to come. */
  public void timeLeft(Optional<TimeLeft> value) {
    timeLeft = value.orElse(null);
  }

  /** Returns the clocks of the next search. */
  public Optional<TimeLeft> timeLeft() {
    return Optional.ofNullable(timeLeft);
  }

  /**
   * Starts a search of the position.
   *
   * @param limits its limits; those with which the agent is served if there are none
   * @param only the moves to choose from; all if there are none
   * @param listener receives reports on another thread
   * @param whenDone receives the result on another thread
   * @param whenFailed receives the reason on another thread if there is no result
   */
  public void search(
      Limits limits,
      long[] only,
      SearchListener listener,
      Consumer<SearchResult> whenDone,
      Consumer<String> whenFailed) {
    State state = line.state();
    if (state.over()) {
      whenFailed.accept("The game is over.");
      return;
    }
    try {
      if (seat == null) {
        seat = agent.seat(line.rules(), options);
        seat.begin(line, state.toMove());
      }
    } catch (InputException e) {
      whenFailed.accept(e.getMessage());
      return;
    }
    SearchRequest request = SearchRequest.of(line, limits).withSeed(seed).withRootMoves(only);
    seat.search(
        timeLeft().map(request::withTimeLeft).orElse(request), listener, whenDone, whenFailed);
  }

  /** Asks the search to end with the move that it has. */
  public void stop() {
    if (seat != null) {
      seat.stop();
    }
  }

  /** Takes the agent from its seat. */
  private void leave() {
    if (seat == null) {
      return;
    }
    State state = line.state();
    if (state.over()) {
      seat.end(line, line.rules().payoffs(state));
    }
    seat.close();
    seat = null;
  }

  @Override
  public void close() {
    leave();
  }
}
