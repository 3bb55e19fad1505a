package org.plyscope.workbench.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.measure.Value;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Thought;
import org.plyscope.lab.play.Verdict;
import org.plyscope.lab.review.Mistakes;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.lab.search.MoveQuality.Standing;
import org.plyscope.testkit.CountdownGame;

class GraphModelTest {
  private final GameTree tree =
      GameTree.start(
          Catalog.of(List.of(new CountdownGame())).rules("countdown", "", Map.of()), "15/0");
  private GameNode end = tree.root();

  private GameNode play(String move) {
    end = tree.add(end, tree.parse(end, move));
    return end;
  }

  private void judge(GameNode node, double best, double value) {
    tree.judge(node, new Verdict(new MoveQuality(1, best, value, Standing.JUDGED), "1", "judge"));
  }

  @Test
  void aGameWithoutValuesHasNoPoints() {
    play("1");
    assertThat(GraphModel.of(tree).points()).isEmpty();
    assertThat(GraphModel.of(tree).reviewed()).isFalse();
  }

  @Test
  void aReviewComesBeforeWhatPlayersThought() {
    GameNode first = play("1");
    GameNode second = play("2");
    tree.think(first, new Thought("a", 7, 2, 0, 0, 0));
    tree.think(second, new Thought("a", -3, 2, 0, 0, 0));
    judge(first, 10, 4);

    GraphModel model = GraphModel.of(tree);
    assertThat(model.points()).extracting(GraphModel.Point::value).containsExactly(4.0, -3.0);
    assertThat(model.points()).extracting(GraphModel.Point::reviewed).containsExactly(true, false);
    assertThat(model.points().get(0).kind()).isEqualTo(Mistakes.Kind.SLIP);
    assertThat(model.of(1)).hasSize(1);
    assertThat(model.height(10)).isLessThan(1).isGreaterThan(0.9);
    assertThat(model.height(-3)).isGreaterThan(0).isLessThan(0.1);
  }

  @Test
  void agentsWithOtherUnitsHaveScalesOfTheirOwn() {
    double[][] values = {{1, -646}, {2, -640}, {3, -650}};
    for (double[] pair : values) {
      tree.think(play("1"), new Thought("small", pair[0], 2, 0, 0, 0));
      tree.think(play("1"), new Thought("large", pair[1], 2, 0, 0, 0));
    }
    GraphModel model = GraphModel.of(tree);
    assertThat(model.isScaledByAgent()).isTrue();
    for (String agent : List.of("small", "large")) {
      List<Double> heights =
          model.points().stream()
              .filter(p -> p.node().thought().orElseThrow().agent().equals(agent))
              .map(p -> model.height(p, p.value()))
              .sorted()
              .toList();
      assertThat(heights.get(2) - heights.get(0)).as(agent).isGreaterThan(0.5);
    }
    judge(end, 1, 1);
    assertThat(GraphModel.of(tree).isScaledByAgent()).as("one reference has one unit").isFalse();
  }

  @Test
  void decidedValuesLieOnTheEdge() {
    judge(play("1"), 2, 1);
    judge(play("2"), Value.WIN - 5, -(Value.WIN - 4));

    GraphModel model = GraphModel.of(tree);
    assertThat(model.high()).isLessThan(3);
    assertThat(model.height(Value.WIN - 5)).isEqualTo(1);
    assertThat(model.height(-(Value.WIN - 4))).isZero();
    assertThat(model.points().get(1).kind()).isEqualTo(Mistakes.Kind.BLUNDER);
  }

  @Test
  void theVariationOnTheBoardIsDrawn() {
    GameNode first = play("1");
    judge(first, 1, 1);
    play("2");
    GameNode other = tree.add(first, tree.parse(first, "3"));
    judge(other, 5, 5);
    assertThat(GraphModel.of(tree).points()).hasSize(1);
    tree.go(other);
    assertThat(GraphModel.of(tree).points())
        .extracting(p -> p.node())
        .containsExactly(first, other);
    assertThat(GraphModel.of(tree).nearest(1.9)).get().extracting(p -> p.node()).isEqualTo(other);
  }
}
