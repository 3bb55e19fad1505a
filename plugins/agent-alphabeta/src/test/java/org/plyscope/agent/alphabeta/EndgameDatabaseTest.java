package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.database.Database;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.endgame.CheckersEndgames;
import org.plyscope.game.checkers.endgame.EndgameBuilder;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.testkit.TestParts;

/** Searches that look up all positions with four pieces. */
class EndgameDatabaseTest {
  private static final CheckersGame GAME = new CheckersGame();
  private static final Rules RULES = GAME.rules(OptionValues.defaults(GAME.options()));
  private static final TestParts PARTS = TestParts.of(new Material(), new CheckersEndgames());

  @TempDir static Path folder;
  private static String endgames;

  @BeforeAll
  static void build() throws Exception {
    EndgameBuilder builder = new EndgameBuilder();
    Database database =
        builder.build(RULES, OptionValues.defaults(builder.options()), JobMonitor.NONE);
    Path file = folder.resolve("four.plydata");
    try (OutputStream out = Files.newOutputStream(file)) {
      database.write(out);
    }
    endgames = "checkers-endgames[file=" + file + "]";
  }

  static Stream<NamedPosition> exact() {
    return RULES.positions().stream().filter(p -> p.claim().status() == Claim.Status.EXACT);
  }

  @ParameterizedTest
  @MethodSource("exact")
  void everyExactProblemIsSolved(NamedPosition problem) throws Exception {
    Line line = Line.of(RULES, problem.position());
    SearchResult result = search(line, Map.of("endgames", endgames));

    assertThat(problem.claim().keyMoves()).contains(line.state().text(result.move()));
    assertThat(result.solved()).isTrue();
    assertThat(result.figures().toString()).contains("endgame-hits");
    switch (problem.claim().outcome()) {
      case WIN -> assertThat(result.value()).isGreaterThan(Value.MAX);
      case LOSS -> assertThat(result.value()).isLessThan(-Value.MAX);
      default -> assertThat(result.value()).isZero();
    }
  }

  /** The player ahead comes nearer to the win with every move, under rules that have draws. */
  @ParameterizedTest
  @MethodSource("exact")
  void wonPositionsArePlayedToTheirEnd(NamedPosition problem) throws Exception {
    Line line = Line.of(RULES, problem.position());
    if (problem.claim().outcome() != Claim.Outcome.WIN) {
      return;
    }
    double before = Double.NEGATIVE_INFINITY;
    int winner = line.state().toMove();
    SearchResult first = search(line, Map.of("endgames", endgames));
    while (!line.state().over()) {
      SearchResult result = search(line, Map.of("endgames", endgames));
      assertThat(Math.abs(result.value())).isGreaterThan(before);
      assertThat(line.state().toMove() == winner).isEqualTo(result.value() > 0);
      before = Math.abs(result.value());
      line = line.then(result.move());
    }
    double[] payoffs = new double[2];
    line.state().payoffs(payoffs);
    assertThat(payoffs[winner]).isEqualTo(1);
    assertThat(line.size()).isEqualTo((int) (Value.WIN - first.value()));
    assertThat(first.line()).hasSize(line.size());
  }

  /** With one more piece the search has to find the way into the table. */
  @Test
  void aSearchStopsWhereTheTableBegins() throws Exception {
    Line line = Line.of(RULES, "W:WK18,K22,30:B15,K1");
    SearchResult with = search(line, Map.of("endgames", endgames));
    SearchResult without = search(line, Map.of());
    assertThat(with.value()).isGreaterThan(Value.MAX);
    assertThat(without.value()).isLessThan(Value.MAX);
    State state = line.state();
    for (long move : with.line()) {
      state.play(move);
    }
    assertThat(state.over()).isTrue();
  }

  @Test
  void itChangesNothingWhereItKnowsNothing() throws Exception {
    SearchResult with = search(Line.of(RULES), Map.of("endgames", endgames));
    SearchResult without = search(Line.of(RULES), Map.of());
    assertThat(with.move()).isEqualTo(without.move());
    assertThat(with.value()).isEqualTo(without.value());
    assertThat(with.counts()).isEqualTo(without.counts());
  }

  private static SearchResult search(Line line, Map<String, String> options) throws Exception {
    AlphaBetaAgents agents = new AlphaBetaAgents();
    try (Agent agent = agents.create(PARTS.context(agents, RULES, options))) {
      return agent.search(SearchRequest.of(line, Limits.depth(5)), SearchListener.NONE);
    }
  }
}
