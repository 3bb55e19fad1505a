package org.plyscope.lab.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.Verdict;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.lab.search.Reference;
import org.plyscope.testkit.CountdownGame;

class GameReviewTest {
  private static final Limits LIMITS = Limits.depth(3);

  private final Agent judge = (request, listener) -> search(request);
  private final Catalog catalog =
      Catalog.of(
          List.of(
              new CountdownGame(),
              ScriptedAgents.scripted("judge", judge),
              ScriptedAgents.scripted(
                  "silent",
                  (request, listener) -> SearchResult.builder(request.rootMoves()[0]).build())));
  private final Rules rules = catalog.rules("countdown", "", Map.of());

  /** A move is worth the more, the nearer it leaves the seeds to a multiple of four. */
  private static SearchResult search(SearchRequest request) {
    long best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (long move : request.rootMoves()) {
      request.state().play(move);
      double value = -(seeds(request.state()) % 4);
      request.state().undo();
      best = value > most ? move : best;
      most = Math.max(most, value);
    }
    return SearchResult.builder(best).value(most).build();
  }

  private static int seeds(State state) {
    return Integer.parseInt(state.position().replaceAll("/.*", ""));
  }

  private GameTree game(String start, String... moves) {
    GameTree tree = GameTree.start(rules, start);
    GameNode at = tree.root();
    for (String move : moves) {
      at = tree.add(at, tree.parse(at, move));
    }
    return tree;
  }

  private int review(GameTree tree, String agent, int most) throws Exception {
    AtomicInteger seen = new AtomicInteger();
    List<GameNode> line = tree.mainLine();
    return new GameReview(new Reference(catalog, catalog.agent(rules, agent), LIMITS, 0))
        .run(
            tree.record().line(),
            () -> seen.get() >= most,
            (index, verdict) -> {
              tree.judge(line.get(index), verdict);
              seen.incrementAndGet();
            });
  }

  @Test
  void everyMoveGetsItsLoss() throws Exception {
    GameTree tree = game("11/0", "3", "1", "1", "2");
    assertThat(review(tree, "judge", 99)).isEqualTo(4);

    List<Verdict> verdicts =
        tree.mainLine().stream().map(node -> node.verdict().orElseThrow()).toList();
    // Left are 8, 7, 6 and 4: nothing, 3, 2 and nothing away from a multiple of four.
    assertThat(verdicts).extracting(Verdict::loss).containsExactly(0.0, 2.0, 2.0, 0.0);
    assertThat(verdicts.get(2).best()).isEqualTo("3");
    assertThat(verdicts.get(2).text()).isEqualTo("3 is 2 better (0 instead of -2)");
    assertThat(verdicts.get(0).text()).isEqualTo("as good as any (0)");
    assertThat(verdicts.get(0).reviewer()).isEqualTo("judge, depth=3");
    assertThat(ReviewTables.summary(tree)).isEqualTo("4 of 4 moves reviewed by judge, depth=3.");
  }

  @Test
  void lossesAreComparedWithTheOthersOfTheGame() throws Exception {
    GameTree tree = game("11/0", "3", "1", "1", "2");
    review(tree, "judge", 99);
    Mistakes mistakes = Mistakes.of(tree.mainLine());

    assertThat(tree.mainLine())
        .extracting(mistakes::of)
        .containsExactly(
            Mistakes.Kind.NONE, Mistakes.Kind.MISTAKE, Mistakes.Kind.MISTAKE, Mistakes.Kind.NONE);
    DataTable players = ReviewTables.players(tree);
    assertThat(players.rows().get(0)).contains(2, 1L, 1.0, 2.0);
    DataTable moves = ReviewTables.moves(tree);
    assertThat(moves.rows()).hasSize(4);
    assertThat(moves.rows().get(1)).contains("1", -3.0, "3", -1.0, 2.0, "?");
  }

  @Test
  void aStopKeepsWhatWasFound() throws Exception {
    GameTree tree = game("11/0", "3", "1", "1", "2");
    assertThat(review(tree, "judge", 2)).isEqualTo(2);
    assertThat(tree.mainLine().get(1).verdict()).isPresent();
    assertThat(tree.mainLine().get(2).verdict()).isEmpty();
    assertThat(ReviewTables.summary(tree)).startsWith("2 of 4 moves reviewed");
  }

  @Test
  void anAgentWithoutValuesIsRefusedAndTheMoveNamed() {
    assertThatThrownBy(() -> review(game("11/0", "3"), "silent", 9))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Move 1, 3: ")
        .hasMessageContaining("gives no values");
  }

  @Test
  void verdictsAreKeptInTheFile() throws Exception {
    GameTree tree = game("11/0", "3", "1", "1");
    review(tree, "judge", 2);
    String text = GameFiles.write(new SavedGame(tree, Seats.humans(rules.players())));
    GameTree read = GameFiles.read(text, catalog).tree();

    assertThat(read.mainLine().get(1).verdict()).isEqualTo(tree.mainLine().get(1).verdict());
    assertThat(read.mainLine().get(2).verdict()).isEmpty();
    assertThatThrownBy(() -> GameFiles.read(text.replace("\"judged\"", "\"guessed\""), catalog))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("it must be proved, judged or unfinished");
  }
}
