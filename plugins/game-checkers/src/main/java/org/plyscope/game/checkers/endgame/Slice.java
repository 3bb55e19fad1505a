package org.plyscope.game.checkers.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * All positions with the same material, numbered without gaps but for men of both sides on one
 * square. Sets are words of 32 bits, square 1 lowest, seen from the mover, who goes down.
 *
 * @param men the mover's men, on squares 1 to 28
 * @param kings the mover's kings
 * @param otherMen the other side's men, on squares 5 to 32
 * @param otherKings the other side's kings
 */
record Slice(int men, int kings, int otherMen, int otherKings) {
  private static final int OWN_ROWS = 0xF000_0000;
  private static final int OTHER_ROWS = 0xF;
  private static final int MEN_SQUARES = 28;
  private static final int SQUARES = 32;

  /**
   * Returns the slices with at most the given number of pieces, in the order in which they can be
   * solved.
   */
  static List<Slice> all(int mostPieces) {
    List<Slice> all = new ArrayList<>();
    for (int code = 0; code < 1 << 12; code++) {
      Slice slice = new Slice(code >> 9, code >> 6 & 7, code >> 3 & 7, code & 7);
      boolean both = slice.men + slice.kings > 0 && slice.otherMen + slice.otherKings > 0;
      if (both && slice.pieces() <= mostPieces) {
        all.add(slice);
      }
    }
    all.sort(Comparator.comparingInt(Slice::pieces).thenComparingInt(Slice::allMen));
    return List.copyOf(all);
  }

  /** Returns the slice these sets belong to. */
  static int code(int ownMen, int ownKings, int theirMen, int theirKings) {
    return Integer.bitCount(ownMen) << 9
        | Integer.bitCount(ownKings) << 6
        | Integer.bitCount(theirMen) << 3
        | Integer.bitCount(theirKings);
  }

  int code() {
    return men << 9 | kings << 6 | otherMen << 3 | otherKings;
  }

  /** Returns the slice with the sides exchanged. */
  Slice mirrored() {
    return new Slice(otherMen, otherKings, men, kings);
  }

  int pieces() {
    return allMen() + kings + otherKings;
  }

  private int allMen() {
    return men + otherMen;
  }

  /** Returns how many numbers there are. */
  int size() {
    return Math.multiplyExact(
        Binomials.choose(MEN_SQUARES, men) * Binomials.choose(MEN_SQUARES, otherMen),
        kingSets() * otherKingSets());
  }

  private int kingSets() {
    return Binomials.choose(SQUARES - allMen(), kings);
  }

  private int otherKingSets() {
    return Binomials.choose(SQUARES - allMen() - kings, otherKings);
  }

  /** Returns the number of a position. */
  int index(int ownMen, int ownKings, int theirMen, int theirKings) {
    int bothMen = ownMen | theirMen;
    int index = Binomials.rank(ownMen, OWN_ROWS);
    index = index * Binomials.choose(MEN_SQUARES, otherMen) + Binomials.rank(theirMen, OTHER_ROWS);
    index = index * kingSets() + Binomials.rank(ownKings, bothMen);
    return index * otherKingSets() + Binomials.rank(theirKings, bothMen | ownKings);
  }

  /**
   * Puts the position with a number on a board. Returns false if there is no such position, because
   * two men would share a square.
   */
  boolean place(int index, Position out) {
    int kingSets = kingSets();
    int otherKingSets = otherKingSets();
    int rest = index / otherKingSets;
    int menRank = rest / kingSets;
    int otherMenSets = Binomials.choose(MEN_SQUARES, otherMen);
    int ownMen = Binomials.subset(menRank / otherMenSets, men, OWN_ROWS);
    int theirMen = Binomials.subset(menRank % otherMenSets, otherMen, OTHER_ROWS);
    if ((ownMen & theirMen) != 0) {
      return false;
    }
    int ownKings = Binomials.subset(rest % kingSets, kings, ownMen | theirMen);
    int taken = ownMen | theirMen | ownKings;
    int theirKings = Binomials.subset(index % otherKingSets, otherKings, taken);
    out.set(ownMen, ownKings, theirMen, theirKings);
    return true;
  }
}
