package org.plyscope.workbench.export;

import java.awt.Toolkit;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFrame;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dock.LastView;
import org.plyscope.workbench.dock.OpenView;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.session.About;
import org.plyscope.workbench.session.DataFiles;

/** Views as files and on the clipboard. */
public final class ExportFeature implements Feature {
  private final ExportService desk;

  /** Creates the feature for a window. */
  public ExportFeature(
      JFrame frame,
      Workspace workspace,
      Views views,
      LastView lastView,
      DataFiles files,
      Supplier<Optional<About>> about) {
    desk =
        new ExportService(
            frame,
            about,
            () -> views.open().stream().filter(OpenView::isFigure).toList(),
            lastView::id,
            files,
            Folders.of(workspace),
            new Exporter(workspace, () -> Toolkit.getDefaultToolkit().getSystemClipboard()));
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(desk.command());
  }
}
