package org.plyscope.lab.search;

import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.lab.agent.AgentCall;
import org.plyscope.lab.agent.AgentThread;
import org.plyscope.lab.agent.Call;
import org.plyscope.lab.agent.CheckedSearch;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.MoveQuality.Standing;

/**
 * An agent that judges moves: a perfect player, or the same search deeper.
 *
 * <p>It searches the position. Unless that already judges the move, it then searches the position
 * once more, restricted to that move. Both values are thus those of the player to move, with the
 * same evaluator, the same horizon and the same unit; a search from the opponent's side would have
 * none of that with an evaluator that judges the two sides differently.
 *
 * @param catalog where the parts of the agent come from
 * @param agent the agent that judges
 * @param limits how far it searches, each time
 * @param seed its seed
 */
public record Reference(Catalog catalog, InstalledAgent agent, Limits limits, long seed) {
  private static final long OVERTIME_MILLIS = 1000;

  /**
   * Judges a move. Whatever the agent does, this ends: after its time or a stop it is abandoned.
   *
   * @param line the game up to the position
   * @param move a legal move there
   * @param stop looked at 20 times a second; becomes true when the reference must stop
   * @return the judgement, or why there is none
   * @throws InterruptedException if the waiting thread was interrupted
   */
  public Outcome<MoveQuality> judge(Line line, long move, BooleanSupplier stop)
      throws InterruptedException {
    try (Watch watch = new Watch("reference-watch")) {
      AgentThread thread = new AgentThread(agent.id(), catalog.maker(agent, line.rules()), watch);
      long millis = limits.millis();
      AgentCall<MoveQuality> call =
          thread.lastCall(
              (asked, now) -> judge(asked, now, line, move),
              millis > 0 ? 2 * millis + OVERTIME_MILLIS : 0,
              outcome -> {});
      return call.await(stop);
    }
  }

  private MoveQuality judge(Agent asked, Call now, Line line, long move)
      throws InterruptedException {
    SearchRequest request = SearchRequest.of(line, limits).withSeed(seed);
    SearchResult best = CheckedSearch.run(agent.id(), asked, request, SearchListener.NONE, now);
    if (Double.isNaN(best.value())) {
      throw new InputException(
          "Agent '" + agent.id() + "' gives no values and cannot be a reference.");
    }
    if (best.move() == move) {
      return new MoveQuality(move, best.value(), best.value(), standing(best));
    }
    OptionalDouble known = exactly(best, move);
    if (known.isPresent() && !best.solved() && best.status() == Status.COMPLETE) {
      return new MoveQuality(best.move(), best.value(), known.getAsDouble(), Standing.JUDGED);
    }
    SearchResult alone =
        asked.search(
            sameHorizon(request, best).withRootMoves(move).withStop(now::stopped),
            SearchListener.NONE);
    if (alone != null && alone.move() == move && !Double.isNaN(alone.value())) {
      return new MoveQuality(
          best.move(),
          best.value(),
          alone.value(),
          standing(best, alone),
          alone.outcome().compareTo(best.outcome()) <= 0);
    }
    double value = known.orElseThrow(() -> cannotJudge(line.state(), best.move(), move));
    return new MoveQuality(best.move(), best.value(), value, standing(best));
  }

  private static Standing standing(SearchResult... searches) {
    if (Stream.of(searches).allMatch(SearchResult::solved)) {
      return Standing.PROVED;
    }
    return Stream.of(searches).allMatch(s -> s.solved() || s.status() == Status.COMPLETE)
        ? Standing.JUDGED
        : Standing.UNFINISHED;
  }

  /** A search of one move gets farther in the same time; its value is no fair measure. */
  private static SearchRequest sameHorizon(SearchRequest request, SearchResult best) {
    boolean farther = best.solved() || best.depth() == 0;
    return farther ? request : request.withLimits(request.limits().withDepth(best.depth()));
  }

  private static OptionalDouble exactly(SearchResult result, long move) {
    return result.candidates().stream()
        .filter(candidate -> candidate.move() == move && candidate.bound() == Bound.EXACT)
        .mapToDouble(candidate -> candidate.value())
        .findFirst();
  }

  private InputException cannotJudge(State state, long best, long move) {
    return new InputException(
        "Agent '%s' would play %s and cannot evaluate %s; choose another reference."
            .formatted(agent.id(), state.text(best), state.text(move)));
  }
}
