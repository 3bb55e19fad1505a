package org.plyscope.workbench.colour;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.nio.file.Path;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.board.Tint;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

@NeedsDisplay
class PlayerColoursIT {
  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());

  @Test
  void coloursAreChosenInADialogAndOutliveTheWindow() {
    try (TestWindow window = open()) {
      choose(window, Tint.VIOLET, "dialog.cancel");
      assertThat(seatColor(window, Tint.RED)).as("cancelled").isEqualTo(Theme.tint(Tint.RED));
      choose(window, Tint.BLUE, "dialog.ok");
      assertThat(seatColor(window, Tint.RED)).isEqualTo(Theme.tint(Tint.BLUE));
      assertThat(seatColor(window, Tint.BLUE)).isEqualTo(Theme.tint(Tint.RED));
      window.run(
          () ->
              assertThat(window.workbench().workspace().color(Tint.RED))
                  .as("the general palette")
                  .isEqualTo(Theme.tint(Tint.RED)));
    }
    try (TestWindow window = open()) {
      assertThat(seatColor(window, Tint.RED))
          .as("at the next start")
          .isEqualTo(Theme.tint(Tint.BLUE));
      JDialog dialog = window.dialog("game.colours", "dialog.colours");
      window.click(dialog, "colours.reset");
      window.click(dialog, "dialog.ok");
      assertThat(seatColor(window, Tint.RED)).as("reset").isEqualTo(Theme.tint(Tint.RED));
    }
  }

  private TestWindow open() {
    TestWindow window = TestWindow.open(catalog, data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    return window;
  }

  private static void choose(TestWindow window, Tint tint, String button) {
    JDialog dialog = window.dialog("game.colours", "dialog.colours");
    JComboBox<?> first = Find.named(dialog.getRootPane(), "colours.0", JComboBox.class);
    JComboBox<?> last = Find.named(dialog.getRootPane(), "colours.1", JComboBox.class);
    window.await(
        "all rows are seen without scrolling",
        () -> last.getHeight() > 0 && last.getVisibleRect().height == last.getHeight());
    window.run(() -> first.setSelectedItem(tint));
    window.click(dialog, button);
    assertThat(window.isOpen(dialog)).isFalse();
  }

  private static Color seatColor(TestWindow window, Tint tint) {
    Color[] color = new Color[1];
    window.run(() -> color[0] = window.workbench().workspace().seatColor(tint));
    return color[0];
  }
}
