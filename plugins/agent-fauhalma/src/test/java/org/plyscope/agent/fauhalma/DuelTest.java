package org.plyscope.agent.fauhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.agent.fauhalma.internal.DuelState;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/** Of two opponents the strategies for two players see the next one only. */
class DuelTest {
  private static final Rules THREE = FauhalmaRules.preset("star-3p");

  @ParameterizedTest
  @CsvSource({"3, 0, 1", "3, 2, 0", "4, 0, 1", "4, 1, 2", "4, 2, 0"})
  void onlyThePlayerAndTheNextOneMove(String strategy, int seat, int next) throws Exception {
    assertThat(moversOf(strategy, seat)).containsExactlyInAnyOrder(seat, next);
  }

  @Test
  void strategy5LetsAllPlayersMove() throws Exception {
    assertThat(moversOf("5", 0)).containsExactlyInAnyOrder(0, 1, 2);
  }

  /** Returns the players to move at the expanded nodes of a search. */
  private static Set<Integer> moversOf(String strategy, int seat) throws Exception {
    Line line = Line.of(THREE);
    MoveList scratch = new MoveList();
    SplittableRandom random = new SplittableRandom(9);
    while (line.state().toMove() != seat || line.size() < 12) {
      line = line.then(line.state().randomMove(random, scratch));
    }
    Movers movers = new Movers();
    try (Agent agent = agent(strategy)) {
      agent.search(
          SearchRequest.of(line, Limits.depth(4)).withRecorder(movers), SearchListener.NONE);
    }
    return movers.players;
  }

  @Test
  void strategies4And5AreDifferentAgents() throws Exception {
    SplittableRandom random = new SplittableRandom(6);
    MoveList scratch = new MoveList();
    int different = 0;
    Line line = Line.of(THREE);
    for (int ply = 0; ply < 60; ply++) {
      different += choice("4", line) == choice("5", line) ? 0 : 1;
      line = line.then(line.state().randomMove(random, scratch));
    }
    assertThat(different).as("of 60 choices").isGreaterThan(5);
  }

  private static long choice(String strategy, Line line) throws Exception {
    try (Agent agent = agent(strategy)) {
      return agent.search(SearchRequest.of(line, Limits.NONE), SearchListener.NONE).move();
    }
  }

  @Test
  void goingBackRestoresEverything() {
    SplittableRandom random = new SplittableRandom(2);
    MoveList scratch = new MoveList();
    State state = THREE.initial();
    DuelState duel = new DuelState(state, 3);
    Deque<String> positions = new ArrayDeque<>();
    while (positions.size() < 150 && !duel.over()) {
      assertThat(duel.toMove()).isIn(0, 1);
      positions.push(duel.position());
      duel.play(duel.randomMove(random, scratch));
    }
    assertThat(positions).hasSize(150);
    State copy = duel.copy();
    assertThat(copy.position()).isEqualTo(duel.position());
    while (!positions.isEmpty()) {
      duel.undo();
      assertThat(state.position()).isEqualTo(positions.pop());
    }
  }

  private static Agent agent(String strategy) {
    FauhalmaAgents factory = new FauhalmaAgents();
    return factory.create(
        FauhalmaRules.parts().context(factory, THREE, Map.of("strategy", strategy)));
  }

  private static final class Movers implements TraceRecorder {
    private final Set<Integer> players = new HashSet<>();
    private int nodes;

    @Override
    public int open(int parent, long move, int order, int player) {
      players.add(player);
      return nodes++;
    }

    @Override
    public void window(int node, double alpha, double beta) {}

    @Override
    public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {}

    @Override
    public void visits(int node, long visits, double[] means) {}

    @Override
    public void values(int node, double[] values) {}
  }
}
