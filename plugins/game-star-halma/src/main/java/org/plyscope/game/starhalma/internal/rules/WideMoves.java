package org.plyscope.game.starhalma.internal.rules;

import org.plyscope.api.game.MoveList;
import org.plyscope.game.starhalma.internal.basics.Moves;
import org.plyscope.game.starhalma.internal.basics.RuleBook;
import org.plyscope.game.starhalma.internal.basics.Tables;
import org.plyscope.game.starhalma.internal.geometry.Hole;

/**
 * Lists moves under any rules, one direction at a time: swaps, long jumps, single hops, distinct
 * paths. The most common rules have a faster generator in {@link StarState}. Belongs to one state,
 * as it keeps its notes in fields.
 */
final class WideMoves {
  private final StarState state;
  private final RuleBook book;
  private final Tables tables;
  private final Hops hops;
  private final MoveList scratch = new MoveList();

  private int player;
  private int from;

  /** Holes reached so far, and those among them from where no hops have been tried. */
  private long seenLo;

  private long seenHi;
  private long openLo;
  private long openHi;

  /** Holes where the marble would change places with another one. */
  private long swapLo;

  private long swapHi;

  WideMoves(StarState state) {
    this.state = state;
    book = state.rules().book();
    tables = state.rules().tables();
    hops = state.rules().hops();
  }

  /** Adds the moves of one marble. */
  void list(int mover, int origin, MoveList out) {
    player = mover;
    from = origin;
    seenLo = 0;
    seenHi = 0;
    openLo = 0;
    openHi = 0;
    swapLo = 0;
    swapHi = 0;
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      int next = hops.neighbour(from, direction);
      if (next >= 0 && mayEnd(next)) {
        reach(next, false);
      }
    }
    if (book.merged()) {
      flood();
      int entry = 2 * Tables.slot(player, from);
      seenLo &= tables.mayEnd[entry];
      seenHi &= tables.mayEnd[entry + 1];
      swapLo &= tables.mayEnd[entry];
      swapHi &= tables.mayEnd[entry + 1];
    }
    add(seenLo | swapLo, 0, out);
    add(seenHi | swapHi, 64, out);
    if (!book.merged()) {
      ways(from, Tables.low(from), Tables.high(from), 0, 0, out);
    }
  }

  private boolean mayEnd(int hole) {
    return Tables.contains(tables.mayEnd, Tables.slot(player, from), hole);
  }

  private void reach(int hole, boolean open) {
    long bitLo = Tables.low(hole);
    long bitHi = Tables.high(hole);
    if (!state.taken(hole)) {
      if (open) {
        openLo |= bitLo & ~seenLo;
        openHi |= bitHi & ~seenHi;
      }
      seenLo |= bitLo;
      seenHi |= bitHi;
    } else if (hops.swapPartner(state, player, hole) >= 0) {
      swapLo |= bitLo;
      swapHi |= bitHi;
    }
  }

  private void flood() {
    long stepLo = seenLo;
    long stepHi = seenHi;
    seenLo = 0;
    seenHi = 0;
    spread(from);
    while (book.chains() && (openLo | openHi) != 0) {
      if (openLo != 0) {
        int at = Long.numberOfTrailingZeros(openLo);
        openLo &= openLo - 1;
        spread(at);
      } else {
        int at = 64 + Long.numberOfTrailingZeros(openHi);
        openHi &= openHi - 1;
        spread(at);
      }
    }
    seenLo |= stepLo;
    seenHi |= stepHi;
  }

  private void spread(int at) {
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      int to = hops.landing(state, player, from, at, direction);
      if (to >= 0 && to != from) {
        reach(to, true);
      }
    }
  }

  private void add(long holes, int base, MoveList out) {
    for (long rest = holes; rest != 0; rest &= rest - 1) {
      out.add(move(base + Long.numberOfTrailingZeros(rest)));
    }
  }

  private long move(int to) {
    int partner = state.taken(to) ? hops.swapPartner(state, player, to) : -1;
    return Moves.of(from, to) | ((long) (partner + 1) << Moves.SWAP_SHIFT);
  }

  /** Adds every chain that visits no hole twice, depth first in the order of the directions. */
  private void ways(int at, long pathLo, long pathHi, long way, int length, MoveList out) {
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      int to = hops.landing(state, player, from, at, direction);
      if (to < 0 || (pathLo & Tables.low(to)) != 0 || (pathHi & Tables.high(to)) != 0) {
        continue;
      }
      long longer = way | ((direction + 1L) << (3 * length));
      boolean free = !state.taken(to);
      if (mayEnd(to) && (free || hops.swapPartner(state, player, to) >= 0)) {
        out.add(move(to) | (longer << Moves.WAY_SHIFT));
      }
      if (free && book.chains() && length + 1 < Moves.LONGEST_WAY) {
        ways(to, pathLo | Tables.low(to), pathHi | Tables.high(to), longer, length + 1, out);
      }
    }
  }

  /** Returns whether a marble has any move. */
  boolean canMove(int mover, int origin) {
    scratch.clear();
    list(mover, origin, scratch);
    return scratch.size() > 0;
  }
}
