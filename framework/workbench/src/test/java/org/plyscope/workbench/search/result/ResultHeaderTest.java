package org.plyscope.workbench.search.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.junit.jupiter.api.Test;
import org.plyscope.workbench.trace.TraceText;

class ResultHeaderTest {
  private static final int WIDTH = 480;

  private final ResultHeader header = new ResultHeader();

  @Test
  void nothingGrowsBeyondThePanelHoweverOftenItIsLaidOut() {
    JPanel panel = new JPanel(new MigLayout("fill, insets 0", "[grow, fill, 0::]"));
    panel.add(header, "width 0:100%:");
    panel.setSize(WIDTH, WIDTH);
    layOut(panel);
    header.describe(new TraceText("", "", "What it cost. ".repeat(20)));
    header.show(
        new ResultText(
            "6",
            "8",
            "5",
            "70",
            "9 k",
            "1 s",
            "1. 6",
            "Complete",
            "So it is. ".repeat(20),
            "Much was left out. ".repeat(20)),
        "Agent");
    for (int i = 0; i < 5; i++) {
      layOut(panel);
    }

    assertThat(header.getComponents())
        .filteredOn(Component::isVisible)
        .allSatisfy(part -> assertThat(part.getX() + part.getWidth()).isLessThanOrEqualTo(WIDTH));
    assertThat(header.getWidth()).isEqualTo(WIDTH);
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
