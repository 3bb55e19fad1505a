package org.plyscope.workbench.trace;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Traces as files, and what recording them costs. */
public final class TraceFeature implements Feature {
  private final TraceDesk desk;
  private final RecordingProbe probe;

  /** Makes the room in a window. */
  public TraceFeature(Shell shell) {
    Catalog catalog = shell.services().catalog();
    desk =
        new TraceDesk(
            shell.frame(),
            shell.workspace(),
            catalog,
            () -> FileNames.plain(shell.about().orElseThrow().words()));
    probe = new RecordingProbe(shell.workspace(), catalog, shell.services().searches());
  }

  @Override
  public List<BuiltIn> commands() {
    List<BuiltIn> commands = new ArrayList<>(desk.commands());
    commands.add(probe.command());
    return commands;
  }

  @Override
  public List<FileOpener> openers() {
    return List.of(new BuiltInOpener("Traces", TraceDesk.ENDINGS, desk::reading));
  }
}
