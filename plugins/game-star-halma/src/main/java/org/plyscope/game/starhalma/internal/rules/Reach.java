package org.plyscope.game.starhalma.internal.rules;

import org.plyscope.game.starhalma.internal.basics.Leaps;
import org.plyscope.game.starhalma.internal.basics.Tables;

/**
 * Where the marbles of a position can stop. The answer for a hole is kept with the holes it depends
 * on, its zone: most moves of a search happen elsewhere on the board, and then it still holds.
 */
final class Reach {
  /** Words kept by player and hole: zone, taken holes in it, and the answer, two each. */
  private static final int WORDS = 6;

  /** The answer, in fields because Java returns one value only. */
  long low;

  long high;

  private final Tables tables;
  private final long[] known;

  Reach(Tables tables) {
    this.tables = tables;
    known = new long[WORDS * Tables.slot(tables.players, 0)];
    // An empty zone in which something is taken: true of no position.
    for (int i = 0; i < known.length; i += WORDS) {
      known[i + 2] = 1;
    }
  }

  /** Finds where a marble can stop while these holes are taken, its own among them. */
  void find(int player, int from, long occLo, long occHi) {
    long[] known = this.known;
    int note = WORDS * Tables.slot(player, from);
    long changes =
        ((known[note] & occLo) ^ known[note + 2]) | ((known[note + 1] & occHi) ^ known[note + 3]);
    if (changes == 0) {
      low = known[note + 4];
      high = known[note + 5];
    } else {
      flood(player, from, occLo, occHi, note);
    }
  }

  /** Finds it by a flood fill over hops, and by steps. */
  private void flood(int player, int from, long occLo, long occHi, int note) {
    int slot = 2 * Tables.slot(player, from);
    long zoneLo = tables.steps[slot];
    long zoneHi = tables.steps[slot + 1];
    long endLo = zoneLo & ~occLo;
    long endHi = zoneHi & ~occHi;
    long takenLo = occLo ^ Tables.low(from);
    long takenHi = occHi ^ Tables.high(from);
    long freeLo = ~occLo;
    long freeHi = ~occHi;
    long openLo = 0;
    long openHi = 0;
    Leaps leaps = tables.leaps[player];
    long[] around = leaps.around;
    long[] landings = leaps.landings;
    int hole = from;
    while (true) {
      int entry = Leaps.ENTRY * hole;
      long taken = (around[entry] & takenLo) | (around[entry + 1] & takenHi);
      int answer = Leaps.answer(hole, taken, around[entry + 2]);
      long landLo = landings[answer];
      long landHi = landings[answer + 1];
      zoneLo |= around[entry] | landLo;
      zoneHi |= around[entry + 1] | landHi;
      landLo &= freeLo;
      landHi &= freeHi;
      freeLo ^= landLo;
      freeHi ^= landHi;
      openLo |= landLo;
      openHi |= landHi;
      if (openLo != 0) {
        hole = Long.numberOfTrailingZeros(openLo);
        openLo &= openLo - 1;
      } else if (openHi != 0) {
        hole = 64 + Long.numberOfTrailingZeros(openHi);
        openHi &= openHi - 1;
      } else {
        break;
      }
    }
    endLo |= ~(freeLo | occLo);
    endHi |= ~(freeHi | occHi);
    low = tables.endsRestricted ? endLo & tables.mayEnd[slot] : endLo;
    high = tables.endsRestricted ? endHi & tables.mayEnd[slot + 1] : endHi;
    known[note] = zoneLo;
    known[note + 1] = zoneHi;
    known[note + 2] = zoneLo & occLo;
    known[note + 3] = zoneHi & occHi;
    known[note + 4] = low;
    known[note + 5] = high;
  }
}
