package org.plyscope.game.starhalma.internal.rules;

import java.util.SplittableRandom;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.geometry.Plan;

/** What can be computed once per variant. Arrays are shared by all states and never written to. */
final class Tables {
  /** Room for six hops and an end mark per hole. */
  static final int HOPS_PER_HOLE = 7;

  /** The bit of each hole in the first and second half of an occupancy. */
  static final long[] BIT_LO = new long[Layout.LARGEST];

  static final long[] BIT_HI = new long[Layout.LARGEST];

  static {
    for (int i = 0; i < 64; i++) {
      BIT_LO[i] = 1L << i;
      BIT_HI[64 + i] = 1L << i;
    }
  }

  final int players;
  final int holes;

  /** By player and hole: where a step may end. */
  final long[][] stepLo;

  final long[][] stepHi;

  /** By player: for each hole up to six hops, over | to &lt;&lt; 8, then -1. */
  final int[][] hops;

  /** By player and origin: where a move may end as far as the rules restrict that. */
  final long[][] endLo;

  final long[][] endHi;

  /** By player and hole: where a hop may land as far as the rules restrict that. */
  final long[][] hopLo;

  final long[][] hopHi;

  /** Whether the end masks exclude anything that the step and hop tables do not. */
  final boolean endsRestricted;

  final long[] goalLo;
  final long[] goalHi;

  /** By player and hole, and by player to move. */
  final long[][] zobrist;

  final long[] turnKeys;

  private final Layout layout;
  private final RuleBook book;

  Tables(Plan plan, RuleBook book) {
    this.layout = plan.layout();
    this.book = book;
    players = plan.camps().size();
    holes = layout.count();
    stepLo = new long[players][holes];
    stepHi = new long[players][holes];
    hops = new int[players][holes * HOPS_PER_HOLE];
    endLo = new long[players][holes];
    endHi = new long[players][holes];
    hopLo = new long[players][holes];
    hopHi = new long[players][holes];
    goalLo = new long[players];
    goalHi = new long[players];
    zobrist = new long[players][holes];
    turnKeys = new long[players];
    endsRestricted =
        book.points() == RuleBook.Points.PASS_THROUGH || !(book.backward() || book.everyHop());
    for (int player = 0; player < players; player++) {
      Camp camp = plan.camps().get(player);
      goalLo[player] = camp.goal().lo();
      goalHi[player] = camp.goal().hi();
      for (int from = 0; from < holes; from++) {
        fill(player, camp, from);
      }
    }
    fillKeys();
  }

  private void fill(int player, Camp camp, int from) {
    HoleSet ends = layout.select(hole -> mayEnd(camp, from, layout.index(hole)));
    endLo[player][from] = ends.lo();
    endHi[player][from] = ends.hi();
    HoleSet landings = layout.select(hole -> mayHop(camp, from, layout.index(hole)));
    hopLo[player][from] = landings.lo();
    hopHi[player][from] = landings.hi();
    int at = from * HOPS_PER_HOLE;
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      int next = layout.step(from, direction, 1);
      int beyond = layout.step(from, direction, 2);
      if (next >= 0 && ends.contains(next)) {
        stepLo[player][from] |= BIT_LO[next];
        stepHi[player][from] |= BIT_HI[next];
      }
      if (beyond >= 0 && next >= 0 && landings.contains(beyond)) {
        hops[player][at++] = next | (beyond << 8);
      }
    }
    hops[player][at] = -1;
  }

  private boolean mayEnd(Camp camp, int from, int to) {
    return (book.points() == RuleBook.Points.OPEN || !foreign(camp, to))
        && (book.backward() || !behind(camp, from, to));
  }

  private boolean mayHop(Camp camp, int from, int to) {
    return (book.points() != RuleBook.Points.CLOSED || !foreign(camp, to))
        && (book.backward() || !book.everyHop() || !behind(camp, from, to));
  }

  private boolean behind(Camp camp, int from, int to) {
    return camp.row(layout, to) < camp.row(layout, from);
  }

  private boolean foreign(Camp camp, int index) {
    int point = layout.hole(index).point(layout.size());
    return point >= 0 && point % 3 != camp.point() % 3;
  }

  private void fillKeys() {
    SplittableRandom random = new SplittableRandom(0x57A2);
    for (int player = 0; player < players; player++) {
      turnKeys[player] = random.nextLong();
      for (int hole = 0; hole < holes; hole++) {
        zobrist[player][hole] = random.nextLong();
      }
    }
  }
}
