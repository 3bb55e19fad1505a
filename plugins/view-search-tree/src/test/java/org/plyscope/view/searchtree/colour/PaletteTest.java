package org.plyscope.view.searchtree.colour;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import org.junit.jupiter.api.Test;
import org.plyscope.api.board.Tint;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.PaperWorkspace;

class PaletteTest {
  @Test
  void playersHaveTheColoursTheUserChoseAndNothingElseDoes() {
    Palette palette = Palette.of(new ChosenColours(), TicTacToe.standard());
    assertThat(palette.players()).containsExactly(Color.MAGENTA, plain(Tint.BLUE));
    assertThat(palette.cut()).isEqualTo(plain(Tint.RED));
    assertThat(palette.high()).isEqualTo(plain(Tint.BLUE));
  }

  private static Color plain(Tint tint) {
    return new Color(tint.name().hashCode());
  }

  /** A workspace whose user chose a colour for the first player. */
  private static final class ChosenColours extends PaperWorkspace {
    @Override
    public Color color(Tint tint) {
      return plain(tint);
    }

    @Override
    public Color seatColor(Tint tint) {
      return tint == Tint.RED ? Color.MAGENTA : color(tint);
    }
  }
}
