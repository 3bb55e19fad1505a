package org.plyscope.workbench.position.library;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.workbench.position.list.Entry;
import org.plyscope.workbench.session.Session;

/**
 * The user's actions on the library, without the questions that come before. Changes of the library
 * are jobs, one after the other, because another process may hold its file for seconds.
 */
public final class LibraryActions {
  private static final System.Logger LOG = System.getLogger(LibraryActions.class.getName());
  private static final long END_SECONDS = 3;

  private final Catalog catalog;
  private final PositionLibrary library;
  private final Session session;
  private final Clock clock;
  private final Workspace workspace;

  /** Ends with the last change that was asked for. */
  private CountDownLatch last = new CountDownLatch(0);

  public LibraryActions(
      Catalog catalog, PositionLibrary library, Session session, Clock clock, Workspace workspace) {
    this.catalog = catalog;
    this.library = library;
    this.session = session;
    this.clock = clock;
    this.workspace = workspace;
  }

  /** Puts a position on the board, under its own rules. */
  public void open(Entry entry) {
    session.open(entry.rules(), entry.position());
    workspace.message("'" + entry.name() + "' is on the board.");
  }

  /**
   * Keeps the position on the board.
   *
   * @param whenSaved takes it when it is in the library
   * @throws InputException if it is there already, or cannot have this name
   */
  public void save(String name, List<String> tags, Consumer<SavedPosition> whenSaved) {
    Selection selection = session.selection().orElseThrow();
    SavedPosition saved =
        SavedPosition.of(name, tags, selection.rules(), selection.position(), clock.instant());
    if (library.has(saved)) {
      throw there(saved);
    }
    change(
        "Saving '" + saved.name() + "'",
        () -> library.add(List.of(saved)),
        added -> {
          if (added.isEmpty()) {
            throw there(saved);
          }
          workspace.message("Saved '" + saved.name() + "' to your positions.");
          whenSaved.accept(saved);
        });
  }

  private static InputException there(SavedPosition position) {
    return new InputException(
        "This position is there already under the name '" + position.name() + "'.");
  }

  /** Changes name and tags. */
  public void change(SavedPosition position, String name, List<String> tags) {
    SavedPosition changed = position.renamed(name).tagged(tags);
    change(
        "Changing '" + changed.name() + "'",
        () -> {
          library.replace(changed);
          return changed;
        },
        done -> {});
  }

  /** Deletes positions; that can be undone. */
  public void delete(List<SavedPosition> positions) {
    String what =
        positions.size() == 1
            ? "'" + positions.get(0).name() + "'"
            : positions.size() + " positions";
    change(
        "Deleting " + what,
        () -> {
          library.delete(positions.stream().map(SavedPosition::id).toList());
          return what;
        },
        deleted ->
            workspace.message("Deleted " + deleted + "; Ctrl+Z in the list brings it back."));
  }

  public void undo() {
    change(
        "Undoing a change of your positions",
        library::undo,
        what ->
            workspace.message(
                what.map(w -> "Undone: " + w + ".").orElse("There is nothing to undo here.")));
  }

  public void redo() {
    change(
        "Redoing a change of your positions",
        library::redo,
        what ->
            workspace.message(
                what.map(w -> "Done again: " + w + ".").orElse("There is nothing to redo.")));
  }

  /** Waits a moment for changes that were asked for, when the window closes. */
  public void finish() {
    try {
      if (!last.await(END_SECONDS, TimeUnit.SECONDS)) {
        LOG.log(Level.WARNING, "A change of the positions was not finished in time.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Runs a change after those that were asked for before. */
  private <T> void change(String title, Supplier<T> change, Consumer<T> whenDone) {
    CountDownLatch before = last;
    CountDownLatch done = new CountDownLatch(1);
    last = done;
    workspace.submit(
        title,
        monitor -> {
          try {
            before.await();
            return change.get();
          } finally {
            done.countDown();
          }
        },
        whenDone);
  }

  /** Reads a file, which may take a while; needs no particular thread. */
  public List<SavedPosition> read(Path file, Rules open) {
    return PositionCollections.read(file, catalog, open);
  }

  /** Puts the first position of a file on the board and keeps all, if there are several. */
  public void opened(Path file, List<SavedPosition> positions) {
    SavedPosition first = positions.get(0);
    Rules rules =
        session
            .selection()
            .map(Selection::rules)
            .filter(first::of)
            .orElseGet(() -> catalog.rules(first.game(), "", Map.copyOf(first.options())));
    session.open(rules, first.position());
    if (positions.size() == 1) {
      workspace.message("Opened " + file.getFileName() + ".");
    } else {
      imported(file, positions);
    }
  }

  /** Keeps the positions of a file. */
  public void imported(Path file, List<SavedPosition> positions) {
    change(
        "Adding positions of " + file.getFileName(),
        () -> library.add(positions).size(),
        added -> imported(file, added, positions.size() - added));
  }

  private void imported(Path file, int added, int known) {
    workspace.message(
        "Added "
            + count(added)
            + " of "
            + file.getFileName()
            + " to your positions"
            + (known == 0
                ? "."
                : "; " + known + (known == 1 ? " was" : " were") + " there already."));
  }

  /** Writes positions to a file. */
  public void export(Path file, List<SavedPosition> positions) {
    workspace.submit(
        "Writing " + file.getFileName(),
        monitor -> {
          SafeFile.write("The positions", file, PositionCollections.write(positions, catalog));
          return "Wrote " + count(positions.size()) + " to " + file.getFileName() + ".";
        },
        workspace::message);
  }

  private static String count(int positions) {
    return Digits.count(positions, "position");
  }
}
