package org.plyscope.engine.montecarlo.internal.kernel;

import java.util.random.RandomGenerator;

/** A small fast source of chance for playouts (xorshift with a multiplier). */
final class PlayoutRandom implements RandomGenerator {
  private long state;

  PlayoutRandom(long seed) {
    // Spreads neighbouring seeds; the state of the generator must not be 0.
    long mixed = (seed + 0x632BE59BD9B4E019L) * 0x9E3779B97F4A7C15L;
    state = (mixed ^ (mixed >>> 32)) | 1;
  }

  @Override
  public long nextLong() {
    state ^= state >>> 12;
    state ^= state << 25;
    state ^= state >>> 27;
    return state * 0x2545F4914F6CDD1DL;
  }

  /** Scales instead of dividing: the bias is below bound / 2³². */
  @Override
  public int nextInt(int bound) {
    return (int) (((nextLong() >>> 32) * bound) >>> 32);
  }
}
