package org.plyscope.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Rules;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.testkit.games.TicTacToe;

class GameStatisticsTest {
  private final Catalog catalog = Catalog.of(List.of(new TicTacToe()));
  private final Rules rules = catalog.rules("tic-tac-toe", "", Map.of());

  @Test
  void effortOfEveryMoveAndOfEveryPlayer() {
    GameTree tree = GameTree.start(rules, "");
    play(tree, "b2", new Thought("ab", 0.5, 4, 100, 20, 3_000_000));
    play(tree, "a1", Thought.human(7_000_000_000L));
    play(tree, "c3", new Thought("ab", 1, 6, 50, 30, 5_000_000));

    DataTable moves = GameStatistics.moves(tree);
    assertThat(moves.columns()).containsSequence("Depth", "Nodes", "Memory (nodes)");
    assertThat(moves.rows()).hasSize(3);
    assertThat(moves.rows().get(0)).contains("ab", 0.5, 4L, 100L, 20L, 3L);
    assertThat(moves.rows().get(1)).contains("human", 7_000L).containsNull();

    DataTable players = GameStatistics.players(tree, Seats.humans(2));
    assertThat(players.rows().get(0)).containsSequence("ab", null, 2, 150L, 30L, 5.0, 8L, 5L);
    assertThat(players.rows().get(1))
        .containsSequence("human", null, 1, 0L, 0L, null, 7_000L, 7_000L);
  }

  @Test
  void timesOfHumansAndEffortOfAgentsAreInTheFile() {
    GameTree tree = GameTree.start(rules, "");
    Thought agent = new Thought("ab", 0.5, 4, 100, 20, 3_000_000);
    play(tree, "b2", agent);
    play(tree, "a1", Thought.human(7_000_000_000L));
    String text = GameFiles.write(new SavedGame(tree, Seats.humans(2)));

    List<GameNode> read = GameFiles.read(text, catalog).tree().mainLine();
    assertThat(read.get(0).thought()).contains(agent);
    assertThat(read.get(1).thought()).contains(Thought.human(7_000_000_000L));
  }

  private static void play(GameTree tree, String move, Thought thought) {
    tree.think(tree.play(tree.parse(tree.current(), move)), thought);
  }
}
