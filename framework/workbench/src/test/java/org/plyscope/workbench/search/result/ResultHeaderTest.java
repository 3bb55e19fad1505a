package org.plyscope.workbench.search.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.ui.line.PlayedLine;

class ResultHeaderTest {
  private static final int WIDTH = 480;

  private final ResultHeader header = new ResultHeader(tint -> Color.GRAY);

  @Test
  void nothingGrowsBeyondThePanelHoweverOftenItIsLaidOut() {
    JPanel panel = new JPanel(new MigLayout("fill, insets 0", "[grow, fill, 0::]"));
    panel.add(header, "width 0:100%:");
    panel.setSize(WIDTH, WIDTH);
    layOut(panel);
    header.show(
        new ResultText(
            "6",
            "8",
            "for X",
            "Some game, some rules, some position. ".repeat(20),
            "5",
            "70",
            "",
            "9 k",
            "1 s",
            "Complete",
            "So it is. ".repeat(20),
            "Much was left out. ".repeat(20)),
        "Agent");
    layOut(panel);
    int filled = header.getPreferredSize().height;
    Line start = Line.of(TicTacToe.standard());
    header.line().show(PlayedLine.of(start, 0, 1, 2, 3, 4, 5), PlayedLine.ELSEWHERE);
    for (int i = 0; i < 5; i++) {
      layOut(panel);
    }

    assertThat(header.getComponents())
        .filteredOn(Component::isVisible)
        .allSatisfy(part -> assertThat(part.getX() + part.getWidth()).isLessThanOrEqualTo(WIDTH));
    assertThat(header.getWidth()).isEqualTo(WIDTH);
    assertThat(header.getPreferredSize().height)
        .as("what is below stays where it is, whatever a search reports")
        .isEqualTo(filled);
  }

  private static void layOut(Container container) {
    invalidate(container);
    container.doLayout();
    for (Component part : container.getComponents()) {
      if (part instanceof Container inner) {
        layOut(inner);
      }
    }
  }

  private static void invalidate(Container container) {
    container.invalidate();
    for (Component part : container.getComponents()) {
      if (part instanceof Container inner) {
        invalidate(inner);
      }
    }
  }
}
