package org.plyscope.agent.process.gtp;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.plyscope.agent.process.talk.MoveTexts;
import org.plyscope.agent.process.talk.ServedGame;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.State;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;

/** The searches of an agent that is served. */
final class GtpSearch {
  private static final Duration ENDLESS = Duration.ofDays(1);

  private final GtpDialect dialect;
  private final LineChannel client;
  private final ServedGame game;
  private Limits limits = Limits.NONE;
  private CompletableFuture<SearchResult> analysis;
  private State analyzed;

  GtpSearch(GtpDialect dialect, LineChannel client, ServedGame game) {
    this.dialect = dialect;
    this.client = client;
    this.game = game;
  }

  /** Sets the limits of the searches to come. */
  void limits(Limits value) {
    limits = value;
  }

  /** Searches and plays the move; returns its text, with reports before it if they are wanted. */
  String move(boolean reports) throws InterruptedException {
    State state = game.line().state();
    long began = System.nanoTime();
    SearchResult result;
    try {
      result = search(limits, SearchListener.NONE).get();
    } catch (ExecutionException e) {
      throw new InputException(e.getCause().getMessage());
    }
    String text = dialect.moveText(state, result.move());
    charge(state.toMove(), TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
    game.line(game.line().then(result.move()));
    return reports ? "\n" + report(state, result) + "\nplay " + text : text;
  }

  /** Takes the time of a move off the clock, because not all clients send the remaining time. */
  private void charge(int player, long millis) {
    game.timeLeft()
        .filter(time -> time.has(player))
        .map(
            time ->
                time.with(
                    player,
                    Math.max(0, time.millis(player) - millis),
                    time.incrementMillis(player)))
        .ifPresent(time -> game.timeLeft(Optional.of(time)));
  }

  /** Starts to analyze; the reports come until the next command. */
  void analyze() {
    State state = game.line().state();
    SearchListener listener = SearchListener.of(soFar -> client.send(report(state, soFar)));
    analysis = search(Limits.time(ENDLESS), listener);
    analyzed = state;
  }

  /** Ends an analysis that is under way; its answer ends with an empty line. */
  void endAnalysis() throws InterruptedException {
    if (analysis == null) {
      return;
    }
    game.stop();
    try {
      client.send(report(analyzed, analysis.get()));
    } catch (ExecutionException e) {
      client.send("# " + e.getCause().getMessage());
    }
    analysis = null;
    client.send("");
  }

  private CompletableFuture<SearchResult> search(Limits bounds, SearchListener listener) {
    CompletableFuture<SearchResult> future = new CompletableFuture<>();
    game.search(
        bounds,
        new long[0],
        listener,
        future::complete,
        reason -> future.completeExceptionally(new InputException(reason)));
    return future;
  }

  /** Writes a line of reports, the best move first. */
  private String report(State state, SearchResult result) {
    StringBuilder line = new StringBuilder();
    append(line, state, result.move(), result.value(), result.counts().nodes(), 0);
    line.append(" pv ").append(String.join(" ", MoveTexts.of(dialect, state, result.line())));
    int order = 1;
    List<Candidate> others =
        result.candidates().stream().filter(other -> other.move() != result.move()).toList();
    for (Candidate other : others) {
      append(line.append(' '), state, other.move(), other.value(), other.effort(), order++);
      line.append(" pv ").append(dialect.moveText(state, other.move()));
    }
    return line.toString();
  }

  private void append(
      StringBuilder line, State state, long move, double value, long visits, int order) {
    line.append("info move ").append(dialect.moveText(state, move));
    line.append(" visits ").append(Math.max(1, visits));
    if (!Double.isNaN(value)) {
      line.append(String.format(Locale.ROOT, " scoreLead %.6f", value));
    }
    line.append(" order ").append(order);
  }
}
