package org.plyscope.workbench.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFrame;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.session.About;

/** Traces as files, and what recording them costs. */
public final class TraceFeature implements Feature {
  private final TraceFileActions desk;
  private final RecordingProbe probe;

  /** Creates the feature for a window. */
  public TraceFeature(
      Catalog catalog,
      Searches searches,
      Workspace workspace,
      JFrame frame,
      Supplier<Optional<About>> about) {
    desk =
        new TraceFileActions(
            frame, workspace, catalog, () -> FileNames.plain(about.get().orElseThrow().words()));
    probe = new RecordingProbe(workspace, catalog, searches);
  }

  @Override
  public List<BuiltIn> commands() {
    List<BuiltIn> commands = new ArrayList<>(desk.commands());
    commands.add(probe.command());
    return commands;
  }

  @Override
  public List<FileOpener> openers() {
    return List.of(new BuiltInOpener("Traces", TraceFileActions.ENDINGS, desk::reading));
  }
}
