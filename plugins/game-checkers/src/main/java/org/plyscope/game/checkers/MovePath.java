package org.plyscope.game.checkers;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.game.MoveList;

/**
 * A move with every square it touches, for display: found again from the move code by trying all
 * paths, in the order of {@link MoveGenerator}.
 *
 * @param move the code of the move
 * @param squares numbers of the squares from start to stop
 */
record MovePath(long move, List<Integer> squares) {
  private static final List<Integer> DOWN = List.of(4, 5);
  private static final List<Integer> UP = List.of(-4, -5);
  private static final List<Integer> ANY = List.of(4, 5, -4, -5);

  /** Returns the path of a legal move; if several ways are merged, the first. */
  static MovePath of(CheckersState state, long move) {
    return withPiece(state, move).stream()
        .filter(path -> path.move == move)
        .findFirst()
        .orElseThrow();
  }

  /** Returns every way to play every legal move. */
  static List<MovePath> all(CheckersState state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    List<MovePath> paths = new ArrayList<>();
    long done = 0;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      if (Moves.captured(move) == 0 || (done & Moves.fromSet(move)) == 0) {
        done |= Moves.fromSet(move);
        paths.addAll(withPiece(state, move));
      }
    }
    return paths;
  }

  boolean captures() {
    return Moves.captured(move) != 0;
  }

  /** Returns the step itself, or all ways to capture with the piece that captures. */
  private static List<MovePath> withPiece(CheckersState state, long move) {
    int from = Squares.square(Moves.from(move));
    if (Moves.captured(move) == 0) {
      return List.of(new MovePath(move, List.of(from, Squares.square(Moves.to(move)))));
    }
    Search search = new Search(state, Moves.fromSet(move));
    search.extend(List.of(from), 0, state.pieces(1 - state.toMove()));
    return search.found;
  }

  /** Finds all ways one piece can capture. */
  private static final class Search {
    private final List<MovePath> found = new ArrayList<>();
    private final List<Integer> shifts;
    private final long empty;
    private final boolean merge;

    Search(CheckersState state, long piece) {
      boolean king = (state.kings() & piece) != 0;
      List<Integer> forward = state.toMove() == CheckersState.BLACK ? DOWN : UP;
      shifts = king ? ANY : forward;
      empty = Squares.ALL & ~((state.pieces(0) | state.pieces(1)) ^ piece);
      merge = state.mergesCaptures();
    }

    void extend(List<Integer> squares, long captured, long prey) {
      int at = Squares.bit(squares.get(squares.size() - 1));
      boolean last = true;
      for (int shift : shifts) {
        long victim = shifted(1L << at, shift) & prey;
        if ((shifted(victim, shift) & empty) != 0) {
          last = false;
          List<Integer> longer = new ArrayList<>(squares);
          longer.add(Squares.square(at + 2 * shift));
          extend(longer, captured | victim, prey ^ victim);
        }
      }
      if (last) {
        long move = Moves.capture(Squares.bit(squares.get(0)), at, captured);
        long ways = found.stream().filter(p -> p.move % Moves.NEXT_WAY == move).count();
        found.add(new MovePath(merge ? move : move + ways * Moves.NEXT_WAY, squares));
      }
    }

    private static long shifted(long set, int shift) {
      return shift > 0 ? set << shift : set >>> -shift;
    }
  }
}
