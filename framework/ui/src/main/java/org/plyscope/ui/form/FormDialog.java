package org.plyscope.ui.form;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.function.BooleanSupplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.theme.Theme;

/** A dialog with a form and two buttons. Enter accepts, Esc cancels. */
public final class FormDialog {
  /** Gaps are rounded, and a missing pixel would bring a scroll bar. */
  private static final int ROUNDING = 4;

  private final JDialog dialog;
  private final JButton ok;

  /**
   * Makes a dialog.
   *
   * @param owner the window it belongs to
   * @param name the name tests know it by
   * @param title the question
   * @param form what to fill in
   * @param okText the text of the accepting button
   * @param accept takes over the choices of the user; false keeps the dialog open
   */
  public FormDialog(
      Window owner,
      String name,
      String title,
      JComponent form,
      String okText,
      BooleanSupplier accept) {
    dialog = new JDialog(owner, title, Dialog.ModalityType.APPLICATION_MODAL);
    dialog.setName(name);
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    ok = new JButton(okText);
    ok.setName("dialog.ok");
    ok.addActionListener(
        e -> {
          if (accept.getAsBoolean()) {
            dialog.dispose();
          }
        });
    JButton cancel = new JButton("Cancel");
    cancel.setName("dialog.cancel");
    cancel.addActionListener(e -> dialog.dispose());
    JPanel content =
        new JPanel(
            new MigLayout("fill, insets dialog, wrap", "[grow, fill]", "[grow, fill]para[]"));
    content.add(form);
    content.add(ok, "split 2, tag ok, growx 0, align right, sg button");
    content.add(cancel, "tag cancel, growx 0, sg button");
    dialog.setContentPane(content);
    dialog.getRootPane().setDefaultButton(ok);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
  }

  /** Accepts, as if the user had pressed the button. */
  public void accept() {
    ok.doClick();
  }

  /**
   * Allows or forbids to accept.
   *
   * @param value whether the choices make sense
   */
  public void acceptable(boolean value) {
    ok.setEnabled(value);
  }

  /**
   * Changes the text of the accepting button.
   *
   * @param text the text
   */
  public void okText(String text) {
    ok.setText(text);
  }

  /**
   * Shows the dialog no higher than its form needs, and waits until it is closed.
   *
   * @param sizeKey the key of its largest size in the theme
   */
  public void showFitted(String sizeKey) {
    Theme.fit(dialog, sizeKey);
    Dimension most = dialog.getSize();
    // Texts that wrap know their height only when they know their width.
    dialog.validate();
    invalidate(dialog.getContentPane());
    int needed = dialog.getPreferredSize().height + ROUNDING;
    dialog.setSize(most.width, Math.min(most.height, needed));
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  /** Lets every layout forget the sizes it has seen. */
  private static void invalidate(Container parent) {
    for (Component child : parent.getComponents()) {
      if (child instanceof Container container) {
        invalidate(container);
      }
    }
    parent.invalidate();
  }

  /**
   * Shows the dialog and waits until it is closed.
   *
   * @param sizeKey the key of its size in the theme
   */
  public void show(String sizeKey) {
    Theme.fit(dialog, sizeKey);
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }
}
