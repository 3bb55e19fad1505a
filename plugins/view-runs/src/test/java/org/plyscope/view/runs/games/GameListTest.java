package org.plyscope.view.runs.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;
import org.plyscope.view.runs.TestLab;
import org.plyscope.view.runs.games.GameFilter.Result;

@Timeout(60)
class GameListTest {
  private static final RunGame WON_BY_ONE =
      RunGame.builder(7, new int[] {2, 1}, new double[] {0, 1}).plies(9).build();
  private static final RunGame SHARED =
      RunGame.builder(8, new int[] {1, 2}, new double[] {0.5, 0.5})
          .plies(30)
          .ending(RunEnding.PLY_CAP, RunGame.NO_SEAT, "")
          .build();

  @TempDir Path home;

  private static GameFilter who(int entrant, int seat, Result result) {
    return new GameFilter(entrant, seat, result, null, 0, Integer.MAX_VALUE);
  }

  @Test
  void filtersTellEntrantsSeatsResultsEndingsAndLengthsApart() {
    assertThat(GameFilter.ALL.accepts(WON_BY_ONE) && GameFilter.ALL.accepts(SHARED)).isTrue();
    assertThat(who(1, GameFilter.ANY, Result.WON).accepts(WON_BY_ONE)).isTrue();
    assertThat(who(2, GameFilter.ANY, Result.WON).accepts(WON_BY_ONE)).isFalse();
    assertThat(who(2, GameFilter.ANY, Result.LOST).accepts(WON_BY_ONE)).isTrue();
    assertThat(who(1, 0, Result.ANY).accepts(WON_BY_ONE)).isFalse();
    assertThat(who(1, 1, Result.ANY).accepts(WON_BY_ONE)).isTrue();
    assertThat(who(3, GameFilter.ANY, Result.ANY).accepts(WON_BY_ONE)).isFalse();
    assertThat(who(2, GameFilter.ANY, Result.SHARED).accepts(SHARED)).isTrue();
    assertThat(who(GameFilter.ANY, 0, Result.WON).accepts(SHARED)).isFalse();
    GameFilter capped = new GameFilter(-1, -1, Result.ANY, RunEnding.PLY_CAP, 0, Integer.MAX_VALUE);
    assertThat(capped.accepts(SHARED)).isTrue();
    assertThat(capped.accepts(WON_BY_ONE)).isFalse();
    GameFilter brief = new GameFilter(-1, -1, Result.ANY, null, 5, 10);
    assertThat(brief.accepts(WON_BY_ONE)).isTrue();
    assertThat(brief.accepts(SHARED)).isFalse();
  }

  @Test
  void resultsAndEndingsReadLikeWords() {
    assertThat(GameList.result(WON_BY_ONE)).isEqualTo("0 – 1");
    assertThat(GameList.result(SHARED)).isEqualTo("½ – ½");
    assertThat(GameList.ending(SHARED)).isEqualTo("ply cap");
  }

  @Test
  void gamesAreListedAndWalkedThrough() throws InterruptedException {
    try (TestLab lab = new TestLab(home)) {
      Run run = lab.played(TestLab.TEXT);
      GameList all = GameList.of(run, GameFilter.ALL);
      assertThat(all.games()).hasSize(12);
      assertThat(all.summary()).isEqualTo("12 games");
      GameList some = GameList.of(run, who(0, 0, Result.ANY));
      assertThat(some.games()).hasSize(4).allMatch(game -> game.entrant(0) == 0);
      assertThat(some.tables().get(0).rows()).hasSize(4);

      GameTable table = new GameTable();
      table.show(all);
      assertThat(table.getColumnCount()).isEqualTo(7);
      assertThat(table.getValueAt(3, 0)).hasToString("3");
      assertThat(table.getValueAt(0, 3).toString()).contains(" – ");
      assertThat(table.row(5)).isEqualTo(5);
      assertThat(table.row(99)).isEqualTo(-1);
      table.show(null);
      assertThat(table.getRowCount()).isZero();

      Replay replay = Replay.of(run, all.games().get(0)).orElseThrow();
      assertThat(replay.opening()).isEqualTo(1);
      assertThat(replay.size()).isBetween(5, 9);
      assertThat(replay.text(0)).isEqualTo("Start");
      assertThat(replay.text(1)).startsWith("Move 1 of ").endsWith("(opening)");
      assertThat(replay.text(2)).contains(" by ").contains(", depth ").contains(" nodes");
      assertThat(replay.at(3).size()).isEqualTo(3);
      String second = run.entrants().get(all.games().get(0).entrant(1)).name();
      assertThat(replay.mover(1).orElseThrow().name()).isEqualTo(second);
      assertThat(replay.mover(replay.size())).isEmpty();
    }
  }
}
