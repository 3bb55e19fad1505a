package @package@;

import java.util.Arrays;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** A position, changed by play and undo; a move is the number of seeds taken. */
final class @stem@State implements State {
  private final @stem@Rules rules;
  private int seeds;
  private int toMove;
  private int[] taken = new int[16];
  private int plies;

  @stem@State(@stem@Rules rules, int seeds, int toMove) {
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
    for (int move = 1; move <= most(); move++) {
      out.add(move);
    }
    return out.size();
  }

  private int most() {
    return Math.min(seeds, rules.take());
  }

  @Override
  public void play(long move) {
    if (plies == taken.length) {
      taken = Arrays.copyOf(taken, 2 * plies);
    }
    taken[plies++] = (int) move;
    seeds -= (int) move;
    toMove = 1 - toMove;
  }

  @Override
  public void undo() {
    seeds += taken[--plies];
    toMove = 1 - toMove;
  }

  @Override
  public long key() {
    // A multiplication by an odd number is one to one, so different positions differ.
    return (2L * seeds + toMove) * 0x9E37_79B9_7F4A_7C15L;
  }

  @Override
  public boolean over() {
    return seeds == 0;
  }

  @Override
  public void payoffs(double[] out) {
    out[toMove] = over() ? 0 : 0.5;
    out[1 - toMove] = 1 - out[toMove];
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
    if (digits.matches("[1-9]") && Integer.parseInt(digits) <= most()) {
      return Integer.parseInt(digits);
    }
    throw InputException.at(1, "'" + digits + "'", "a number of seeds from 1 to " + most());
  }

  @Override
  public int[] path(long move) {
    return new int[] {0};
  }

  @Override
  public State copy() {
    return new @stem@State(rules, seeds, toMove);
  }
}
