package org.plyscope.testkit;

import java.util.Arrays;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** A position of {@link CountdownGame}; a move is the number of seeds taken. */
final class CountdownState implements State {
  private final CountdownRules rules;
  private int seeds;
  private int toMove;
  private int[] history = new int[16];
  private int plies;

  CountdownState(CountdownRules rules, int seeds, int toMove) {
    this.rules = rules;
    this.seeds = seeds;
    this.toMove = toMove;
  }

  @Override
  public int toMove() {
    return toMove;
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    for (int taken = 1; taken <= Math.min(seeds, rules.take); taken++) {
      out.add(taken);
    }
    return out.size();
  }

  @Override
  public void play(long move) {
    if (plies == history.length) {
      history = Arrays.copyOf(history, 2 * plies);
    }
    history[plies++] = (int) move;
    seeds -= (int) move;
    toMove = (toMove + 1) % rules.players;
  }

  @Override
  public void undo() {
    seeds += history[--plies];
    toMove = before();
  }

  @Override
  public long key() {
    // A multiplication by an odd number is one to one, so different positions differ.
    return (8L * seeds + toMove) * 0x9E37_79B9_7F4A_7C15L;
  }

  @Override
  public boolean over() {
    return seeds == 0;
  }

  @Override
  public void payoffs(double[] out) {
    // All but the winner share the places below the first.
    double shared = over() ? (rules.players - 2) / 2.0 / (rules.players - 1) : 0.5;
    Arrays.fill(out, 0, rules.players, shared);
    if (over()) {
      out[before()] = 1;
    }
  }

  private int before() {
    return (toMove + rules.players - 1) % rules.players;
  }

  @Override
  public String position() {
    return seeds + "/" + toMove;
  }

  @Override
  public Setup setup() {
    return Setup.empty(rules.board()).with(0, seeds).withToMove(toMove);
  }

  @Override
  public String text(long move) {
    return Long.toString(move);
  }

  @Override
  public long parseMove(String text) {
    String digits = text.strip();
    int most = Math.min(seeds, rules.take);
    if (digits.matches("[1-9]") && Integer.parseInt(digits) <= most) {
      return Integer.parseInt(digits);
    }
    throw InputException.at(1, "'" + digits + "'", "a number of seeds from 1 to " + most);
  }

  @Override
  public int[] path(long move) {
    return new int[] {0};
  }

  @Override
  public State copy() {
    return new CountdownState(rules, seeds, toMove);
  }
}
