package org.plyscope.lab.position;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.lab.position.internal.LibraryFile;

/**
 * The user's own positions, kept in one file of the data directory. Every change is written at once
 * and can be undone. Safe for any thread. A change may wait seconds for another process, because it
 * locks the file and touches only the positions it is about; reading never waits.
 */
public final class PositionLibrary {
  /** The name of the file in the data directory. */
  public static final String FILE = "positions.json";

  private static final int MEMORY = 100;

  /** One entry before and after; null where it does not exist. */
  private record Edit(SavedPosition before, SavedPosition after) {
    Edit inverse() {
      return new Edit(after, before);
    }
  }

  private record Step(String what, List<Edit> edits) {
    List<Edit> inverse() {
      List<Edit> inverse = new ArrayList<>();
      edits.forEach(edit -> inverse.add(0, edit.inverse()));
      return inverse;
    }
  }

  private final LibraryFile file;

  /** Held during a change. Readers meanwhile see the earlier content. */
  private final Object changing = new Object();

  private final Deque<Step> past = new ConcurrentLinkedDeque<>();
  private final Deque<Step> future = new ConcurrentLinkedDeque<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private volatile List<SavedPosition> positions;

  /**
   * Reads the library and changes nothing. A file that cannot be read counts as empty, see {@link
   * #problem}. If it is damaged the first change keeps it aside; if it is newer than this program
   * or not readable every change is refused.
   *
   * @param data the data directory; made when first written to
   */
  public PositionLibrary(Path data) {
    file = new LibraryFile(data.resolve(FILE));
    positions = file.readIfPossible();
  }

  /** Returns the problem of the file: one sentence, empty if all is well. */
  public Optional<String> problem() {
    return file.problem();
  }

  /**
   * Adds a listener that is notified after every change.
   *
   * @param listener called on the thread that made the change
   */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns the positions, oldest first. */
  public List<SavedPosition> all() {
    return positions;
  }

  /**
   * Returns the positions of a game.
   *
   * @param game the id of the game
   * @param words what to look for in names and tags; blank for all
   * @return the positions, oldest first
   */
  public List<SavedPosition> find(String game, String words) {
    return positions.stream().filter(p -> p.game().equals(game) && p.matches(words)).toList();
  }

  /**
   * Returns whether a position is here already under the same name: whether adding it would change
   * nothing.
   */
  public boolean has(SavedPosition position) {
    return positions.stream().anyMatch(p -> p.bare().equals(position.bare()));
  }

  /**
   * Adds positions, as one step. A position that is there already under the same name is left out.
   * Returns those that were new.
   */
  public List<SavedPosition> add(Collection<SavedPosition> added) {
    return change(
            () -> {
              Set<SavedPosition> known = new HashSet<>();
              positions.forEach(p -> known.add(p.bare()));
              List<SavedPosition> fresh = added.stream().filter(p -> known.add(p.bare())).toList();
              String what =
                  fresh.size() == 1 ? "saving '" + fresh.get(0).name() + "'" : "the import";
              return new Step(what, fresh.stream().map(p -> new Edit(null, p)).toList());
            })
        .stream()
        .map(Edit::after)
        .toList();
  }

  /**
   * Changes name or tags of a position.
   *
   * @throws InputException if it is no longer here
   */
  public void replace(SavedPosition changed) {
    change(
        () -> {
          SavedPosition before = get(changed.id());
          return new Step(
              "changing '" + changed.name() + "'",
              before.equals(changed) ? List.of() : List.of(new Edit(before, changed)));
        });
  }

  /**
   * Deletes positions, as one step.
   *
   * @throws InputException if one is no longer here
   */
  public void delete(Collection<String> ids) {
    change(
        () -> {
          List<Edit> edits = ids.stream().map(id -> new Edit(get(id), null)).toList();
          String what =
              edits.size() == 1
                  ? "deleting '" + edits.get(0).before().name() + "'"
                  : "deleting " + edits.size() + " positions";
          return new Step(what, edits);
        });
  }

  /**
   * Returns the change that {@link #undo} would take back: a few words such as {@code "deleting
   * 'Fork'"}, empty if there is nothing.
   */
  public Optional<String> undoable() {
    return Optional.ofNullable(past.peek()).map(Step::what);
  }

  /**
   * Returns the change that {@link #redo} would do again: a few words, empty if there is nothing.
   */
  public Optional<String> redoable() {
    return Optional.ofNullable(future.peek()).map(Step::what);
  }

  /** Undoes the last change, if there is one. Returns the undone change, in a few words. */
  public Optional<String> undo() {
    return step(past, future, Step::inverse);
  }

  /**
   * Redoes the last change that was undone, if there is one. Returns the redone change, in a few
   * words.
   */
  public Optional<String> redo() {
    return step(future, past, Step::edits);
  }

  private Optional<String> step(
      Deque<Step> from, Deque<Step> to, Function<Step, List<Edit>> edits) {
    Step step;
    synchronized (changing) {
      step = from.peek();
      if (step != null) {
        exclusively(() -> write(edits.apply(step)));
        to.push(from.pop());
      }
    }
    if (step != null) {
      changed();
    }
    return Optional.ofNullable(step).map(Step::what);
  }

  private SavedPosition get(String id) {
    return positions.stream()
        .filter(p -> p.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new InputException("This position is no longer in the library."));
  }

  /**
   * Plans a step with the newest content of the file and applies it before any other process can.
   */
  private List<Edit> change(Supplier<Step> plan) {
    Step[] taken = new Step[1];
    synchronized (changing) {
      exclusively(
          () -> {
            taken[0] = plan.get();
            write(taken[0].edits());
          });
      if (!taken[0].edits().isEmpty()) {
        past.push(taken[0]);
        if (past.size() > MEMORY) {
          past.removeLast();
        }
        future.clear();
      }
    }
    if (!taken[0].edits().isEmpty()) {
      changed();
    }
    return taken[0].edits();
  }

  private void exclusively(Runnable work) {
    file.exclusively(
        () -> {
          positions = file.read();
          work.run();
        });
  }

  private void write(List<Edit> edits) {
    if (edits.isEmpty()) {
      return;
    }
    List<SavedPosition> next = new ArrayList<>(positions);
    for (Edit edit : edits) {
      int at = edit.before() == null ? -1 : indexOf(next, edit.before().id());
      if (edit.after() == null) {
        next.removeIf(p -> p.id().equals(edit.before().id()));
      } else if (at >= 0) {
        next.set(at, edit.after());
      } else {
        next.add(edit.after());
      }
    }
    next.sort((a, b) -> a.created().compareTo(b.created()));
    file.write(next);
    positions = List.copyOf(next);
  }

  private static int indexOf(List<SavedPosition> list, String id) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  private void changed() {
    listeners.fire(Runnable::run);
  }
}
