package org.plyscope.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.Lattice;

class RoundsTest {
  private final Catalog catalog = Catalog.of(List.of(new CountdownGame()));

  @Test
  void roundHasATurnOfEveryPlayer() {
    assertThat(numbered(countdown(3), "", "1", "2", "3", "1", "1"))
        .isEqualTo("1: 0[1] 1[2] 2[3] | 2: 0[1] 1[1]");
  }

  @Test
  void gameThatStartsInTheMiddleOfARoundEndsThatRoundFirst() {
    assertThat(numbered(countdown(2), "9/1", "1", "2", "3")).isEqualTo("1: 1[1] | 2: 0[2] 1[3]");
    assertThat(numbered(countdown(4), "9/2", "1", "1", "1", "1"))
        .isEqualTo("1: 2[1] 3[1] | 2: 0[1] 1[1]");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6})
  void extraTurnsAndTurnsInAnyOrderKeepEveryMoveInItsPlace(int players) {
    GameTree tree = RandomGames.tree(Lattice.rules(3, players), 60, players);
    List<GameNode> line = tree.mainLine();
    List<Rounds.Round> rounds = Rounds.of(tree.rules(), line);

    assertThat(rounds.stream().flatMap(r -> r.turns().stream()).flatMap(t -> t.moves().stream()))
        .containsExactlyElementsOf(line);
    for (int i = 0; i < rounds.size(); i++) {
      List<Integer> movers = rounds.get(i).turns().stream().map(Rounds.Turn::player).toList();
      assertThat(rounds.get(i).number()).isEqualTo(i + 1);
      assertThat(movers).doesNotHaveDuplicates();
    }
  }

  private Rules countdown(int players) {
    return catalog.rules("countdown", "", Map.of("players", "" + players));
  }

  private static String numbered(Rules rules, String start, String... moves) {
    GameTree tree = GameTree.start(rules, start);
    for (String move : moves) {
      tree.play(tree.parse(tree.current(), move));
    }
    return Rounds.of(rules, tree.mainLine()).stream()
        .map(
            r ->
                r.number()
                    + ": "
                    + r.turns().stream().map(RoundsTest::turn).collect(Collectors.joining(" ")))
        .collect(Collectors.joining(" | "));
  }

  private static String turn(Rounds.Turn turn) {
    return turn.player() + turn.moves().stream().map(GameNode::text).toList().toString();
  }
}
