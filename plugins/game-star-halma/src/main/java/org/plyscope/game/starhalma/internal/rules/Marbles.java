package org.plyscope.game.starhalma.internal.rules;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.plyscope.game.starhalma.internal.basics.Moves;
import org.plyscope.game.starhalma.internal.basics.Tables;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;

/**
 * The owner of each occupied hole, and where a marble can go: the part of a position that is worked
 * on at every node of a search. A set of holes is two {@code long}s.
 */
abstract class Marbles {
  /** The most marbles a player can have. */
  private static final int MOST_MARBLES = 15;

  /** How many plies can be walked before the stack grows. */
  private static final int FIRST_PLIES = 32;

  /** Where the words of a position are, counted from its beginning. */
  static final int HASH = 0;

  static final int STATUS = 1;
  static final int OCC = 2;
  static final int OWN = 4;

  /** Words of a position with two players. */
  private static final int TWO_PLAYERS = 8;

  final Tables tables;
  final int players;

  /**
   * The positions walked through, one after the other: the random numbers of all marbles combined,
   * the status, all marbles and obstacles, then the marbles of each player.
   */
  long[] stack;

  /** Words of a position. */
  final int words;

  /** Where the current position begins. */
  int at;

  private final Reach reach;

  /** Where each marble can stop and where it stands, for {@link #pick}. */
  private final long[] notes = new long[3 * MOST_MARBLES];

  Marbles(Tables tables, long[] own, HoleSet blocked) {
    this.tables = tables;
    reach = new Reach(tables);
    players = tables.players;
    words = OWN + 2 * players;
    stack = new long[FIRST_PLIES * words];
    stack[OCC] = blocked.lo();
    stack[OCC + 1] = blocked.hi();
    for (int player = 0; player < players; player++) {
      stack[OWN + 2 * player] = own[2 * player];
      stack[OWN + 2 * player + 1] = own[2 * player + 1];
      stack[OCC] |= own[2 * player];
      stack[OCC + 1] |= own[2 * player + 1];
      for (int hole = 0; hole < tables.holes; hole++) {
        if (stands(player, hole)) {
          stack[HASH] ^= tables.keys[Tables.slot(player, hole)];
        }
      }
    }
  }

  Marbles(Marbles other) {
    tables = other.tables;
    reach = new Reach(tables);
    players = other.players;
    words = other.words;
    stack = Arrays.copyOfRange(other.stack, other.at, other.at + FIRST_PLIES * words);
  }

  /** Returns whether a marble of a player stands in a hole. */
  public final boolean stands(int player, int hole) {
    return ((stack[at + OWN + 2 * player + (hole >>> 6)] >>> hole) & 1) != 0;
  }

  /** Returns the content of a hole: a player plus one, or 0. */
  public final int content(int hole) {
    int word = at + OWN + (hole >>> 6);
    for (int player = 0; player < players; player++) {
      if (((stack[word + 2 * player] >>> hole) & 1) != 0) {
        return player + 1;
      }
    }
    return 0;
  }

  /** Returns the hole a marble leaves. */
  public final int from(long move) {
    return Moves.from(move);
  }

  /** Returns the hole a marble stops at. */
  public final int to(long move) {
    return Moves.to(move);
  }

  /** Returns whether a marble or an obstacle stands in a hole. */
  public final boolean taken(int hole) {
    return ((stack[at + OCC + (hole >>> 6)] >>> hole) & 1) != 0;
  }

  /** Returns the first 64 holes of a player's marbles. */
  public final long low(int player) {
    return stack[at + OWN + 2 * player];
  }

  /** Returns the other holes of a player's marbles. */
  public final long high(int player) {
    return stack[at + OWN + 2 * player + 1];
  }

  /**
   * Starts the next position as a copy of the current one. Taking a move back is then one
   * subtraction, and siblings do not wait for each other's writes.
   */
  final void push() {
    int from = at;
    int to = from + words;
    if (to + words > stack.length) {
      stack = Arrays.copyOf(stack, 2 * stack.length);
    }
    long[] stack = this.stack;
    stack[to] = stack[from];
    stack[to + 1] = stack[from + 1];
    stack[to + 2] = stack[from + 2];
    stack[to + 3] = stack[from + 3];
    stack[to + 4] = stack[from + 4];
    stack[to + 5] = stack[from + 5];
    stack[to + 6] = stack[from + 6];
    stack[to + 7] = stack[from + 7];
    if (words > TWO_PLAYERS) {
      System.arraycopy(stack, from + TWO_PLAYERS, stack, to + TWO_PLAYERS, words - TWO_PLAYERS);
    }
    at = to;
  }

  /** Moves a marble in the current position. */
  final void shift(int player, int from, int to) {
    long[] stack = this.stack;
    int base = at;
    long changeLo = Tables.low(from) ^ Tables.low(to);
    long changeHi = Tables.high(from) ^ Tables.high(to);
    stack[base + OWN + 2 * player] ^= changeLo;
    stack[base + OWN + 2 * player + 1] ^= changeHi;
    stack[base + OCC] ^= changeLo;
    stack[base + OCC + 1] ^= changeHi;
    long[] keys = tables.keys;
    int slot = Tables.slot(player, 0);
    stack[base + HASH] ^= keys[slot + from] ^ keys[slot + to];
  }

  /** Finds where a marble can stop. */
  final Reach reach(int player, int from) {
    reach.find(player, from, stack[at + OCC], stack[at + OCC + 1]);
    return reach;
  }

  /**
   * Picks a move of a player, each with the same probability, without listing them. Returns a
   * merged move, or -1 if the player has none.
   */
  final long pick(int player, RandomGenerator random) {
    int count = 0;
    int total = 0;
    for (long rest = low(player); rest != 0; rest &= rest - 1) {
      total += note(count++, player, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = high(player); rest != 0; rest &= rest - 1) {
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
    Reach reach = reach(player, from);
    notes[3 * marble] = reach.low;
    notes[3 * marble + 1] = reach.high;
    notes[3 * marble + 2] = from;
    return noted(marble);
  }

  private int noted(int marble) {
    return Long.bitCount(notes[3 * marble]) + Long.bitCount(notes[3 * marble + 1]);
  }

  /** Returns whether a marble of a player can step; the foremost one is looked at first. */
  final boolean canStep(int player) {
    return foremostSteps(player, stack[at + OCC], stack[at + OCC + 1]) > 0 || anyCanStep(player);
  }

  /** Returns how many steps a player's foremost marble has when these holes are taken. */
  final int foremostSteps(int player, long occLo, long occHi) {
    long low = low(player);
    long high = high(player);
    int front;
    if (tables.down[player]) {
      front =
          high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
    } else {
      front = low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
    }
    int entry = 2 * Tables.slot(player, front);
    return Long.bitCount(tables.steps[entry] & ~occLo)
        + Long.bitCount(tables.steps[entry + 1] & ~occHi);
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
    return ((tables.steps[entry] & ~stack[at + OCC])
            | (tables.steps[entry + 1] & ~stack[at + OCC + 1]))
        != 0;
  }
}
