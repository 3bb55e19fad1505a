package org.plyscope.game.checkers;

import java.util.ArrayList;
import java.util.List;

/**
 * A position as a value, between the text or setup it was read from and the state it becomes.
 *
 * @param black squares with black pieces
 * @param white squares with white pieces
 * @param kings squares with kings of either side
 * @param toMove {@link CheckersState#BLACK} or {@link CheckersState#WHITE}
 * @param quiet plies since a man moved or a piece was captured
 */
record Placement(long black, long white, long kings, int toMove, int quiet) {
  private static final int MOST_PIECES = 12;

  /** Returns the position every game starts from. */
  static Placement start(int opener) {
    return new Placement(Squares.range(1, 12), Squares.range(21, 32), 0, opener, 0);
  }

  /** Returns the pieces of a side. */
  long pieces(int side) {
    return side == CheckersState.BLACK ? black : white;
  }

  /** Returns sentences about impossible placements, none if the position can be played. */
  List<String> problems(int quietLimit) {
    List<String> problems = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      int count = Long.bitCount(pieces(side));
      if (count > MOST_PIECES) {
        problems.add(count + " " + color(side) + " pieces, at most " + MOST_PIECES + ".");
      }
    }
    addUncrowned(problems, black & ~kings & Squares.BOTTOM, CheckersState.BLACK);
    addUncrowned(problems, white & ~kings & Squares.TOP, CheckersState.WHITE);
    if ((black | white) == 0) {
      problems.add("There are no pieces on the board.");
    } else if (pieces(1 - toMove) == 0) {
      String loser = name(1 - toMove);
      problems.add(
          loser + " has no pieces and has lost, so the side to move must be " + loser + ".");
    }
    if (quietLimit > 0 && quiet > quietLimit) {
      problems.add(quiet + " plies without progress, at most " + quietLimit + ".");
    }
    return problems;
  }

  private static void addUncrowned(List<String> problems, long men, int side) {
    for (long rest = men; rest != 0; rest &= rest - 1) {
      int square = Squares.square(Long.numberOfTrailingZeros(rest));
      problems.add("The " + color(side) + " man on " + square + " must be a king.");
    }
  }

  static String name(int side) {
    return side == CheckersState.BLACK ? "Black" : "White";
  }

  static String color(int side) {
    return side == CheckersState.BLACK ? "black" : "white";
  }
}
