package org.plyscope.workbench.colour;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JButton;
import javax.swing.JComboBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.board.Tint;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.fixture.QuietWorkspace;

class ColourFormTest {
  private ColourForm form;
  private JComboBox<?> crosses;
  private JComboBox<?> noughts;
  private JButton reset;

  @BeforeEach
  void open() {
    Theme.LIGHT.install(100);
    form =
        new ColourForm(
            new QuietWorkspace(), TicTacToe.standard().board().seats(), SeatTints.STANDARD);
    crosses = Find.named(form, "colours.0", JComboBox.class);
    noughts = Find.named(form, "colours.1", JComboBox.class);
    reset = Find.named(form, "colours.reset", JButton.class);
  }

  @Test
  void aTakenColourIsExchangedInTheForm() {
    assertThat(crosses.getSelectedItem()).isEqualTo(Tint.RED);
    assertThat(noughts.getSelectedItem()).isEqualTo(Tint.BLUE);
    crosses.setSelectedItem(Tint.BLUE);
    assertThat(noughts.getSelectedItem()).isEqualTo(Tint.RED);
    noughts.setSelectedItem(Tint.GREEN);
    assertThat(crosses.getSelectedItem()).isEqualTo(Tint.BLUE);
    assertThat(form.tints().of(Tint.BLUE)).isEqualTo(Tint.GREEN);
    assertThat(form.tints().of(Tint.RED)).isEqualTo(Tint.BLUE);
  }

  @Test
  void resetReturnsToTheColoursOfTheGame() {
    assertThat(reset.isEnabled()).as("nothing to reset").isFalse();
    noughts.setSelectedItem(Tint.LIGHT);
    assertThat(reset.isEnabled()).isTrue();
    reset.doClick();
    assertThat(noughts.getSelectedItem()).isEqualTo(Tint.BLUE);
    assertThat(form.tints()).isEqualTo(SeatTints.STANDARD);
  }

  @Test
  void listsAreNamedForThoseWhoDoNotSeeThem() {
    assertThat(crosses.getAccessibleContext().getAccessibleName()).isEqualTo("Crosses");
    assertThat(TintRenderer.name(Tint.VIOLET)).isEqualTo("Violet");
  }
}
