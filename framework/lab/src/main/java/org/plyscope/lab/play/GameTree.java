package org.plyscope.lab.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** A game with its variations and the current place in it. Used by one thread at a time. */
public final class GameTree {
  /** Moves that were taken out of a tree and can be put back. */
  public static final class Removal {
    private final GameNode node;
    private final int index;

    private Removal(GameNode node, int index) {
      this.node = node;
      this.index = index;
    }

    /** Returns the first node of the removed subtree. */
    public GameNode node() {
      return node;
    }
  }

  private final Rules rules;
  private final GameNode root;
  private final Walk walk;
  private final Map<String, String> headers = new LinkedHashMap<>();
  private GameNode current;

  private GameTree(Rules rules, State start) {
    this.rules = rules;
    this.root = new GameNode(null, MoveList.NONE, "", "", start, rules.players());
    this.walk = new Walk(start, root);
    this.current = root;
  }

  /**
   * Starts a game.
   *
   * @param rules the rules
   * @param position the text of the position it starts from; an empty string means the usual start
   * @return a tree without moves
   * @throws InputException if the rules cannot read the position
   */
  public static GameTree start(Rules rules, String position) {
    return new GameTree(rules, position.isBlank() ? rules.initial() : rules.parse(position));
  }

  /**
   * Makes a tree of a game that was played. Returns a tree of one line, looked at from its start.
   */
  public static GameTree of(GameRecord record) {
    GameTree tree = start(record.line().rules(), record.line().start());
    tree.headers(record.headers());
    tree.add(record.line());
    return tree;
  }

  /** Returns the main line as a record: the start, the moves and the headers. */
  public GameRecord record() {
    List<GameNode> main = mainLine();
    GameNode end = main.isEmpty() ? root : main.get(main.size() - 1);
    return GameRecord.of(line(end)).withHeaders(headers);
  }

  /** Returns the rules. */
  public Rules rules() {
    return rules;
  }

  /** Returns the start of the game: the node without a move. */
  public GameNode root() {
    return root;
  }

  /** Returns the place looked at. */
  public GameNode current() {
    return current;
  }

  /** Returns the headers of the game: values by name, in order. */
  public Map<String, String> headers() {
    return Collections.unmodifiableMap(headers);
  }

  /**
   * Replaces the headers of the game.
   *
   * @param all values by name
   */
  public void headers(Map<String, String> all) {
    Map<String, String> copy = new LinkedHashMap<>(all);
    headers.clear();
    headers.putAll(copy);
  }

  /** Looks at another place, and remembers the way there as the way on. */
  public void go(GameNode node) {
    if (!contains(node)) {
      throw new IllegalArgumentException("The node does not belong to this game.");
    }
    current = node;
    for (GameNode at = node; at.parent().isPresent(); at = at.parent().get()) {
      at.parent().get().prefer(at);
    }
  }

  /** Returns whether a move can be played somewhere; false also where the game is over. */
  public boolean legal(GameNode node, long move) {
    return walk.legal(node, move);
  }

  /**
   * Reads a move.
   *
   * @param node where it is played
   * @param text as {@link State#text} writes it
   * @throws InputException if the text is no legal move there
   */
  public long parse(GameNode node, String text) {
    if (node.over()) {
      throw new InputException("the game is over before it");
    }
    return walk.to(node).parseMove(text);
  }

  /** Returns the cells a move touches: the path, see {@link State#path}. */
  public int[] path(GameNode node) {
    return walk.to(node.parent().orElseThrow()).path(node.move());
  }

  /**
   * Plays a move where we are and goes there: to the child that is there already, or to a new one.
   */
  public GameNode play(long move) {
    GameNode node = add(current, move);
    go(node);
    return node;
  }

  /**
   * Adds a move somewhere without going there.
   *
   * @param node where it is played
   * @param move a legal move
   * @return the child that was there already, or a new one behind the others
   */
  public GameNode add(GameNode node, long move) {
    Optional<GameNode> known = node.child(move);
    if (known.isPresent()) {
      return known.get();
    }
    if (!walk.legal(node, move)) {
      throw new IllegalArgumentException("The move is not legal there.");
    }
    State state = walk.to(node);
    String text = state.text(move);
    String label = state.label(move);
    state.play(move);
    GameNode child = new GameNode(node, move, text, label, state, rules.players());
    state.undo();
    node.branches().add(child);
    return child;
  }

