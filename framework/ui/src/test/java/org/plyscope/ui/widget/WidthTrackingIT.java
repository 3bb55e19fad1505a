package org.plyscope.ui.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import javax.swing.Box;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.table.DefaultTableModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Ui;

/** A form with a table in it, in a window that is too low for it. */
@NeedsDisplay
class WidthTrackingIT {
  private final JTable table = new JTable(2, 2);
  private JScrollPane outer;
  private JScrollPane inner;
  private JFrame frame;

  @BeforeEach
  void open() {
    Ui.run(
        () -> {
          JPanel form = new JPanel(new BorderLayout());
          inner = new JScrollPane(table);
          inner.setPreferredSize(new Dimension(200, 200));
          form.add(inner, BorderLayout.NORTH);
          form.add(Box.createVerticalStrut(900), BorderLayout.CENTER);
          outer = new JScrollPane(new WidthTracking(form));
          frame = new JFrame("Form");
          frame.add(outer);
          frame.setSize(400, 300);
          frame.setVisible(true);
        });
    Ui.await("the form", () -> outer.getVerticalScrollBar().isVisible());
  }

  @AfterEach
  void close() {
    Ui.run(frame::dispose);
  }

  private void turn(Component over) {
    Ui.run(
        () ->
            frame
                .getToolkit()
                .getSystemEventQueue()
                .postEvent(
                    new MouseWheelEvent(
                        over,
                        MouseEvent.MOUSE_WHEEL,
                        System.currentTimeMillis(),
                        0,
                        5,
                        5,
                        0,
                        false,
                        MouseWheelEvent.WHEEL_UNIT_SCROLL,
                        3,
                        1)));
  }

  @Test
  void theWheelOverATableThatFitsScrollsTheForm() {
    turn(inner);
    Ui.await("the form has moved", () -> outer.getVerticalScrollBar().getValue() > 0);
    assertThat(inner.getVerticalScrollBar().isVisible()).isFalse();
  }

  @Test
  void theWheelOverALongTableScrollsTheTable() {
    Ui.run(() -> table.setModel(new DefaultTableModel(100, 2)));
    Ui.await("a long table", () -> inner.getVerticalScrollBar().isVisible());
    turn(inner);
    Ui.await("the table has moved", () -> inner.getVerticalScrollBar().getValue() > 0);
    assertThat(Ui.get(() -> outer.getVerticalScrollBar().getValue())).isZero();
  }
}
