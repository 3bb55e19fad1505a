package org.plyscope.testkit.games;

import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** A ply and a sum; everything else follows from their hash. */
final class LatticeState implements State {
  private final LatticeRules rules;
  private final int length;
  private final int[] sums;
  private int ply;
  private long hash;

  LatticeState(LatticeRules rules, int ply, int sum) {
    this.rules = rules;
    this.length = rules.length();
    this.sums = new int[Math.max(length, ply) + 1];
    this.ply = ply;
    this.sums[ply] = sum;
    rehash();
  }

  @Override
  public int toMove() {
    return (int) (hash >>> 3 & 0xFFFF) % rules.players();
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    int count = over() ? 0 : 1 + (int) (hash >>> 20 & 0xFFFF) % rules.width();
    for (int i = 0; i < count; i++) {
      out.add(i);
    }
    return count;
  }

  @Override
  public void play(long move) {
    int next = sums[ply] + (int) (move * move) + 1;
    sums[++ply] = next;
    rehash();
  }

  @Override
  public void undo() {
    ply--;
    rehash();
  }

  @Override
  public long key() {
    return hash;
  }

  @Override
  public boolean over() {
    return ply >= length || (ply > 2 && (hash >>> 40 & 15) == 0);
  }

  @Override
  public void payoffs(double[] out) {
    int players = rules.players();
    if (!over() || (hash >>> 52 & 7) == 0) {
      java.util.Arrays.fill(out, 0.5);
      return;
    }
    int first = (int) (hash >>> 45 & 0x3F) % players;
    for (int i = 0; i < players; i++) {
      out[(first + i) % players] = 1 - (double) i / (players - 1);
    }
  }

  @Override
  public boolean noisy(long move) {
    return (hash >>> 8 & 3) == move;
  }

  int hashValue(int player) {
    return (int) ((mixed(hash + player) >>> 33) % 201) - 100;
  }

  @Override
  public String position() {
    return ply + ":" + sums[ply];
  }

  @Override
  public Setup setup() {
    return Setup.empty(rules.board()).with(0, ply).with(1, sums[ply]).withToMove(toMove());
  }

  @Override
  public String text(long move) {
    return "m" + move;
  }

  @Override
  public long parseMove(String text) {
    MoveList legal = new MoveList();
    moves(legal);
    for (int i = 0; i < legal.size(); i++) {
      if (text(legal.get(i)).equals(text.strip())) {
        return legal.get(i);
      }
    }
    throw new InputException(
        "'" + text + "' is not a move; there are m0 to m" + legal.size() + ".");
  }

  @Override
  public int[] path(long move) {
    return new int[] {1};
  }

  @Override
  public State copy() {
    return new LatticeState(rules, ply, sums[ply]);
  }

  private void rehash() {
    hash = mixed(rules.seed() * 1_000_003 + ((long) ply << 32) + sums[ply]);
  }

  private static long mixed(long value) {
    long z = value * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
