package org.plyscope.workbench.position.library;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.workbench.position.list.Entry;
import org.plyscope.workbench.session.Session;

/** What a user does with the library, without the questions that come before. */
public final class LibraryActions {
  private final Catalog catalog;
  private final PositionLibrary library;
  private final Session session;
  private final Clock clock;
  private final Consumer<String> messages;

  public LibraryActions(
      Catalog catalog,
      PositionLibrary library,
      Session session,
      Clock clock,
      Consumer<String> messages) {
    this.catalog = catalog;
    this.library = library;
    this.session = session;
    this.clock = clock;
    this.messages = messages;
  }

  /** Puts a position on the board, under its own rules. */
  public void open(Entry entry) {
    session.open(entry.rules(), entry.position());
    messages.accept("'" + entry.name() + "' is on the board.");
  }

  /** Keeps the position on the board. */
  public void save(String name, List<String> tags) {
    Selection selection = session.selection().orElseThrow();
    SavedPosition saved =
        SavedPosition.of(name, tags, selection.rules(), selection.position(), clock.instant());
    if (library.add(List.of(saved)).isEmpty()) {
      throw new InputException("This position is there already under the name '" + name + "'.");
    }
    messages.accept("Saved '" + saved.name() + "' to your positions.");
  }

  /** Changes name and tags. */
  public void change(SavedPosition position, String name, List<String> tags) {
    library.replace(position.renamed(name).tagged(tags));
  }

  /** Deletes positions; that can be undone. */
  public void delete(List<SavedPosition> positions) {
    library.delete(positions.stream().map(SavedPosition::id).toList());
    String what =
        positions.size() == 1
            ? "'" + positions.get(0).name() + "'"
            : positions.size() + " positions";
    messages.accept("Deleted " + what + "; Ctrl+Z in the list brings it back.");
  }

  public void undo() {
    Optional<String> what = library.undoable();
    library.undo();
    messages.accept(what.map(w -> "Undone: " + w + ".").orElse("There is nothing to undo here."));
  }

  public void redo() {
    Optional<String> what = library.redoable();
    library.redo();
    messages.accept(what.map(w -> "Done again: " + w + ".").orElse("There is nothing to redo."));
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
      messages.accept("Opened " + file.getFileName() + ".");
    } else {
      imported(file, positions);
    }
  }

  /** Keeps the positions of a file. */
  public void imported(Path file, List<SavedPosition> positions) {
    int added = library.add(positions).size();
    int known = positions.size() - added;
    messages.accept(
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
    SafeFile.write("The positions", file, PositionCollections.write(positions, catalog));
    messages.accept("Wrote " + count(positions.size()) + " to " + file.getFileName() + ".");
  }

  private static String count(int positions) {
    return positions == 1 ? "1 position" : positions + " positions";
  }
}
