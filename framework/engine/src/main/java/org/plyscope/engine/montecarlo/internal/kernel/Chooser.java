package org.plyscope.engine.montecarlo.internal.kernel;

import org.plyscope.engine.montecarlo.internal.Tree;
import org.plyscope.engine.montecarlo.internal.UctJob;

/** Selects among the children of a node. One class of these is loaded per kernel. */
abstract class Chooser {
  final Tree tree;
  final PlayoutRandom random;

  /** The factor of ln n / n_j under the root. */
  final double factor;

  Chooser(UctJob job, PlayoutRandom random) {
    this.tree = job.tree();
    this.random = random;
    this.factor = job.settings().selection().factor();
  }

  /** Makes the chooser that a search needs. */
  static Chooser of(UctJob job, PlayoutRandom random, Proof proof) {
    return job.plain() ? new PlainChooser(job, random) : new RichChooser(job, random, proof);
  }

  /** Returns the child to visit next; any of several with the same probability. */
  abstract int choose(int node);

  /** Returns whether a node that has not got all its children yet would rather visit one it has. */
  abstract boolean content(int node);

  /** Returns the term added to the mean payoff of a visited child. */
  abstract double exploration(int child);
}
