package org.plyscope.api.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/** Which moves caused the cut-offs of a set of searches, per ply. Built by the host, immutable. */
public final class CutoffProfile {
  /** The names of the groups of places, counted from 1. */
  public static final List<String> GROUPS =
      List.of("1st", "2nd", "3rd", "4–5", "6–10", "11–20", "21+");

  /** The profile of no searches. */
  public static final CutoffProfile NONE = new CutoffProfile(new long[0][], new double[0]);

  private final long[][] cutoffs;
  private final double[] indexSums;

  private CutoffProfile(long[][] cutoffs, double[] indexSums) {
    this.cutoffs = cutoffs;
    this.indexSums = indexSums;
  }

  /**
   * Makes a profile.
   *
   * @param cutoffs the cut-offs for each ply and group
   * @param indexSums the sum of the places, from 0, of the moves that caused cut-offs, for each ply
   * @return the profile
   */
  public static CutoffProfile of(long[][] cutoffs, double[] indexSums) {
    if (cutoffs.length != indexSums.length
        || Arrays.stream(cutoffs).anyMatch(ply -> ply.length != GROUPS.size())) {
      throw new IllegalArgumentException("The numbers of plies or groups do not match.");
    }
    return new CutoffProfile(
        Arrays.stream(cutoffs).map(long[]::clone).toArray(long[][]::new), indexSums.clone());
  }

  /**
   * Returns how many plies were reached.
   *
   * @return the number
   */
  public int plies() {
    return cutoffs.length;
  }

  /**
   * Returns the cut-offs at a ply.
   *
   * @param ply the ply
   * @return the number
   */
  public long cutoffs(int ply) {
    return LongStream.of(cutoffs[ply]).sum();
  }

  /**
   * Returns the cut-offs at a ply that moves of a group caused.
   *
   * @param ply the ply
   * @param group one of {@link #GROUPS}
   * @return the number
   */
  public long cutoffs(int ply, int group) {
    return cutoffs[ply][group];
  }

  /**
   * Returns the mean place of the moves that caused cut-offs at a ply.
   *
   * @param ply the ply
   * @return the mean of places from 0, NaN without cut-offs
   */
  public double meanIndex(int ply) {
    return indexSums[ply] / cutoffs(ply);
  }

  /**
   * Returns all cut-offs.
   *
   * @return the number
   */
  public long cutoffs() {
    return Arrays.stream(cutoffs).flatMapToLong(LongStream::of).sum();
  }

  /**
   * Returns the share of the cut-offs that the first move caused.
   *
   * @return from 0 to 1, NaN without cut-offs
   */
  public double firstRate() {
    double first = Arrays.stream(cutoffs).mapToLong(ply -> ply[0]).sum();
    return first / cutoffs();
  }

  /**
   * Returns the mean place of the moves that caused cut-offs.
   *
   * @return the mean of places from 0, NaN without cut-offs
   */
  public double meanIndex() {
    return Arrays.stream(indexSums).sum() / cutoffs();
  }
}