  /**
   * Adds the moves of a line without going there.
   *
   * @param line a line that starts where this game starts
   */
  public GameNode add(Line line) {
    GameNode at = root;
    for (int i = 0; i < line.size(); i++) {
      at = add(at, line.move(i));
    }
    return at;
  }

  /**
   * Finds the end of a line.
   *
   * @param line any line of the same rules
   * @return the node at its end, or empty if the line was not played in this tree
   */
  public Optional<GameNode> find(Line line) {
    Optional<GameNode> at =
        Optional.of(root).filter(start -> start.position().equals(line.start()));
    for (int i = 0; i < line.size() && at.isPresent(); i++) {
      at = at.get().child(line.move(i));
    }
    return at;
  }

  /** Notes the cost of a move, and the evaluation by the agent that chose it. */
  public void think(GameNode node, Thought thought) {
    node.think(thought);
  }

  /** Records the verdict of a review about the move of a node. */
  public void judge(GameNode node, Verdict verdict) {
    node.judge(verdict);
  }

  /**
   * Writes about a move.
   *
   * @param node the node of the move, or the start
   * @param comment the comment, empty for none
   */
  public void comment(GameNode node, String comment) {
    node.comment(comment);
  }

  /**
   * Makes the line of a node the main line where it branches off last. Returns false if it is on
   * the main line already.
   */
  public boolean promote(GameNode node) {
    for (GameNode at = node; at.parent().isPresent(); at = at.parent().get()) {
      List<GameNode> siblings = at.parent().get().branches();
      if (siblings.get(0) != at) {
        siblings.remove(at);
        siblings.add(0, at);
        return true;
      }
    }
    return false;
  }

  /**
   * Takes a move and all that follows out of the tree. If one of them is selected, the move before
   * becomes the selected one.
   */
  public Removal delete(GameNode node) {
    GameNode parent = node.parent().orElseThrow();
    int index = parent.branches().indexOf(node);
    if (node.leadsTo(current)) {
      current = parent;
    }
    parent.branches().remove(index);
    return new Removal(node, index);
  }

  /**
   * Puts back a deleted subtree, unless the same move was played since.
   *
   * @param removal the result of {@link #delete}
   * @return false if that is not possible
   */
  public boolean restore(Removal removal) {
    GameNode parent = removal.node.parent().orElseThrow();
    boolean again = parent.children().stream().anyMatch(c -> c.move() == removal.node.move());
    if (again || !contains(parent)) {
      return false;
    }
    parent.branches().add(Math.min(removal.index, parent.branches().size()), removal.node);
    return true;
  }

  /** Returns whether a node is in the tree and was not taken out. */
  public boolean contains(GameNode node) {
    GameNode at = node;
    while (at.parent().isPresent()) {
      if (!at.parent().get().children().contains(at)) {
        return false;
      }
      at = at.parent().get();
    }
    return at == root;
  }

  /** Returns the game up to a place: the line from the start of the game to it. */
  public Line line(GameNode node) {
    long[] moves = new long[node.ply()];
    for (GameNode at = node; at.parent().isPresent(); at = at.parent().get()) {
      moves[at.ply() - 1] = at.move();
    }
    return Line.of(rules, root.position(), moves);
  }

  /**
   * Returns the moves that led to the current place: the nodes from the first move to the current
   * one.
   */
  public List<GameNode> path() {
    List<GameNode> path = new ArrayList<>();
    for (GameNode at = current; at.parent().isPresent(); at = at.parent().get()) {
      path.add(at);
    }
    Collections.reverse(path);
    return path;
  }

  /** Returns the first child of every node, from the first move on. */
  public List<GameNode> mainLine() {
    List<GameNode> line = new ArrayList<>();
    for (GameNode at = root; !at.children().isEmpty(); ) {
      at = at.children().get(0);
      line.add(at);
    }
    return line;
  }

  /** Returns all nodes, each before those that follow it: the nodes, the start first. */
  public List<GameNode> all() {
    List<GameNode> all = new ArrayList<>(List.of(root));
    for (int i = 0; i < all.size(); i++) {
      all.addAll(all.get(i).children());
    }
    return all;
  }
}
