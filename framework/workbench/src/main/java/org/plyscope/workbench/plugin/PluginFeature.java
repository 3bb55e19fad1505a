package org.plyscope.workbench.plugin;

import java.util.List;
import org.plyscope.api.window.FileOpener;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Plugins: their list, and jars that are opened. */
public final class PluginFeature implements Feature {
  private final Shell shell;
  private final PluginActions actions;

  /** Makes the room in a window. */
  public PluginFeature(Shell shell) {
    this.shell = shell;
    actions =
        new PluginActions(
            shell.services().plugins(),
            shell.jobs(),
            Folders.of(shell.workspace()),
            shell.workspace()::message);
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn("Tools", "tools.plugins", "Plugins…", () -> actions.show(shell.frame()))
            .icon("plugin")
            .onToolbar());
  }

  @Override
  public List<FileOpener> openers() {
    return List.of(new BuiltInOpener("Plugins", List.of("jar"), actions::installing));
  }
}
