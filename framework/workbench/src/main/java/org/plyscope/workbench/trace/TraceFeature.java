package org.plyscope.workbench.trace;

import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.Job;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.trace.file.SavedSearch;
import org.plyscope.lab.trace.file.TraceFiles;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.Replacing;
import org.plyscope.workbench.search.agent.SearchTitles;
import org.plyscope.workbench.session.About;

/** Traces as files, and the cost of recording. */
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

  /** Saves the trace that is looked at, and opens traces from files. */
  private static final class TraceFileActions {
    /** How the names of trace files end. */
    static final List<String> ENDINGS = List.of(TraceFiles.EXTENSION.substring(1));

    private static final String FOLDER = "traces";

    private final Component parent;
    private final Workspace workspace;
    private final Catalog catalog;
    private final Supplier<String> proposal;
    private final Folders folders;

    /**
     * Asks for files above a window.
     *
     * @param proposal makes a name for the search that is looked at
     */
    TraceFileActions(
        Component parent, Workspace workspace, Catalog catalog, Supplier<String> proposal) {
      this.parent = parent;
      this.workspace = workspace;
      this.catalog = catalog;
      this.proposal = proposal;
      this.folders = Folders.of(workspace);
    }

    /** Returns the commands. */
    List<BuiltIn> commands() {
      return List.of(
          new BuiltIn("File/Save", "file.save-trace", "Save trace…", this::save)
              .icon("save")
              .when(() -> trace().isPresent(), "No search tree is recorded."));
    }

    private Optional<Trace> trace() {
      return Optional.ofNullable(workspace.selection()).flatMap(Selection::trace);
    }

    private void save() {
      JFileChooser chooser = chooser("Save trace");
      chooser.setSelectedFile(
          new File(chooser.getCurrentDirectory(), proposal.get() + TraceFiles.EXTENSION));
      if (chooser.showSaveDialog(parent) == JFileChooser.APPROVE_OPTION) {
        folders.put(FOLDER, chooser.getCurrentDirectory());
        Path file = chooser.getSelectedFile().toPath();
        boolean named = file.getFileName().toString().contains(".");
        Path target = named ? file : file.resolveSibling(file.getFileName() + TraceFiles.EXTENSION);
        if (Replacing.allowed(parent, target, "Save trace")) {
          save(target);
        }
      }
    }

    /** Reads a trace, to be shown with its position and the result. */
    Job<Runnable> reading(Path file) {
      return monitor -> {
        SavedSearch saved = TraceFiles.open(file, catalog, monitor);
        return () -> show(file, saved);
      };
    }

    private void show(Path file, SavedSearch saved) {
      Trace trace = saved.trace();
      if (!catalog.games().contains(trace.rules().game())) {
        throw new InputException(
            "The game of the trace has left while it was read; open it again.");
      }
      workspace.select(
          Selection.of(trace.line()).withResult(saved.result().orElse(null)).withTrace(trace, -1));
      workspace.execute("view.show.search-tree");
      String opened =
          String.format(
              Locale.ROOT,
              "Opened %s: %,d nodes of %s. ",
              file.getFileName(),
              trace.size(),
              SearchTitles.of(catalog).phrase(trace, 0));
      workspace.message((opened + saved.remark()).strip());
    }

    /** Writes the trace that is looked at in the background. */
    void save(Path file) {
      Trace trace =
          trace()
              .orElseThrow(
                  () ->
                      new InputException(
                          "There is no trace to save; start a search that records."));
      SearchResult result = workspace.selection().result().orElse(null);
      workspace.submit(
          "Saving " + file.getFileName(),
          monitor -> {
            TraceFiles.save(trace, result, file, monitor::cancelled);
            return file;
          },
          done -> workspace.message("Saved " + done.getFileName() + "."));
    }

    private JFileChooser chooser(String title) {
      JFileChooser chooser = new JFileChooser(folders.get(FOLDER));
      chooser.setName("dialog.trace-file");
      chooser.setDialogTitle(title);
      chooser.setFileFilter(new FileNameExtensionFilter("Traces", ENDINGS.toArray(String[]::new)));
      return chooser;
    }
  }
}
