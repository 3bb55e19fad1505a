package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * Plays whole games as the host does: an agent per seat that begins, searches in the order of the
 * game, receives the result, and is closed. Every move is checked.
 */
final class WholeGame {
  /** Long enough for anything an agent keeps to go stale, and quick enough for every test. */
  private static final int MOST_PLIES = 60;

  private final Supplier<Agent> maker;
  private final Limits limits;

  /**
   * Plays with agents that are made for each game.
   *
   * @param maker makes an agent
   * @param limits how far each searches for a move
   */
  WholeGame(Supplier<Agent> maker, Limits limits) {
    this.maker = maker;
    this.limits = limits;
  }

  /** A move and the effort to find it. */
  record Step(int seat, long move, long nodes) {}

  /**
   * Plays a game.
   *
   * @param start where it starts; moves may have been played already
   * @param seed from which every search gets its own
   * @param surprises how many of ten moves are drawn at random instead of being those of the agent
   *     to move, so that the agents' expectations fail
   * @return the moves that agents chose
   */
  List<Step> play(Line start, long seed, int surprises) throws InterruptedException {
    int players = start.rules().players();
    List<Agent> agents = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      agents.add(maker.get());
      agents.get(seat).begin(start, seat);
    }
    List<Step> steps = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(seed);
    Line line = start;
    MoveList legal = new MoveList();
    while (line.size() < start.size() + MOST_PLIES && !line.state().over()) {
      State state = line.state();
      state.moves(legal);
      int seat = state.toMove();
      long chosen = search(agents.get(seat), line, seed + line.size(), legal, steps);
      boolean surprise = random.nextInt(10) < surprises;
      line = line.then(surprise ? legal.get(random.nextInt(legal.size())) : chosen);
    }
    double[] payoffs = new double[players];
    line.state().payoffs(payoffs);
    for (Agent agent : agents) {
      agent.end(line, payoffs.clone());
      agent.close();
    }
    return steps;
  }

  private long search(Agent agent, Line line, long seed, MoveList legal, List<Step> steps)
      throws InterruptedException {
    SearchRequest request = SearchRequest.of(line, limits).withSeed(seed);
    SearchResult result = agent.search(request, SearchListener.NONE);
    assertThat(legal.indexOf(result.move()))
        .as("the move after %d moves is legal", line.size())
        .isNotNegative();
    assertThat(request.state().position()).as("the state is left alone").isEqualTo(line.position());
    steps.add(new Step(line.state().toMove(), result.move(), result.counts().nodes()));
    return result.move();
  }
}
