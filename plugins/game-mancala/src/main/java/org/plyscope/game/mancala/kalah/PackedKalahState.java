package org.plyscope.game.mancala.kalah;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.mancala.sowing.Layout;
import org.plyscope.game.mancala.sowing.MancalaRules;

/**
 * Kalah with up to six houses: each side is a long as {@link SowingTable} describes it, seen from
 * the player to move, and sowing is one addition per side.
 */
final class PackedKalahState implements KalahState {
  private static final long ONES = 0x0101010101010101L;

  /** The seventh byte of a side is free; the history keeps the mover there. */
  private static final int MOVER_SHIFT = 48;

  private final KalahRules rules;
  private final int houses;

  /** The shift to the rightmost house. */
  private final int rightmost;

  private final boolean emptyCapture;
  private final long houseMask;
  private final long[] sowOwn;
  private final long[] sowOther;
  private final byte[] lasts;

  private long own;
  private long other;
  private int player;
  private long[] history = new long[128];
  private int top;

  PackedKalahState(KalahRules rules, SowingTable table, Setup setup) {
    this.rules = rules;
    this.houses = rules.layout().houses();
    this.rightmost = 8 * (houses - 1);
    this.emptyCapture = rules.emptyCapture();
    this.houseMask = table.houseMask;
    this.sowOwn = table.own;
    this.sowOther = table.other;
    this.lasts = table.last;
    this.player = setup.toMove();
    this.own = pack(setup, player);
    this.other = pack(setup, 1 - player);
  }

  private PackedKalahState(PackedKalahState original) {
    this.rules = original.rules;
    this.houses = original.houses;
    this.rightmost = original.rightmost;
    this.emptyCapture = original.emptyCapture;
    this.houseMask = original.houseMask;
    this.sowOwn = original.sowOwn;
    this.sowOther = original.sowOther;
    this.lasts = original.lasts;
    this.player = original.player;
    this.own = original.own;
    this.other = original.other;
  }

  @Override
  public MancalaRules rules() {
    return rules;
  }

  @Override
  public int toMove() {
    return player;
  }

  @Override
  public boolean over() {
    return (own & houseMask) == 0;
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    long[] moves = out.room(SowingTable.HOUSES);
    long filled = filled();
    // Every house is written, and overwritten by the next if it is empty: no branch to mispredict.
    int count = 0;
    for (int house = 0; house < SowingTable.HOUSES; house++) {
      moves[count] = house;
      count += (int) (filled >>> (8 * house + 7)) & 1;
    }
    out.setSize(count);
    return count;
  }

  @Override
  public long randomMove(RandomGenerator random, MoveList scratch) {
    long filled = filled();
    if (filled == 0) {
      return MoveList.NONE;
    }
    for (int skip = random.nextInt(Long.bitCount(filled)); skip > 0; skip--) {
      filled &= filled - 1;
    }
    int house = Long.numberOfTrailingZeros(filled) >>> 3;
    return house;
  }

  @Override
  public void play(long move) {
    if (top == history.length) {
      history = Arrays.copyOf(history, 2 * top);
    }
    history[top] = own | ((long) player << MOVER_SHIFT);
    history[top + 1] = other;
    top += 2;
    int entry = entry((int) move);
    long mine = own + sowOwn[entry];
    long yours = other + sowOther[entry];
    int last = lasts[entry];
    if (((mine >>> last) & 0xff) == 1) {
      int across = rightmost - last;
      long taken = (yours >>> across) & 0xff;
      if (taken != 0 || emptyCapture) {
        yours -= taken << across;
        mine += ((taken + 1) << SowingTable.STORE_SHIFT) - (1L << last);
      }
    }
    if ((mine & houseMask) == 0 || (yours & houseMask) == 0) {
      mine = swept(mine);
      yours = swept(yours);
    }
    if (last == SowingTable.STORE) {
      own = mine;
      other = yours;
    } else {
      own = yours;
      other = mine;
      player ^= 1;
    }
  }

  @Override
  public void undo() {
    top -= 2;
    long saved = history[top];
    player = (int) (saved >>> MOVER_SHIFT) & 1;
    own = saved & ~(1L << MOVER_SHIFT);
    other = history[top + 1];
  }

  @Override
  public long key() {
    long hash = (own | ((long) player << MOVER_SHIFT)) * 0x9e3779b97f4a7c15L;
    hash = ((hash ^ (hash >>> 32)) + other) * 0xd6e8feb86659fd93L;
    return hash ^ (hash >>> 29);
  }

