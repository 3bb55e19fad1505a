package org.plyscope.workbench.project;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.lab.trace.file.TraceFiles;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.project.Project.Kind;
import org.plyscope.workbench.session.About;

/** Writes the position on the board into the open project. */
final class ProjectKeeping {
  private final Catalog catalog;
  private final Workspace workspace;
  private final OpenProject desk;
  private final Supplier<Optional<About>> about;
  private final Consumer<Path> kept;

  /**
   * Keeps things of a window.
   *
   * @param about the subject on the screen
   * @param kept takes each file that was written
   */
  ProjectKeeping(
      Catalog catalog,
      Workspace workspace,
      OpenProject desk,
      Supplier<Optional<About>> about,
      Consumer<Path> kept) {
    this.catalog = catalog;
    this.workspace = workspace;
    this.desk = desk;
    this.about = about;
    this.kept = kept;
  }

  /** Returns the tree that would be kept. */
  Optional<Trace> trace() {
    return Optional.ofNullable(workspace.selection()).flatMap(Selection::trace);
  }

  /** Keeps the position with game and rules, so that it opens whatever is on the board then. */
  void position() {
    About now = about.get().orElseThrow();
    Selection selection = workspace.selection();
    SavedPosition position =
        SavedPosition.of(
            now.position(), List.of(), selection.rules(), selection.position(), Instant.now());
    String text = PositionCollections.write(List.of(position), catalog);
    keep(
        Kind.POSITIONS,
        now.title(),
        ".positions",
        (file, monitor) -> SafeFile.write("The position", file, text));
  }

  /** Keeps the search with its tree. */
  void search() {
    Trace trace = trace().orElseThrow();
    SearchResult result = workspace.selection().result().orElse(null);
    keep(
        Kind.SEARCHES,
        about.get().orElseThrow().words(),
        TraceFiles.EXTENSION,
        (file, monitor) -> TraceFiles.save(trace, result, file, monitor::cancelled));
  }

  private void keep(Kind kind, String words, String ending, Writing writing) {
    Project project = desk.project().orElseThrow();
    String stem = FileNames.plain(words);
    workspace.submit(
        "Saving " + stem + ending,
        monitor -> {
          Path file = project.free(kind, stem, ending);
          writing.write(file, monitor);
          return file;
        },
        kept);
  }

  /** Writes something to a file. */
  private interface Writing {
    void write(Path file, JobMonitor monitor) throws IOException, InterruptedException;
  }
}
