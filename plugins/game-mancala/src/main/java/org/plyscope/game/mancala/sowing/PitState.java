package org.plyscope.game.mancala.sowing;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;

/**
 * The sowing engine: counts per cell, a key that changes with every seed, and a history of rows.
 *
 * <p>A game implements {@link #step}, the effect of a move, and {@link #moves}. It changes counts
 * only through {@link #add} and {@link #take}, so that the key keeps up.
 */
public abstract class PitState implements MancalaState {
  private static final int LARGEST = 32;
  private static final long[] WEIGHTS = new SplittableRandom(0x5eed).longs(LARGEST).toArray();

  private final MancalaRules rules;
  private final Layout layout;
  private final int[] counts;
  private final int[][] rings;
  private int player;
  private boolean over;
  private long sum;

  private int[] rows;
  private long[] sums = new long[64];
  private int depth;

  /** Where the last seed fell that was sown. */
  private int lastSown;

  private int[] trail;
  private int trailLength;

  /**
   * Starts from a setup.
   *
   * @param rules the rules
   * @param rings for each player, the cell that gets the next seed
   * @param setup where to start
   * @param extras numbers besides the cells that belong to the position
   */
  protected PitState(MancalaRules rules, int[][] rings, Setup setup, int... extras) {
    this.rules = rules;
    this.layout = rules.layout();
    this.rings = rings;
    this.player = setup.toMove();
    this.counts = new int[layout.cells() + extras.length];
    this.rows = new int[64 * (counts.length + 1)];
    for (int cell = 0; cell < layout.cells(); cell++) {
      add(cell, setup.content(cell));
    }
    for (int i = 0; i < extras.length; i++) {
      add(layout.cells() + i, extras[i]);
    }
  }

  /** Makes a copy with the memory of the original. */
  protected PitState(PitState other) {
    this.rules = other.rules;
    this.layout = other.layout;
    this.rings = other.rings;
    this.player = other.player;
    this.counts = other.counts.clone();
    this.over = other.over;
    this.sum = other.sum;
    this.rows = other.rows.clone();
    this.sums = other.sums.clone();
    this.depth = other.depth;
  }

  /**
   * Empties a house, sows, captures and ends the game if the rules require it.
   *
   * @param move a legal move
   * @return the player who moves next
   */
  protected abstract int step(int move);

  /**
   * Ends the game if the rules require it, after {@link #step}; {@link #toMove} is the next player.
   */
  protected abstract void settle();

  @Override
  public final MancalaRules rules() {
    return rules;
  }

  @Override
  public final int toMove() {
    return player;
  }

  @Override
  public final boolean over() {
    return over;
  }

  @Override
  public final int store(int owner) {
    return counts[layout.store(owner)];
  }

  @Override
  public final long key() {
    long hash = (sum + player) * 0x9e3779b97f4a7c15L;
    hash = (hash ^ (hash >>> 32)) * 0xd6e8feb86659fd93L;
    return hash ^ (hash >>> 32);
  }

  @Override
  public final void play(long move) {
    save();
    player = step((int) move);
    settle();
  }

  @Override
  public final void undo() {
    int width = counts.length;
    int row = --depth * (width + 1);
    System.arraycopy(rows, row, counts, 0, width);
    player = rows[row + width];
    sum = sums[depth];
    over = false;
  }

  @Override
  public Setup setup() {
    return Setup.empty(rules.board())
        .withContents(Arrays.copyOf(counts, layout.cells()))
        .withToMove(player);
  }

  @Override
  public final int[] path(long move) {
    if (move == layout.houses()) {
      return new int[] {layout.store(player)};
    }
    PitState walker = (PitState) copy();
    walker.trail = new int[64];
    walker.step((int) move);
    int[] path = new int[walker.trailLength + 1];
    path[0] = layout.house(player, (int) move);
    System.arraycopy(walker.trail, 0, path, 1, walker.trailLength);
    return path;
  }

  @Override
  public final int content(int cell) {
    return counts[cell];
  }

  /** Returns the house a move empties, or the mover's store for a pass. */
  @Override
  public final int from(long move) {
    return move == layout.houses() ? layout.store(player) : layout.house(player, (int) move);
  }

  /** Sows to see where the last seed falls, which may be some laps away. */
  @Override
  public final int to(long move) {
    lastSown = from(move);
    save();
    step((int) move);
    undo();
    return lastSown;
  }

  /** Saves the position for {@link #undo}. */
  protected final void save() {
    int width = counts.length;
    int row = depth * (width + 1);
    if (row == rows.length) {
      rows = Arrays.copyOf(rows, 2 * row);
      sums = Arrays.copyOf(sums, 2 * depth);
    }
    System.arraycopy(counts, 0, rows, row, width);
    rows[row + width] = player;
    sums[depth++] = sum;
  }

  /** Returns the shape of the board. */
  protected final Layout layout() {
    return layout;
  }

  /** Returns the seeds in a cell. */
  protected final int count(int cell) {
    return counts[cell];
  }

  /** Puts seeds into a cell. */
  protected final void add(int cell, int seeds) {
    counts[cell] += seeds;
    sum += WEIGHTS[cell] * seeds;
  }

  /** Empties a cell. */
  protected final int take(int cell) {
    int seeds = counts[cell];
    add(cell, -seeds);
    return seeds;
  }

  /** Returns the cell that gets the next seed. */
  protected int next(int cell) {
    return rings[player][cell];
  }

  /**
   * Empties a house and sows its seeds one by one.
   *
   * @param from the house
   * @param skipped a cell that gets no seed, or -1
   * @return the cell of the last seed
   */
  protected final int sow(int from, int skipped) {
    int seeds = take(from);
    int cell = from;
    while (seeds > 0) {
      cell = next(cell);
      if (cell != skipped) {
        add(cell, 1);
        seeds--;
        if (trail != null) {
          note(cell);
        }
      }
    }
    lastSown = cell;
    return cell;
  }

  /** Returns the seeds in all houses of a player. */
  protected final int inHouses(int owner) {
    int seeds = 0;
    for (int house = 0; house < layout.houses(); house++) {
      seeds += counts[layout.house(owner, house)];
    }
    return seeds;
  }

  /** Moves the seeds of all houses of a player to a store. */
  protected final void sweep(int owner, int winner) {
    for (int house = 0; house < layout.houses(); house++) {
      add(layout.store(winner), take(layout.house(owner, house)));
    }
  }

  /** Gives the turn to a player, whatever {@link #step} returned. */
  protected final void turn(int next) {
    player = next;
  }

  /** Ends the game. */
  protected final void end() {
    over = true;
  }

  /** Lists every house of the player to move that is not empty. */
  protected final int filledHouses(MoveList out) {
    out.clear();
    for (int house = 0; house < layout.houses(); house++) {
      if (counts[layout.house(player, house)] > 0) {
        out.add(house);
      }
    }
    return out.size();
  }

  /** Returns whether the same position was on the board before. */
  protected final boolean repeated() {
    int width = counts.length;
    for (int i = depth - 1; i >= 0; i--) {
      int row = i * (width + 1);
      if (rows[row + layout.store(0)] != store(0) || rows[row + layout.store(1)] != store(1)) {
        return false;
      }
      if (sums[i] == sum && rows[row + width] == player) {
        return true;
      }
    }
    return false;
  }

  private void note(int cell) {
    if (trailLength == trail.length) {
      trail = Arrays.copyOf(trail, 2 * trailLength);
    }
    trail[trailLength++] = cell;
  }
}
