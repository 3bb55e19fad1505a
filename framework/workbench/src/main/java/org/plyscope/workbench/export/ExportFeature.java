package org.plyscope.workbench.export;

import java.awt.Toolkit;
import java.util.List;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Views as files and on the clipboard. */
public final class ExportFeature implements Feature {
  private final ExportDesk desk;

  /** Makes the room in a window. */
  public ExportFeature(Shell shell) {
    desk =
        new ExportDesk(
            shell.frame(),
            shell::about,
            shell.views()::open,
            shell.lastView()::id,
            shell.files(),
            Folders.of(shell.workspace()),
            new Exporter(
                shell.workspace(), () -> Toolkit.getDefaultToolkit().getSystemClipboard()));
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(desk.command());
  }
}