  @Override
  public int store(int owner) {
    return (int) (side(owner) >>> SowingTable.STORE_SHIFT);
  }

  @Override
  public int seeds(int owner, int house) {
    return (int) (side(owner) >>> (8 * house)) & 0xff;
  }

  @Override
  public int seeds(int owner) {
    return (int) (((side(owner) & houseMask) * ONES) >>> SowingTable.STORE_SHIFT);
  }

  @Override
  public int toMoveAfter(long move) {
    return lasts[entry((int) move)] == SowingTable.STORE ? player : player ^ 1;
  }

  @Override
  public boolean extraTurn(long move) {
    return lasts[entry((int) move)] == SowingTable.STORE;
  }

  @Override
  public int captured(long move) {
    int entry = entry((int) move);
    int last = lasts[entry];
    if ((((own + sowOwn[entry]) >>> last) & 0xff) != 1) {
      return 0;
    }
    int taken = (int) ((other + sowOther[entry]) >>> (rightmost - last)) & 0xff;
    return taken != 0 || emptyCapture ? taken + 1 : 0;
  }

  @Override
  public int leadAfter(long move) {
    int entry = entry((int) move);
    long mine = own + sowOwn[entry];
    long yours = other + sowOther[entry];
    int last = lasts[entry];
    if (((mine >>> last) & 0xff) == 1) {
      int across = rightmost - last;
      long taken = (yours >>> across) & 0xff;
      if (taken != 0 || emptyCapture) {
        yours -= taken << across;
        mine += ((taken + 1) << SowingTable.STORE_SHIFT) - (1L << last);
      }
    }
    return (mine & houseMask) == 0 || (yours & houseMask) == 0
        ? Evaluator.UNKNOWN
        : (int) (mine >>> SowingTable.STORE_SHIFT) - (int) (yours >>> SowingTable.STORE_SHIFT);
  }

  @Override
  public Setup setup() {
    Layout layout = rules.layout();
    int[] contents = new int[layout.cells()];
    for (int owner = 0; owner < 2; owner++) {
      for (int house = 0; house < houses; house++) {
        contents[layout.house(owner, house)] = seeds(owner, house);
      }
      contents[layout.store(owner)] = store(owner);
    }
    return Setup.empty(rules.board()).withContents(contents).withToMove(player);
  }

  @Override
  public int content(int cell) {
    if (cell >= 2 * houses) {
      return store(cell - 2 * houses);
    }
    return cell < houses ? seeds(0, cell) : seeds(1, cell - houses);
  }

  @Override
  public int from(long move) {
    return player * houses + (int) move;
  }

  @Override
  public int to(long move) {
    int last = ((int) move + seeds(player, (int) move)) % (2 * houses + 1);
    if (last == houses) {
      return 2 * houses + player;
    }
    return last < houses ? player * houses + last : (1 - player) * houses + last - houses - 1;
  }

  @Override
  public int[] path(long move) {
    Layout layout = rules.layout();
    int[] ring = layout.ring(false, player);
    int[] path = new int[seeds(player, (int) move) + 1];
    path[0] = layout.house(player, (int) move);
    for (int i = 1; i < path.length; i++) {
      path[i] = ring[path[i - 1]];
    }
    return path;
  }

  @Override
  public State copy() {
    return new PackedKalahState(this);
  }

  /** Returns the top bit of each byte whose house is not empty; no house reaches 128 seeds. */
  private long filled() {
    long mask = houseMask & 0x7f7f7f7f7f7f7f7fL;
    return ((own & mask) + mask) & ~mask & houseMask;
  }

  private int entry(int house) {
    return (house << SowingTable.HOUSE_SHIFT) | ((int) (own >>> (8 * house)) & 0x7f);
  }

  private long side(int owner) {
    return owner == player ? own : other;
  }

  /** Moves the seeds of all houses of a side into its store. */
  private long swept(long side) {
    long inHouses = ((side & houseMask) * ONES) >>> SowingTable.STORE_SHIFT;
    return (side & ~houseMask) + (inHouses << SowingTable.STORE_SHIFT);
  }

  private long pack(Setup setup, int owner) {
    Layout layout = rules.layout();
    long side = (long) setup.content(layout.store(owner)) << SowingTable.STORE_SHIFT;
    for (int house = 0; house < houses; house++) {
      side |= (long) setup.content(layout.house(owner, house)) << (8 * house);
    }
    return side;
  }
}
