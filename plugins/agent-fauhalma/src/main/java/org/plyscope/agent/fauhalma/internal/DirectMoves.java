package org.plyscope.agent.fauhalma.internal;

import java.util.function.LongPredicate;
import org.plyscope.api.board.Board;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/**
 * Strategies 1 and 2: the first move in the first direction of a list that has one. The direction
 * of a chain is the sign pattern of its net displacement; of several moves the first in the order
 * of the game is taken.
 */
public final class DirectMoves {
  /** Sign patterns of (dx, dy): NW, N, W, E, SE, S. */
  private static final int[][] DIRECTIONS = {{-1, 1}, {0, 1}, {-1, 0}, {1, 0}, {1, -1}, {0, -1}};

  private final Board board;
  private final PlayerView view;
  private final boolean hopsIntoCorners;
  private final MoveList moves = new MoveList();

  /**
   * Makes a chooser for one game.
   *
   * @param rules the rules of the game
   * @param view how players see the board
   * @param hopsIntoCorners whether hops of strategy 1 may end in a side corner
   */
  public DirectMoves(Rules rules, PlayerView view, boolean hopsIntoCorners) {
    this.board = rules.board();
    this.view = view;
    this.hopsIntoCorners = hopsIntoCorners;
  }

  /**
   * Steps of all pegs that do not end in a side corner, and single hops of all pegs. The study's
   * listing filters the steps first and adds the hops then. Without the filter no game on the star
   * would end; with it most still do not: a peg that hopped into a corner may not step through the
   * corner either, so it waits there for another peg to hop over, while a peg that has come in
   * steps west and east forever. If hops are filtered too, all pegs come in.
   */
  public long strategy1(State state) {
    state.moves(moves);
    long move = pick(state, m -> simple(state, m));
    return move == MoveList.NONE ? moves.get(0) : move;
  }

  private boolean simple(State state, long move) {
    boolean step = view.steps(state.from(move), state.to(move)) == 1;
    boolean stays = !view.sideCorner(state.to(move), state.toMove());
    return step ? stays : state.path(move).length == 2 && (stays || hopsIntoCorners);
  }

  /**
   * All moves of the farthest peg that do not end in a side corner. Returns the move, or {@link
   * MoveList#NONE} if that peg is "out of moves".
   */
  public long strategy2(State state) {
    state.moves(moves);
    int player = state.toMove();
    int peg = Pegs.farthestFirst(state, board, view)[0];
    return pick(state, move -> state.from(move) == peg && !view.sideCorner(state.to(move), player));
  }

  private long pick(State state, LongPredicate allowed) {
    for (int[] direction : DIRECTIONS) {
      for (int i = 0; i < moves.size(); i++) {
        if (heads(state, moves.get(i), direction) && allowed.test(moves.get(i))) {
          return moves.get(i);
        }
      }
    }
    return MoveList.NONE;
  }

  private boolean heads(State state, long move, int[] direction) {
    int player = state.toMove();
    int from = state.from(move);
    int to = state.to(move);
    return Integer.signum(view.x(to, player) - view.x(from, player)) == direction[0]
        && Integer.signum(view.y(to, player) - view.y(from, player)) == direction[1];
  }
}
