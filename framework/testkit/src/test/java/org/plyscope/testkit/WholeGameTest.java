package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.testkit.WholeGame.Step;
import org.plyscope.testkit.games.TicTacToe;

/** Agents that keep something they should not are found out by whole games. */
class WholeGameTest {
  private final Line start = Line.of(TicTacToe.standard());
  private int made;

  private List<Step> play(Supplier<Agent> maker, int surprises) throws InterruptedException {
    return new WholeGame(maker, Limits.depth(1)).play(start, 1, surprises);
  }

  private static SearchResult first(SearchRequest request) {
    return SearchResult.builder(request.rootMoves()[0]).build();
  }

  @Test
  void callsComeInTheOrderOfALife() throws InterruptedException {
    List<String> calls = new ArrayList<>();
    play(() -> new Diary(calls, made++), 0);
    assertThat(calls).startsWith("0 begin", "1 begin", "0 search at 0", "1 search at 1");
    assertThat(calls).endsWith("0 end", "0 close", "1 end", "1 close");
    assertThat(calls.stream().filter(call -> call.contains("begin"))).hasSize(2);
  }

  @Test
  void anAgentThatPlaysByAnOldPlanIsFoundOut() throws InterruptedException {
    Supplier<Agent> planner = Planner::new;
    assertThat(play(planner, 0)).hasSize(9);
    assertThatThrownBy(() -> play(planner, 10))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("is legal");
  }

  @Test
  void anAgentThatRemembersEarlierGamesIsFoundOut() throws InterruptedException {
    Supplier<Agent> learner =
        () -> {
          int lesson = made++ / 2;
          return (request, listener) ->
              SearchResult.builder(request.rootMoves()[lesson % request.rootMoves().length])
                  .build();
        };
    assertThat(play(learner, 0)).isNotEqualTo(play(learner, 0));
  }

  @Test
  void anAgentThatLeavesTheStateElsewhereIsFoundOut() {
    Supplier<Agent> careless =
        () ->
            (request, listener) -> {
              SearchResult result = first(request);
              request.state().play(result.move());
              return result;
            };
    assertThatThrownBy(() -> play(careless, 0))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("left alone");
  }

  private record Diary(List<String> calls, int number) implements Agent {
    @Override
    public void begin(Line line, int seat) {
      calls.add(number + " begin");
    }

    @Override
    public SearchResult search(SearchRequest request, SearchListener listener) {
      calls.add(number + " search at " + request.line().size());
      return first(request);
    }

    @Override
    public void end(Line line, double[] payoffs) {
      calls.add(number + " end");
    }

    @Override
    public void close() {
      calls.add(number + " close");
    }
  }

  /** Decides all its moves at its first search: the squares that it and its opponent would take. */
  private static final class Planner implements Agent {
    private long[] plan;
    private int next;

    @Override
    public SearchResult search(SearchRequest request, SearchListener listener) {
      if (plan == null) {
        // Squares from the first on without three in a row before all nine are taken.
        plan = new long[] {0, 1, 2, 4, 3, 5, 7, 6, 8};
        next = request.line().size();
      }
      long move = plan[next];
      next += 2;
      return SearchResult.builder(move).build();
    }
  }
}
