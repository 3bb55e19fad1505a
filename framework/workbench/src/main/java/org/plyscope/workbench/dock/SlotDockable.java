package org.plyscope.workbench.dock;

import io.github.andrewauclair.moderndocking.Dockable;
import java.awt.BorderLayout;
import javax.swing.Icon;
import javax.swing.JPanel;
import org.plyscope.workbench.theme.Icons;

/** A slot as the docking library wants it. */
final class SlotDockable extends JPanel implements Dockable {
  private final ViewSlot slot;

  SlotDockable(ViewSlot slot) {
    super(new BorderLayout());
    this.slot = slot;
    add(slot);
  }

  ViewSlot slot() {
    return slot;
  }

  @Override
  public String getPersistentID() {
    return slot.id();
  }

  @Override
  public String getTabText() {
    return slot.title();
  }

  @Override
  public String getTabTooltip() {
    return slot.help().isEmpty() ? null : slot.help();
  }

  @Override
  public Icon getIcon() {
    return Icons.of(slot.icon());
  }

  /** A floating window would have neither menu bar nor shortcuts. */
  @Override
  public boolean isFloatingAllowed() {
    return false;
  }

  @Override
  public boolean isWrappableInScrollpane() {
    return false;
  }
}
