package org.plyscope.game.starhalma.internal.rules;

import java.util.random.RandomGenerator;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;
import org.plyscope.game.starhalma.internal.geometry.Layout;

/**
 * Which holes are taken, by whom, and where a marble can go: the part of a position that is worked
 * on at every node of a search. A set of holes is two {@code long}s.
 */
abstract class Marbles {
  /** A bit that no hole has; it makes {@link Tables#NOWHERE} look taken. */
  private static final long NOWHERE_BIT = 1L << 63;

  /** The most marbles a player can have. */
  private static final int MOST_MARBLES = 15;

  final Tables tables;

  /** Two words by player: its marbles. */
  final long[] own;

  /** All marbles and obstacles. */
  long occLo;

  long occHi;

  /** The random numbers of all marbles, combined. */
  long hash;

  /** The answer of {@link #reach}, in fields because Java returns one value only. */
  long reachLo;

  long reachHi;

  /** Where each marble can stop and where it stands, for {@link #pick}. */
  private final long[] notes = new long[3 * MOST_MARBLES];

  Marbles(Tables tables, long[] own, HoleSet blocked) {
    this.tables = tables;
    this.own = own;
    occLo = blocked.lo();
    occHi = blocked.hi();
    for (int player = 0; player < tables.players; player++) {
      occLo |= own[2 * player];
      occHi |= own[2 * player + 1];
      for (int hole = 0; hole < tables.holes; hole++) {
        if (stands(player, hole)) {
          hash ^= tables.keys[Tables.slot(player, hole)];
        }
      }
    }
  }

  Marbles(Marbles other) {
    tables = other.tables;
    own = other.own.clone();
    occLo = other.occLo;
    occHi = other.occHi;
    hash = other.hash;
  }

  /** Tells whether a marble of a player stands in a hole. */
  public final boolean stands(int player, int hole) {
    return Tables.contains(own, player, hole);
  }

  /** Tells whether a marble or an obstacle stands in a hole. */
  final boolean taken(int hole) {
    return (((hole < 64 ? occLo : occHi) >>> hole) & 1) != 0;
  }

  /** Returns the first 64 holes of a player's marbles. */
  public final long low(int player) {
    return own[2 * player];
  }

  /** Returns the other holes of a player's marbles. */
  public final long high(int player) {
    return own[2 * player + 1];
  }

  /** Moves a marble between two holes, in either direction; the hash is left alone. */
  final void shift(int player, int from, int to) {
    long changeLo = Tables.BIT_LO[from] ^ Tables.BIT_LO[to];
    long changeHi = Tables.BIT_HI[from] ^ Tables.BIT_HI[to];
    own[2 * player] ^= changeLo;
    own[2 * player + 1] ^= changeHi;
    occLo ^= changeLo;
    occHi ^= changeHi;
  }

  /** Brings the hash up to date with a marble that moves. */
  final void rehash(int player, int from, int to) {
    long[] keys = tables.keys;
    int slot = Tables.slot(player, 0);
    hash ^= keys[slot + from] ^ keys[slot + to];
  }

  /** Finds where a marble can stop: a flood fill over hops, and its steps. */
  final void reach(int player, int from) {
    long takenLo = occLo ^ Tables.BIT_LO[from];
    long takenHi = occHi ^ Tables.BIT_HI[from];
    long shutLo = occLo;
    long shutHi = occHi | NOWHERE_BIT;
    long openLo = 0;
    long openHi = 0;
    int base = Tables.slot(player, 0);
    long[] hops = tables.hops;
    byte[] landings = tables.landings[player];
    int at = from;
    while (true) {
      int entry = (base + at) * 4;
      if (((hops[entry + 2] & ~shutLo) | (hops[entry + 3] & ~shutHi)) != 0) {
        int row = at * Layout.LARGEST;
        for (long rest = hops[entry] & takenLo; rest != 0; rest &= rest - 1) {
          int to = landings[row + Long.numberOfTrailingZeros(rest)];
          long bitLo = Tables.BIT_LO[to] & ~shutLo;
          long bitHi = Tables.BIT_HI[to] & ~shutHi;
          shutLo |= bitLo;
          shutHi |= bitHi;
          openLo |= bitLo;
          openHi |= bitHi;
        }
        for (long rest = hops[entry + 1] & takenHi; rest != 0; rest &= rest - 1) {
          int to = landings[row + 64 + Long.numberOfTrailingZeros(rest)];
          long bitLo = Tables.BIT_LO[to] & ~shutLo;
          long bitHi = Tables.BIT_HI[to] & ~shutHi;
          shutLo |= bitLo;
          shutHi |= bitHi;
          openLo |= bitLo;
          openHi |= bitHi;
        }
      }
      if (openLo != 0) {
        at = Long.numberOfTrailingZeros(openLo);
        openLo &= openLo - 1;
      } else if (openHi != 0) {
        at = 64 + Long.numberOfTrailingZeros(openHi);
        openHi &= openHi - 1;
      } else {
        break;
      }
    }
    stop(2 * (base + from), shutLo ^ occLo, (shutHi ^ occHi) & ~NOWHERE_BIT);
  }

  /** Notes the holes reached by hops and by steps, as far as a move may end there. */
  private void stop(int slot, long hopLo, long hopHi) {
    reachLo = hopLo | (tables.steps[slot] & ~occLo);
    reachHi = hopHi | (tables.steps[slot + 1] & ~occHi);
    if (tables.endsRestricted) {
      reachLo &= tables.mayEnd[slot];
      reachHi &= tables.mayEnd[slot + 1];
    }
  }

  /**
   * Picks a move of a player, each with the same probability, without listing them.
   *
   * @return a merged move, or -1 if the player has none
   */
  final long pick(int player, RandomGenerator random) {
    int count = 0;
    int total = 0;
    for (long rest = own[2 * player]; rest != 0; rest &= rest - 1) {
      total += note(count++, player, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = own[2 * player + 1]; rest != 0; rest &= rest - 1) {
      total += note(count++, player, 64 + Long.numberOfTrailingZeros(rest));
    }
    if (total == 0) {
      return -1;
    }
    int left = random.nextInt(total);
    int marble = 0;
    while (left >= noted(marble)) {
      left -= noted(marble++);
    }
    long low = notes[3 * marble];
    long high = notes[3 * marble + 1];
    for (; left > 0; left--) {
      high &= low == 0 ? high - 1 : -1;
      low &= low - 1;
    }
    int to = low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
    return Moves.of((int) notes[3 * marble + 2], to);
  }

  private int note(int marble, int player, int from) {
    reach(player, from);
    notes[3 * marble] = reachLo;
    notes[3 * marble + 1] = reachHi;
    notes[3 * marble + 2] = from;
    return noted(marble);
  }

  private int noted(int marble) {
    return Long.bitCount(notes[3 * marble]) + Long.bitCount(notes[3 * marble + 1]);
  }

  /** Tells whether a marble of a player can step; the foremost one is looked at first. */
  final boolean canStep(int player) {
    long low = own[2 * player];
    long high = own[2 * player + 1];
    int front;
    if (tables.down[player]) {
      front =
          high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
    } else {
      front = low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
    }
    return canStep(player, front) || anyCanStep(player);
  }

  private boolean anyCanStep(int player) {
    for (int from = 0; from < tables.holes; from++) {
      if (stands(player, from) && canStep(player, from)) {
        return true;
      }
    }
    return false;
  }

  private boolean canStep(int player, int from) {
    int entry = 2 * Tables.slot(player, from);
    return ((tables.steps[entry] & ~occLo) | (tables.steps[entry + 1] & ~occHi)) != 0;
  }
}
