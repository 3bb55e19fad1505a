package org.plyscope.workbench.play.control;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;

/**
 * Keeps the tree of a game in step with what is selected. A move on the board grows the tree, undo
 * and a click on a move walk through it, and a position from elsewhere starts another game. Looking
 * at the nodes of a search leaves the game as it is; only a move played there brings its line in.
 */
final class GameFollower {
  /** What a selection means for the game. */
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
  private List<Long> walked = List.of();
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
    walked = List.of();
    tree = next;
  }

  /** Takes moves out of the tree. */
  void delete(GameNode node) {
    removals.push(tree.delete(node));
  }

  /** Returns what was deleted last, if it can be put back. */
  Optional<GameTree.Removal> deleted() {
    return Optional.ofNullable(removals.peek());
  }

  /** Puts back what was deleted last. */
  boolean restore() {
    return !removals.isEmpty() && tree.restore(removals.pop());
  }

  /** Lets go of the games of rules that are no longer there. */
  void forget(Predicate<Rules> gone) {
    earlier.removeIf(t -> gone.test(t.rules()));
    if (tree != null && gone.test(tree.rules())) {
      leave();
    }
  }

  private void leave() {
    tree = null;
    removals.clear();
    walked = List.of();
  }

  /**
   * Follows the selection.
   *
   * @param selection what is selected, or null if there is no game
   * @param stepping whether it came from undo or redo, which never play a move
   */
  Change follow(Selection selection, boolean stepping) {
    if (selection == null) {
      leave();
      return Change.REPLACED;
    }
    boolean same = tree != null && tree.rules() == selection.rules();
    if (same && selection.node() >= 0) {
      walked = walk(selection);
      return Change.NONE;
    }
    List<Long> line = new ArrayList<>(walked);
    walked = List.of();
    if (same && tree.current().position().equals(selection.position())) {
      return Change.NONE;
    }
    if (same && !stepping && selection.lastMove() != MoveList.NONE) {
      line.add(selection.lastMove());
      if (leads(line, selection.position())) {
        return play(line);
      }
    }
    return same && jump(selection) ? Change.JUMPED : other(selection);
  }

  private Change play(List<Long> line) {
    Change change = Change.MOVED;
    for (long move : line) {
      if (!tree.legal(tree.current(), move)) {
        // By repetition the game is over, which the position on the board does not show.
        replace(GameTree.start(tree.rules(), tree.current().position()));
        change = Change.REPLACED;
      }
      tree.play(move);
    }
    return change;
  }

  /** Tells whether moves lead from the place we are at to a position. */
  private boolean leads(List<Long> line, String position) {
    State state = tree.rules().parse(tree.current().position());
    MoveList legal = new MoveList();
    for (long move : line) {
      if (state.over()) {
        return false;
      }
      state.moves(legal);
      if (legal.indexOf(move) < 0) {
        return false;
      }
      state.play(move);
    }
    return state.position().equals(position);
  }

  private boolean jump(Selection selection) {
    Optional<GameNode> place = find(tree, selection);
    if (place.isEmpty() && inRemoval(selection) && restore()) {
      place = find(tree, selection);
    }
    place.ifPresent(tree::go);
    return place.isPresent();
  }

  private boolean inRemoval(Selection selection) {
    GameNode deleted = removals.isEmpty() ? null : removals.peek().node();
    for (Deque<GameNode> open = new ArrayDeque<>(); deleted != null; deleted = open.poll()) {
      if (deleted.position().equals(selection.position())) {
        return true;
      }
      open.addAll(deleted.children());
    }
    return false;
  }

  private Change other(Selection selection) {
    for (GameTree old : earlier) {
      Optional<GameNode> place =
          old.rules() == selection.rules() ? find(old, selection) : Optional.empty();
      if (place.isPresent()) {
        replace(old);
        old.go(place.get());
        return Change.REPLACED;
      }
    }
    replace(GameTree.start(selection.rules(), selection.position()));
    return Change.REPLACED;
  }

  /** Finds the nearest place with a position, if possible reached by the same move. */
  private static Optional<GameNode> find(GameTree in, Selection selection) {
    GameNode from = in.current();
    return in.all().stream()
        .filter(n -> n.position().equals(selection.position()))
        .min(
            Comparator.<GameNode>comparingInt(n -> n.move() == selection.lastMove() ? 0 : 1)
                .thenComparingInt(n -> n.leadsTo(from) ? 0 : from.leadsTo(n) ? 1 : 2)
                .thenComparingInt(n -> Math.abs(n.ply() - from.ply())));
  }

  /** Returns the moves of a search that lead from the game to the node looked at. */
  private List<Long> walk(Selection selection) {
    Trace trace = selection.trace().orElse(null);
    int node = selection.node();
    if (trace == null
        || node >= trace.size()
        || !trace.position().equals(tree.current().position())) {
      return List.of();
    }
    Deque<Long> moves = new ArrayDeque<>();
    for (int n = node; trace.ply(n) > 0; n = trace.parent(n)) {
      moves.push(trace.move(n));
    }
    return List.copyOf(moves);
  }
}
