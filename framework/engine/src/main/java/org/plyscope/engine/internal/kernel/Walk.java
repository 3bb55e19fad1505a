package org.plyscope.engine.internal.kernel;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.Scores;

/**
 * Walks state and evaluation together, and judges positions from the root player's view. Subclasses
 * decide which players move; in this class all do.
 *
 * <p>A walk may list moves that are not those of the game, for example the replies of several
 * players. Only the walk can play such moves, and only at the node that listed them last; {@link
 * #played} returns the moves they stand for.
 */
public class Walk {
  private final State state;
  private final Evaluator evaluation;
  private final int player;
  private final Outcomes outcomes;
  private final boolean several;

  /** Starts where the root player is to move. */
  public Walk(State state, Evaluator evaluation, int players) {
    this.state = state;
    this.evaluation = evaluation;
    this.player = state.toMove();
    this.outcomes = new Outcomes(state, evaluation, players);
    this.several = players > 2;
    evaluation.reset(state);
  }

  /** Lists the moves to try; none if the game is over. */
  public int moves(MoveList out) {
    return state.moves(out);
  }

  /** Writes the orderer's key for each of the moves just listed. */
  public void keys(Orderer orderer, MoveList moves, int[] keys) {
    orderer.keys(state, moves, keys);
  }

  /** Returns whether a search should not stop before one of the moves just listed. */
  public boolean noisy(long move) {
    return state.noisy(move);
  }

  /** Returns the move of the game behind the move just played. */
  public long played(long move) {
    return move;
  }

  /** Returns as much of a line from here as can be played in the game, as moves of the game. */
  public long[] shown(long[] line) {
    return line;
  }

  /** Returns a key of the position and of all else that decides which moves may follow. */
  public long key() {
    return state.key();
  }

  /** Distinguishes values of this kind of walk from those of others in a table. */
  public int kind() {
    return 0;
  }

  /** Returns a key for the dependence of the evaluation on more than the position. */
  public long lineKey() {
    return evaluation.lineKey(player);
  }

  /** Returns whether the game is over, or at least its outcome for the root player is settled. */
  public boolean over() {
    return several ? state.settled(player) : state.over();
  }

  /** Returns whether the outcome for the root player can be settled before the game is over. */
  public boolean several() {
    return several;
  }

  /** Returns whether each position has to be asked whether it {@link #ends} the walk. */
  public boolean watches() {
    return false;
  }

  /** Returns whether this walk must not go on, because players that were left out have to move. */
  public boolean ends(int ply) {
    return false;
  }

  public int toMove() {
    return state.toMove();
  }

  /**
   * Returns the player to move after one of the moves just listed, if the evaluation knows its
   * value.
   */
  public int toMoveAfter(long move) {
    return state.toMoveAfter(move);
  }

  public State state() {
    return state;
  }

  /** Returns the player at whose turn the walk started. */
  protected int player() {
    return player;
  }

  /** Returns whether the side of the root player is to move. */
  public boolean ours() {
    return state.toMove() == player;
  }

  /** Plays one of the moves just listed. */
  public void play(long move) {
    step(move);
  }

  public void undo() {
    stepBack();
  }

  /** Plays a move of the game. */
  protected final void step(long move) {
    evaluation.play(state, move);
    state.play(move);
  }

  /** Takes back a move of the game. */
  protected final void stepBack() {
    state.undo();
    evaluation.undo();
  }

  /** Returns the value of the evaluation, from the root player's view. */
  public int evaluate() {
    return Scores.bounded(evaluation.value(state, player));
  }

  /**
   * Returns the value of the position after a move, from the root player's view: that of the
   * evaluation, or infinitely good or bad if the move ends the game.
   */
  public int look(long move, boolean lost) {
    play(move);
    int end = lost ? -Scores.INFINITY : Scores.INFINITY;
    int value = over() ? end : evaluate();
    undo();
    return value;
  }

  /**
   * Returns the value of the position after a move, from the root player's view, or {@link
   * Evaluator#UNKNOWN} if the move must be played to compute it.
   */
  public int evaluateAfter(long move) {
    int value = evaluation.valueAfter(state, move, player);
    return value == Evaluator.UNKNOWN ? value : Scores.bounded(value);
  }

  /** Does the same for all moves; the values are not bounded. */
  public void evaluateAfter(MoveList moves, int[] values) {
    evaluation.valuesAfter(state, moves, player, values);
  }

  /** Returns the score of a game that is {@link #over()}, from the root player's view. */
  public int outcome(int ply) {
    outcomes.read(state);
    return outcomes.score(state, player, ply);
  }
}
