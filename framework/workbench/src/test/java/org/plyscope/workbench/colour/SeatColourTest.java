package org.plyscope.workbench.colour;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.board.BoardPanel;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.ui.theme.Theme;

/** A board in the colours that the user chose. */
class SeatColourTest {
  private static final int SIZE = 120;

  private final Rules rules = TicTacToe.standard();
  private final Board board = rules.board();
  private final ChosenColours workspace = new ChosenColours();
  private final BoardPanel panel = new BoardPanel(workspace);

  @BeforeEach
  void show() {
    Theme.LIGHT.install(100);
    panel.setSize(SIZE, SIZE);
    panel.show(board, rules.parse("x........ o").setup());
  }

  @Test
  void aBoardIsPaintedInChosenColours() {
    BufferedImage before = paint();
    workspace.tints = SeatTints.STANDARD.with(Tint.RED, Tint.GREEN);
    panel.updateUI();
    assertThat(panel.theme().player(board, 0)).isEqualTo(Theme.tint(Tint.GREEN));
    assertThat(panel.theme().player(board, 1)).isEqualTo(Theme.tint(Tint.BLUE));
    BufferedImage after = paint();
    assertThat(excess(before, 16, 8)).as("more red than green").isPositive();
    assertThat(excess(after, 8, 16)).as("more green than red").isPositive();
  }

  @Test
  void anotherGameHasColoursOfItsOwn() {
    assertThat(panel.theme().player(board, 0)).isEqualTo(Theme.tint(Tint.RED));
    workspace.tints = SeatTints.STANDARD.with(Tint.RED, Tint.VIOLET);
    Lattice lattice = new Lattice();
    Rules other = lattice.rules(OptionValues.defaults(lattice.options()));
    panel.show(other.board(), other.initial().setup());
    assertThat(panel.theme().player(other.board(), 0)).isEqualTo(Theme.tint(Tint.VIOLET));
  }

  private BufferedImage paint() {
    BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    panel.paint(g);
    g.dispose();
    return image;
  }

  /** Returns how much stronger one part of the colours is than another, where it clearly is. */
  private static int excess(BufferedImage image, int part, int other) {
    int sum = 0;
    for (int rgb : image.getRGB(0, 0, SIZE, SIZE, null, 0, SIZE)) {
      int more = (rgb >> part & 0xff) - (rgb >> other & 0xff);
      sum += more > 60 ? more : 0;
    }
    return sum;
  }

  /** A workspace of which the user chose colours. */
  private static final class ChosenColours extends PaperWorkspace {
    private SeatTints tints = SeatTints.STANDARD;

    @Override
    public Color color(Tint tint) {
      return Theme.tint(tint);
    }

    @Override
    public Color seatColor(Tint tint) {
      return color(tints.of(tint));
    }
  }
}
