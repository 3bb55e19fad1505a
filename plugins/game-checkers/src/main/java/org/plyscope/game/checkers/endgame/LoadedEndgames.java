package org.plyscope.game.checkers.endgame;

import java.nio.ByteBuffer;
import java.util.List;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.EndgameTable;
import org.plyscope.api.game.State;
import org.plyscope.game.checkers.CheckersState;

/**
 * Looks positions up in the table.
 *
 * <p>The table knows no draw rules. A draw is a draw under any of them. A win is one for certain if
 * it comes before the game could be drawn for lack of progress; otherwise the position counts as
 * unknown, since the line to the win may or may not contain progress in time. Repetitions are
 * ignored: a player that always takes the quickest win never repeats a position.
 */
final class LoadedEndgames implements EndgameTable {
  private final int pieces;
  private final Slice[] slices = new Slice[1 << 12];
  private final ByteBuffer[] values = new ByteBuffer[1 << 12];
  private final Position position = new Position();

  /** Uses a table whose sections are the slices with at most the given number of pieces. */
  LoadedEndgames(Database database, int pieces) {
    this.pieces = pieces;
    List<Slice> all = Slice.all(pieces);
    for (int i = 0; i < all.size(); i++) {
      Slice slice = all.get(i);
      slices[slice.code()] = slice;
      values[slice.code()] = database.section(i);
    }
  }

  @Override
  public int outcome(State state) {
    return state instanceof CheckersState checkers ? outcome(checkers) : UNKNOWN;
  }

  private int outcome(CheckersState state) {
    int side = state.toMove();
    long mine = state.pieces(side);
    long theirs = state.pieces(1 - side);
    if (Long.bitCount(mine | theirs) > pieces || mine == 0 || theirs == 0) {
      return UNKNOWN;
    }
    if (side == CheckersState.BLACK) {
      position.set(mine, theirs, state.kings());
    } else {
      position.set(Position.turned(mine), Position.turned(theirs), Position.turned(state.kings()));
    }
    int code = position.code();
    int value = values[code].get(position.index(slices[code])) & 0xFF;
    if (value == Solver.DRAW) {
      return DRAW;
    }
    if (value > state.pliesToDraw()) {
      return UNKNOWN;
    }
    return (value & 1) == 1 ? value : -value;
  }
}
