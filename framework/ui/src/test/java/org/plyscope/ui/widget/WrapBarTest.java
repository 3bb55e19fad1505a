package org.plyscope.ui.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.lang.reflect.InvocationTargetException;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.junit.jupiter.api.Test;

class WrapBarTest {
  private final WrapBar bar = new WrapBar(box(100), box(100), box(100));
  private final JPanel view =
      new JPanel(new MigLayout("fill, wrap, insets 0, gap 0", "[grow, fill]", "[][grow, fill]"));

  @Test
  void wrapsWhereTheViewIsNarrowAndBackAgain() throws Exception {
    view.add(bar, "width 0:100%:");
    view.add(new JPanel(), "width 0:100%:");
    assertThat(heightAt(400)).isEqualTo(20);
    assertThat(heightAt(220)).isEqualTo(45);
    assertThat(heightAt(80)).isEqualTo(70);
    assertThat(bar.getComponent(2).getBounds().getMaxX()).isLessThanOrEqualTo(80);
    assertThat(heightAt(400)).isEqualTo(20);
  }

  @Test
  void hiddenControlsTakeNoRoom() throws Exception {
    view.add(bar, "width 0:100%:");
    bar.getComponent(1).setVisible(false);
    assertThat(heightAt(220)).isEqualTo(20);
  }

  private int heightAt(int width) throws InterruptedException, InvocationTargetException {
    for (int i = 0; i < 2; i++) {
      SwingUtilities.invokeAndWait(
          () -> {
            view.setSize(width, 300);
            lay(view);
          });
    }
    return bar.getHeight();
  }

  /** Does what a window does with what is invalid. */
  private static void lay(Component component) {
    component.doLayout();
    if (component instanceof JPanel panel) {
      for (Component child : panel.getComponents()) {
        lay(child);
      }
    }
  }

  private static JLabel box(int width) {
    JLabel box = new JLabel();
    box.setPreferredSize(new Dimension(width, 20));
    return box;
  }
}
