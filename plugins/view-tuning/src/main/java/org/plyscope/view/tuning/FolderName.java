package org.plyscope.view.tuning;

import java.awt.Component;
import java.nio.file.Path;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;

/** Shows a folder by its name. */
final class FolderName extends DefaultListCellRenderer {
  @Override
  public Component getListCellRendererComponent(
      JList<?> list, Object value, int index, boolean selected, boolean focused) {
    Object shown = value instanceof Path path ? path.getFileName() : value;
    return super.getListCellRendererComponent(list, shown, index, selected, focused);
  }
}
