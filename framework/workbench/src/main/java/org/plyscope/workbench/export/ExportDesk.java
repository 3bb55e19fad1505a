package org.plyscope.workbench.export;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.awt.datatransfer.Clipboard;
import java.beans.PropertyChangeListener;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dock.OpenView;
import org.plyscope.workbench.session.DataFiles;

/**
 * The one entry for exports: knows the open views and which of them the user worked in last. Used
 * on the user-interface thread.
 */
final class ExportDesk implements AutoCloseable {
  private static final String MEMORY = "export.json";
  private static final String FOCUS = "permanentFocusOwner";

  private final Window owner;
  private final Workspace workspace;
  private final Supplier<List<OpenView>> views;
  private final DataFiles files;
  private final Exporter exporter;
  private final PropertyChangeListener focus = e -> focused((Component) e.getNewValue());
  private String lastUsed = "";

  /**
   * Makes the entry for a window.
   *
   * @param views the views that are open
   * @param files where the last choice is remembered
   */
  ExportDesk(
      Window owner,
      Workspace workspace,
      Supplier<List<OpenView>> views,
      DataFiles files,
      Supplier<Clipboard> clipboard) {
    this.owner = owner;
    this.workspace = workspace;
    this.views = views;
    this.files = files;
    this.exporter = new Exporter(workspace, clipboard);
    KeyboardFocusManager.getCurrentKeyboardFocusManager().addPropertyChangeListener(FOCUS, focus);
  }

  /** Returns the command. */
  BuiltIn command() {
    return new BuiltIn("File", "file.export", "Export…", this::export)
        .key("ctrl shift E")
        .icon("export")
        .group(1)
        .when(() -> !views.get().isEmpty());
  }

  @Override
  public void close() {
    KeyboardFocusManager.getCurrentKeyboardFocusManager()
        .removePropertyChangeListener(FOCUS, focus);
  }

  private void export() {
    List<OpenView> open = views.get();
    String game = workspace.selection().rules().game().name();
    ExportMemory memory = files.read(MEMORY, ExportMemory.class, ExportMemory.NOTHING);
    ExportModel model = new ExportModel(game, memory, preferred(open));
    if (new ExportDialog(owner, open, model, exporter).ask()) {
      exporter.export(model);
      files.write(MEMORY, model.memory());
    }
  }

  private OpenView preferred(List<OpenView> open) {
    return open.stream().filter(v -> v.id().equals(lastUsed)).findFirst().orElse(open.get(0));
  }

  private void focused(Component component) {
    for (OpenView view : component == null ? List.<OpenView>of() : views.get()) {
      if (SwingUtilities.isDescendingFrom(component, view.view().component())) {
        lastUsed = view.id();
      }
    }
  }
}
