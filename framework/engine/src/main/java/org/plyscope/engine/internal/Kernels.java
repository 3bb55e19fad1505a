package org.plyscope.engine.internal;

import org.plyscope.engine.internal.kernel.AlphaBeta;

/** Makes kernels. */
public final class Kernels {
  private Kernels() {}

  /** Makes an alpha-beta kernel for one search. */
  public static AlphaBetaKernel alphaBeta(AlphaBetaJob job) {
    return new AlphaBeta(job);
  }
}
