package org.plyscope.workbench.command;

import com.formdev.flatlaf.ui.FlatMenuItemRenderer;
import com.formdev.flatlaf.ui.FlatMenuItemUI;
import javax.swing.ButtonModel;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;

/** A menu item that writes its key as people do, where Swing would write {@code Ctrl+Comma}. */
final class KeyedItem extends JMenuItem {
  KeyedItem(String title) {
    super(title);
  }

  /** The theme keeps text from being rendered as a page, but not for a look that is set here. */
  @Override
  public void updateUI() {
    putClientProperty("html.disable", true);
    setUI(new KeyedItemUI());
  }

  @Override
  public void doClick(int pressTime) {
    click(this);
  }

  /**
   * Clicks without the pause of 68 ms in which Swing shows a button as pressed. A key clicks the
   * item of its command, so the pause would stop the event thread at every key.
   */
  private static void click(JMenuItem item) {
    ButtonModel model = item.getModel();
    model.setArmed(true);
    model.setPressed(true);
    model.setPressed(false);
    model.setArmed(false);
  }

  /** A menu item with a tick. */
  static final class Switch extends JCheckBoxMenuItem {
    Switch(String title) {
      super(title);
    }

    @Override
    public void doClick(int pressTime) {
      click(this);
    }
  }

  private static final class KeyedItemUI extends FlatMenuItemUI {
    @Override
    protected FlatMenuItemRenderer createRenderer() {
      return new Renderer(this);
    }

    private static final class Renderer extends FlatMenuItemRenderer {
      private Renderer(KeyedItemUI ui) {
        super(ui.menuItem, ui.checkIcon, ui.arrowIcon, ui.acceleratorFont, ui.acceleratorDelimiter);
      }

      @Override
      protected String getTextForAccelerator(KeyStroke accelerator) {
        return Keys.text(accelerator);
      }
    }
  }
}
