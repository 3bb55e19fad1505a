package org.plyscope.experiment.results.internal;

/** Counts won, drawn and lost games. Used by one thread. */
public final class WinDrawLoss {
  private long games;
  private long wins;
  private long draws;

  /** Starts without games. */
  WinDrawLoss() {}

  /** Copies counts. */
  WinDrawLoss(WinDrawLoss other) {
    games = other.games;
    wins = other.wins;
    draws = other.draws;
  }

  /** Counts a game: a win if the number is positive, a loss if it is negative. */
  void add(double sign) {
    games++;
    wins += sign > 0 ? 1 : 0;
    draws += sign == 0 ? 1 : 0;
  }

  /** Returns how many games were counted. */
  public long games() {
    return games;
  }

  /** Returns how many were won. */
  public long wins() {
    return wins;
  }

  /** Returns how many were neither won nor lost. */
  public long draws() {
    return draws;
  }

  /** Returns how many were lost. */
  public long losses() {
    return games - wins - draws;
  }
}
