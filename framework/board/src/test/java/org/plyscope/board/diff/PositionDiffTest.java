package org.plyscope.board.diff;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.board.Tint;
import org.plyscope.api.option.Option;

class PositionDiffTest {
  private static final Option<Long> PLY =
      Option.integer("ply", "Plies played", "How many.", 0, 0, 99);

  private static Board board(boolean counts) {
    Board.Builder builder = Board.builder();
    for (int i = 0; i < 10; i++) {
      Cell.Shape shape = i == 9 ? Cell.Shape.STORE : Cell.Shape.PIT;
      builder.cell("c" + i, i, 0, counts ? shape : Cell.Shape.SQUARE, -1);
    }
    if (counts) {
      builder.counts(50);
    } else {
      builder
          .piece(new Piece("black man", 'b', 0, Piece.Form.DISC))
          .piece(new Piece("black king", 'B', 0, Piece.Form.KING));
    }
    return builder
        .seat(new Seat("Black", Tint.DARK))
        .seat(new Seat("White", Tint.LIGHT))
        .extra(PLY)
        .build();
  }

  private static String sentence(Board board, int[] from, int[] to) {
    Setup empty = Setup.empty(board);
    return PositionDiff.of(board, empty.withContents(from), empty.withContents(to)).sentence();
  }

  @Test
  void piecesThatMovedWentAndCameAreCounted() {
    Board board = board(false);
    int[] from = {1, 1, 1, 1, 0, 0, 0, 0, 0, 0};

    assertThat(sentence(board, from, new int[] {0, 0, 1, 1, 1, 1, 0, 0, 0, 0}))
        .isEqualTo("2 black men moved.");
    assertThat(sentence(board, from, new int[] {0, 0, 1, 0, 1, 0, 0, 0, 0, 2}))
        .isEqualTo("1 black man moved, 2 black men are gone, 1 black king is new.");
    assertThat(sentence(board, from, new int[] {2, 1, 1, 1, 0, 0, 0, 0, 0, 0}))
        .isEqualTo("1 black man is gone, 1 black king is new.");
  }

  @Test
  void seedsAreToldPitByPitAndCutShort() {
    Board board = board(true);

    assertThat(
            sentence(
                board,
                new int[] {4, 4, 4, 0, 0, 0, 0, 0, 0, 0},
                new int[] {0, 5, 4, 0, 0, 0, 0, 0, 0, 3}))
        .isEqualTo("store c9 0 → 3, c0 4 → 0, c1 4 → 5.");
    assertThat(sentence(board, new int[10], new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 0}))
        .endsWith("c4 0 → 1, 4 more pits.");
  }

  @Test
  void sideToMoveAndExtrasCount() {
    Board board = board(false);
    Setup from = Setup.empty(board);
    PositionDiff diff = PositionDiff.of(board, from, from.withToMove(1).with(PLY, 3L));

    assertThat(diff.cells()).isEmpty();
    assertThat(diff.isEmpty()).isFalse();
    assertThat(diff.sentence()).isEqualTo("White to move instead of Black; Plies played 0 → 3.");
    assertThat(PositionDiff.of(board, from, from).sentence()).startsWith("Nothing differs");
  }
}
