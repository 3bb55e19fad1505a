package org.plyscope.workbench.play.control;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;

/**
 * Keeps the tree of a game in step with the selection. A move on the board grows the tree, undo and
 * a click on a move walk through it, and a line from elsewhere starts another game. Looking at the
 * nodes of a search leaves the game as it is; only a move played there brings its line in.
 */
final class GameFollower {
  /** The meaning of a selection for the game. */
  enum Change {
    /** Nothing. */
    NONE,
    /** A move was played. */
    MOVED,
    /** Another place of the same game is looked at. */
    JUMPED,
    /** It is another game. */
    REPLACED
  }

  /** How many earlier games undo can go back to. */
  private static final int EARLIER = 12;

  private final Deque<GameTree> earlier = new ArrayDeque<>();
  private final Deque<GameTree.Removal> removals = new ArrayDeque<>();
  private GameTree tree;

  /** Returns the game, or empty while there is none. */
  Optional<GameTree> tree() {
    return Optional.ofNullable(tree);
  }

  /** Goes on with another game; undo can still go back to the one before. */
  void replace(GameTree next) {
    if (tree != null && tree != next) {
      earlier.remove(next);
      earlier.push(tree);
      if (earlier.size() > EARLIER) {
        earlier.removeLast();
      }
    }
    removals.clear();
    tree = next;
  }

  /** Takes moves out of the tree. */
  void delete(GameNode node) {
    removals.push(tree.delete(node));
  }

  /** Returns the last deleted subtree, if it can be put back. */
  Optional<GameTree.Removal> deleted() {
    return Optional.ofNullable(removals.peek());
  }

  /** Puts back the last deleted subtree. */
  boolean restore() {
    return !removals.isEmpty() && tree.restore(removals.pop());
  }

  /** Releases the games of rules that are no longer there. */
  void forget(Predicate<Rules> gone) {
    earlier.removeIf(t -> gone.test(t.rules()));
    if (tree != null && gone.test(tree.rules())) {
      leave();
    }
  }

  private void leave() {
    tree = null;
    removals.clear();
  }

  /**
   * Follows the selection.
   *
   * @param selection the selection, or null if there is no game
   * @param stepping whether it came from undo or redo, which never play a move
   */
  Change follow(Selection selection, boolean stepping) {
    if (selection == null) {
      leave();
      return Change.REPLACED;
    }
    Line line = selection.line();
    if (tree == null || tree.rules() != line.rules()) {
      return other(line);
    }
    if (selection.node() >= 0) {
      return Change.NONE;
    }
    GameNode from = tree.current();
    Optional<GameNode> known = tree.find(line);
    if (known.isPresent() && known.get() == from) {
      return Change.NONE;
    }
    if (!stepping && line.size() > from.ply() && line.startsWith(tree.line(from))) {
      tree.go(tree.add(line));
      return Change.MOVED;
    }
    if (known.isEmpty() && inRemoval(line) && restore()) {
      known = tree.find(line);
    }
    if (known.isEmpty()) {
      return other(line);
    }
    tree.go(known.get());
    return Change.JUMPED;
  }

  /** Returns whether the last deleted subtree lies on a line. */
  private boolean inRemoval(Line line) {
    GameNode deleted = removals.isEmpty() ? null : removals.peek().node();
    return deleted != null && line.size() >= deleted.ply() && line.startsWith(tree.line(deleted));
  }

  private Change other(Line line) {
    for (GameTree old : earlier) {
      Optional<GameNode> place = old.rules() == line.rules() ? old.find(line) : Optional.empty();
      if (place.isPresent()) {
        replace(old);
        old.go(place.get());
        return Change.REPLACED;
      }
    }
    GameTree fresh = GameTree.start(line.rules(), line.start());
    fresh.go(fresh.add(line));
    replace(fresh);
    return Change.REPLACED;
  }
}
