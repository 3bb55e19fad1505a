package org.example.connectfour;

import static org.example.connectfour.ConnectFourRules.RED;
import static org.example.connectfour.ConnectFourRules.YELLOW;

import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A position: the discs of each player. A move is the number of a column.
 *
 * <p>The methods that a search calls all the time ({@code moves}, {@code play}, {@code undo},
 * {@code key}, {@code over}) or what evaluators ask ({@code content}, {@code from}, {@code to})
 * allocates nothing; the rest is for display.
 */
final class ConnectFourState implements State {
  private final ConnectFourRules rules;
  private final Grid grid;

  /** The cells filled by the moves played on this object, for undo. */
  private final long[] landings = new long[Grid.MOST_BITS + 1];

  private int played;

  /** Discs of the player to move, and of both. */
  private long mine;

  private long all;
  private int toMove;

  /** Whether the player who moved last has four in a row. */
  private boolean won;

  ConnectFourState(ConnectFourRules rules, long red, long yellow) {
    this.rules = rules;
    this.grid = rules.grid();
    this.all = red | yellow;
    this.toMove = Long.bitCount(all) % 2 == 0 ? RED : YELLOW;
    this.mine = toMove == RED ? red : yellow;
    this.won = grid.four(all ^ mine);
  }

  private long discs(int player) {
    return player == toMove ? mine : all ^ mine;
  }

  @Override
  public int toMove() {
    return toMove;
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    for (int column = 0; column < grid.columns() && !won; column++) {
      if (grid.landing(all, column) != 0) {
        out.add(column);
      }
    }
    return out.size();
  }

  @Override
  public void play(long move) {
    long landing = grid.landing(all, (int) move);
    landings[played++] = landing;
    won = grid.four(mine | landing);
    mine ^= all; // the other player's discs
    all |= landing;
    toMove ^= 1;
  }

  @Override
  public void undo() {
    all ^= landings[--played];
    mine ^= all;
    toMove ^= 1;
    won = false;
  }

  /** Own discs plus all discs identify a position, because columns fill from the bottom. */
  @Override
  public long key() {
    long mixed = (mine + all + 1) * 0x9E3779B97F4A7C15L;
    return (mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L + toMove;
  }

  @Override
  public boolean over() {
    return won || Long.bitCount(all) == grid.columns() * grid.rows();
  }

  @Override
  public void payoffs(double[] out) {
    out[toMove] = won ? 0 : 0.5;
    out[1 - toMove] = won ? 1 : 0.5;
  }

  @Override
  public String position() {
    return PositionText.of(rules, setup());
  }

  @Override
  public int content(int cell) {
    long bit = grid.bit(cell);
    return (discs(RED) & bit) != 0 ? RED + 1 : (all & bit) != 0 ? YELLOW + 1 : 0;
  }

  @Override
  public int from(long move) {
    int column = (int) move;
    return grid.index(column, Long.bitCount(all & grid.column(column)));
  }

  @Override
  public int to(long move) {
    return from(move);
  }

  @Override
  public Setup setup() {
    int[] contents = new int[grid.columns() * grid.rows()];
    for (int cell = 0; cell < contents.length; cell++) {
      contents[cell] = content(cell);
    }
    return Setup.empty(rules.board()).withContents(contents).withToMove(toMove);
  }

  @Override
  public String text(long move) {
    return String.valueOf(Grid.letter((int) move));
  }

  @Override
  public long parseMove(String text) {
    String letter = text.strip();
    for (long move : legalMoves()) {
      if (text(move).equalsIgnoreCase(letter)) {
        return move;
      }
    }
    char last = Grid.letter(grid.columns() - 1);
    throw new InputException(
        "'" + letter + "' is not a column with room; a move is a letter from a to " + last + ".");
  }

  @Override
  public int[] path(long move) {
    return new int[] {from(move)};
  }

  @Override
  public State copy() {
    return new ConnectFourState(rules, discs(RED), discs(YELLOW));
  }
}
