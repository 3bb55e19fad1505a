package org.plyscope.workbench.export;

import java.awt.Toolkit;
import java.awt.Window;
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

  /**
   * The one entry for exports: knows the open views and which of them the user worked in last. Used
   * on the user-interface thread.
   */
  private static final class ExportService {
    private static final String MEMORY = "export.json";
    private static final String FOLDER = "figures";

    private final Window owner;
    private final Supplier<Optional<About>> about;
    private final Supplier<List<OpenView>> views;
    private final Supplier<String> lastUsed;
    private final DataFiles files;
    private final Folders folders;
    private final Exporter exporter;

    /**
     * Makes the entry for a window.
     *
     * @param about the subject on the screen
     * @param views the views that are open
     * @param lastUsed the id of the view the user worked in last
     * @param files where the last choice is remembered
     * @param folders knows the folder of figures
     * @param exporter writes the chosen view
     */
    ExportService(
        Window owner,
        Supplier<Optional<About>> about,
        Supplier<List<OpenView>> views,
        Supplier<String> lastUsed,
        DataFiles files,
        Folders folders,
        Exporter exporter) {
      this.owner = owner;
      this.about = about;
      this.views = views;
      this.lastUsed = lastUsed;
      this.files = files;
      this.folders = folders;
      this.exporter = exporter;
    }

    /** Returns the command. */
    BuiltIn command() {
      return new BuiltIn("File", "file.export", "Export…", this::export)
          .key("ctrl shift E")
          .icon("export")
          .group(1)
          .when(() -> !views.get().isEmpty());
    }

    private void export() {
      List<OpenView> open = views.get();
      About now = about.get().orElseThrow();
      ExportMemory memory =
          files.read(MEMORY, ExportMemory.class, ExportMemory.NOTHING).in(folders.get(FOLDER));
      ExportModel model = new ExportModel(now.words(), now.caption(), memory, preferred(open));
      if (new ExportDialog(owner, open, model, exporter).ask()) {
        exporter.export(model);
        files.write(MEMORY, model.memory());
        folders.put(FOLDER, model.folder().toFile());
      }
    }

    private OpenView preferred(List<OpenView> open) {
      String last = lastUsed.get();
      return open.stream().filter(v -> v.id().equals(last)).findFirst().orElse(open.get(0));
    }
  }
}
