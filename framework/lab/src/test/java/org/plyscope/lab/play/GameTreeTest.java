package org.plyscope.lab.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

class GameTreeTest {
  private final Rules rules = TicTacToe.standard();
  private final GameTree tree = GameTree.start(rules, "");

  @Test
  void sameMoveGoesToTheSameNodeAndAnotherMoveIsAVariation() {
    GameNode centre = play("b2");
    tree.go(tree.root());
    GameNode corner = play("a1");
    tree.go(tree.root());

    assertThat(play("b2")).isSameAs(centre);
    assertThat(tree.root().children()).containsExactly(centre, corner);
    assertThat(centre.mover()).isZero();
    assertThat(centre.toMove()).isEqualTo(1);
    assertThat(tree.mainLine()).containsExactly(centre);
  }

  @Test
  void theWayOnIsTheOneLastLookedAt() {
    play("b2");
    tree.go(tree.root());
    GameNode corner = play("a1");
    tree.go(tree.root());

    assertThat(tree.root().next()).containsSame(corner);
    tree.delete(corner);
    assertThat(tree.root().next().orElseThrow().text()).isEqualTo("b2");
  }

  @Test
  void promotedVariationBecomesTheMainLine() {
    play("b2");
    play("a1");
    tree.go(tree.root());
    play("c3");
    GameNode deep = play("b2");

    assertThat(tree.promote(deep)).isTrue();
    assertThat(texts(tree.mainLine())).containsExactly("c3", "b2");
    assertThat(tree.promote(deep)).as("it is the main line now").isFalse();
  }

  @Test
  void deletedMovesComeBackWhereTheyWere() {
    GameNode first = play("b2");
    play("a1");
    tree.go(tree.root());
    play("c3");
    tree.go(first.children().get(0));
    GameTree.Removal removal = tree.delete(first);

    assertThat(tree.current()).isSameAs(tree.root());
    assertThat(tree.contains(first)).isFalse();
    assertThatThrownBy(() -> tree.go(first)).isInstanceOf(IllegalArgumentException.class);
    assertThat(tree.restore(removal)).isTrue();
    assertThat(texts(tree.mainLine())).containsExactly("b2", "a1");
    assertThat(tree.restore(removal)).as("it is there already").isFalse();
  }

  @Test
  void endOfTheGameHasAnOutcomeAndTakesNoMoves() {
    for (String move : List.of("a1", "b1", "a2", "b2", "a3")) {
      play(move);
    }
    assertThat(tree.current().over()).isTrue();
    assertThat(tree.current().payoffs()).containsExactly(1, 0);
    assertThat(tree.legal(tree.current(), 8)).isFalse();
    assertThatThrownBy(() -> tree.parse(tree.current(), "c3")).isInstanceOf(InputException.class);
  }

  @Test
  void illegalMoveIsRefused() {
    assertThatThrownBy(() -> tree.play(Long.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void recordGoesThereAndBack() {
    play("b2");
    play("a1");
    tree.headers(Map.of("Event", "Test"));
    GameRecord record = tree.record();

    assertThat(record.line().texts()).containsExactly("b2", "a1");
    assertThat(GameTree.of(record).record()).isEqualTo(record);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void everyNodeIsWhatItsMovesLeadTo(int players) {
    Rules lattice = Lattice.rules(7, players);
    GameTree random = RandomGames.tree(lattice, 200, players);
    assertThat(random.all()).hasSizeGreaterThan(100);
    assertThat(new HashSet<>(random.all())).hasSameSizeAs(random.all());
    for (GameNode node : random.all()) {
      random.go(node);
      State state = lattice.initial();
      random.path().forEach(n -> state.play(n.move()));
      assertThat(node.position()).isEqualTo(state.position());
      assertThat(node.over()).isEqualTo(state.over());
      assertThat(node.ply()).isEqualTo(random.path().size());
      node.parent().ifPresent(p -> assertThat(node.mover()).isEqualTo(p.toMove()));
    }
  }

  private GameNode play(String move) {
    return tree.play(tree.parse(tree.current(), move));
  }

  private static List<String> texts(List<GameNode> line) {
    return line.stream().map(GameNode::text).toList();
  }
}
