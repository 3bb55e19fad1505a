package org.plyscope.workbench.play.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.review.Mistakes;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.workbench.play.list.MoveLayout.Kind;
import org.plyscope.workbench.play.list.MoveLayout.Piece;

class MoveLayoutTest {
  private static final FontMetrics FONT =
      new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB)
          .createGraphics()
          .getFontMetrics(new Font(Font.SANS_SERIF, Font.PLAIN, 13));

  @ParameterizedTest
  @CsvSource({"2, 400", "3, 400", "3, 120", "6, 400", "6, 150"})
  void everyMoveHasItsPlaceAndNoneCoversAnother(int players, int width) {
    GameTree tree = game(players, 60);
    MoveLayout layout = layout(tree, width);
    List<Piece> moves = layout.pieces().stream().filter(p -> p.kind() == Kind.MOVE).toList();

    assertThat(moves)
        .extracting(Piece::node)
        .hasSize(tree.all().size() - 1)
        .doesNotHaveDuplicates();
    for (Piece move : moves) {
      Rectangle box = move.box();
      assertThat(box.x + box.width).isLessThanOrEqualTo(width);
      assertThat(box.y + box.height).isLessThanOrEqualTo(layout.height());
      assertThat(moves.stream().filter(o -> o.box().intersects(box))).containsExactly(move);
      assertThat(layout.at((int) box.getCenterX(), (int) box.getCenterY()).orElseThrow().node())
          .isSameAs(move.node());
    }
  }

  @Test
  void twoPlayersHaveAColumnEach() {
    GameTree tree = GameTree.start(rules(2), "");
    for (int i = 0; i < 6; i++) {
      tree.play(1);
    }
    MoveLayout layout = layout(tree, 400);
    List<Integer> columns =
        tree.path().stream().map(n -> layout.box(n).orElseThrow().x).distinct().toList();

    assertThat(columns).hasSize(2);
    Rectangle scrolled = layout.box(tree.current()).orElseThrow();
    scrolled.translate(9, 9);
    assertThat(layout.box(tree.current()))
        .as("not scrolled by the user")
        .isNotEqualTo(Optional.of(scrolled));
  }

  private static MoveLayout layout(GameTree tree, int width) {
    return MoveLayout.of(
        GameRows.of(tree, Set.of()),
        tree.rules().players(),
        new MoveLayout.Fonts(FONT, FONT, FONT),
        width,
        Mistakes.of(tree.mainLine()));
  }

  private static Rules rules(int players) {
    return Catalog.of(List.of(new CountdownGame()))
        .rules("countdown", "", Map.of("players", "" + players, "seeds", "40"));
  }

  private static GameTree game(int players, int moves) {
    Rules rules = rules(players);
    GameTree tree = GameTree.start(rules, "");
    Random random = new Random(players);
    for (int i = 0; i < moves; i++) {
      List<GameNode> all = tree.all();
      if (tree.current().over() || random.nextInt(6) == 0) {
        tree.go(all.get(random.nextInt(Math.min(all.size(), 10))));
      }
      tree.play(rules.parse(tree.current().position()).randomMove(random, new MoveList()));
    }
    return tree;
  }
}
