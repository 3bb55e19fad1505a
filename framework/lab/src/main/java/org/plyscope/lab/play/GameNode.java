package org.plyscope.lab.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** A position of a game and the move that led to it. Changed by its {@link GameTree} only. */
public final class GameNode {
  private final GameNode parent;
  private final long move;
  private final String text;
  private final String label;
  private final int ply;
  private final String position;
  private final int toMove;
  private final boolean over;
  private final double[] payoffs;
  private final List<GameNode> children = new ArrayList<>();
  private GameNode preferred;
  private Thought thought;
  private Verdict verdict;
  private String comment = "";

  /** Describes where a state is now, after a move was played on it. */
  GameNode(GameNode parent, long move, String text, String label, State state, int players) {
    this.parent = parent;
    this.move = move;
    this.text = text;
    this.label = label;
    this.ply = parent == null ? 0 : parent.ply + 1;
    this.position = state.position();
    this.over = state.over();
    this.toMove = state.toMove();
    this.payoffs = new double[players];
    state.payoffs(payoffs);
  }

  /** Returns where the move was played: the node before, or empty at the start of the game. */
  public Optional<GameNode> parent() {
    return Optional.ofNullable(parent);
  }

  /** Returns the move that led here, or {@link MoveList#NONE} at the start. */
  public long move() {
    return move;
  }

  /** Returns the move in notation: its text, empty at the start. */
  public String text() {
    return text;
  }

  /** Returns the label of the move, empty at the start. */
  public String label() {
    return label;
  }

  /** Returns how many moves were played so far: the number, 0 at the start. */
  public int ply() {
    return ply;
  }

  /** Returns the player that made the move: a player, or -1 at the start. */
  public int mover() {
    return parent == null ? -1 : parent.toMove;
  }

  /** Returns the position. */
  public String position() {
    return position;
  }

  /** Returns the player to move; meaningless when the game is over. */
  public int toMove() {
    return toMove;
  }

  /** Returns whether the game has ended here, also by repetition. */
  public boolean over() {
    return over;
  }

  /**
   * Returns the outcome.
   *
   * @return a copy of {@link State#payoffs}: one number per player
   */
  public double[] payoffs() {
    return payoffs.clone();
  }

  /** Returns the moves played here: the main line first, then the variations; not to be changed. */
  public List<GameNode> children() {
    return Collections.unmodifiableList(children);
  }

  /** Returns the child that a move leads to; empty if it was not played here. */
  public Optional<GameNode> child(long played) {
    return children.stream().filter(child -> child.move == played).findFirst();
  }

  /**
   * Returns the way on: the child last looked at, or the main line.
   *
   * @return the child, empty at the end of a line
   */
  public Optional<GameNode> next() {
    GameNode main = children.isEmpty() ? null : children.get(0);
    return Optional.ofNullable(children.contains(preferred) ? preferred : main);
  }

  /**
   * Returns the cost of the move, and the evaluation of the agent that chose it: the thought, empty
   * if it was not recorded.
   */
  public Optional<Thought> thought() {
    return Optional.ofNullable(thought);
  }

  /**
   * Returns the verdict of a review about the move: the verdict, empty if the move was not
   * reviewed.
   */
  public Optional<Verdict> verdict() {
    return Optional.ofNullable(verdict);
  }

  /** Returns the comment on the move: the comment, usually empty. */
  public String comment() {
    return comment;
  }

  /**
   * Returns whether the node lies on the way to another one.
   *
   * @param other a node of the same tree
   * @return true if the other node is this one or comes after it
   */
  public boolean leadsTo(GameNode other) {
    GameNode at = other;
    while (at != null && at.ply > ply) {
      at = at.parent;
    }
    return at == this;
  }

  void prefer(GameNode child) {
    preferred = child;
  }

  void think(Thought value) {
    thought = value;
  }

  void judge(Verdict value) {
    verdict = value;
  }

  void comment(String value) {
    comment = value;
  }

  /** The children themselves, for the tree. */
  List<GameNode> branches() {
    return children;
  }
}
