package org.plyscope.ui.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.RepaintManager;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProseTest {
  private final List<JComponent> askedForLayout = new ArrayList<>();
  private RepaintManager before;

  @BeforeEach
  void listen() throws Exception {
    SwingUtilities.invokeAndWait(
        () -> {
          before = RepaintManager.currentManager(null);
          RepaintManager.setCurrentManager(
              new RepaintManager() {
                @Override
                public synchronized void addInvalidComponent(JComponent component) {
                  askedForLayout.add(component);
                }
              });
        });
  }

  @AfterEach
  void restore() throws Exception {
    SwingUtilities.invokeAndWait(() -> RepaintManager.setCurrentManager(before));
  }

  @Test
  void aTextThatWasLaidOutWithoutHeightAsksAgainOnceItHasSome() throws Exception {
    Prose prose = new Prose("prose", "Label.foreground");
    prose.setText("Many words that do not fit into one line of a hundred pixels, by far.");
    new JPanel(null).add(prose);
    layOut(prose, 0);
    int line = prose.getFontMetrics(prose.getFont()).getHeight();

    assertThat(layOut(prose, line)).as("only the first line is seen").contains(prose);
    int needed = prose.getPreferredSize().height;
    assertThat(needed).isGreaterThan(2 * line);
    assertThat(layOut(prose, needed)).as("all is seen").isEmpty();
  }

  private List<JComponent> layOut(Prose prose, int height) throws Exception {
    SwingUtilities.invokeAndWait(askedForLayout::clear);
    SwingUtilities.invokeAndWait(() -> prose.setBounds(0, 0, 100, height));
    List<JComponent> asked = new ArrayList<>();
    SwingUtilities.invokeAndWait(() -> asked.addAll(askedForLayout));
    return asked;
  }
}
