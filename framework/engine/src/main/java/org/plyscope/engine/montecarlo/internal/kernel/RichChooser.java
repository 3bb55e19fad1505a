package org.plyscope.engine.montecarlo.internal.kernel;

import org.plyscope.api.agent.montecarlo.TreePolicy;
import org.plyscope.engine.montecarlo.SelectionSettings;
import org.plyscope.engine.montecarlo.SelectionSettings.Form;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.engine.montecarlo.internal.Column;
import org.plyscope.engine.montecarlo.internal.UctJob;

/** Every way to select: the rules, first-play urgency, RAVE, progressive bias, proofs, twins. */
final class RichChooser extends Chooser {
  private static final double QUARTER = 0.25;

  private final SelectionSettings settings;
  private final Proof proof;
  private final boolean shared;
  private final TreePolicy selection;

  /** The visits of a parent count as one more in one form of the exploration term. */
  private final int more;

  private double bestBound;

  RichChooser(UctJob job, PlayoutRandom random, Proof proof) {
    super(job, random);
    this.settings = job.settings().selection();
    this.selection = job.parts().selection();
    this.proof = proof;
    this.shared = tree.has(Column.SHARED);
    this.more = settings.form() == Form.PLAIN ? 1 : 0;
  }

  @Override
  int choose(int node) {
    if (settings.epsilon() > 0 && random.nextDouble() < settings.epsilon()) {
      return any(node);
    }
    return best(node);
  }

  @Override
  boolean content(int node) {
    if (Double.isNaN(settings.firstPlay()) || tree.firstChild(node) < 0) {
      return false;
    }
    best(node);
    return bestBound >= settings.firstPlay();
  }

  private int any(int node) {
    int skip = random.nextInt(tree.childCount(node));
    int child = tree.firstChild(node);
    for (; skip > 0; skip--) {
      child = tree.nextSibling(child);
    }
    return child;
  }

  private int best(int node) {
    int reference = settings.rave() > 0 ? reference(node) : node;
    int best = -1;
    int ties = 1;
    bestBound = Double.NEGATIVE_INFINITY;
    for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
      if (proof != null && proof.pointless(node, child)) {
        continue;
      }
      double bound = urgency(node, child, reference);
      if (bound > bestBound || best < 0) {
        bestBound = bound;
        best = child;
        ties = 1;
      } else if (bound == bestBound && random.nextInt(++ties) == 0) {
        best = child;
      }
    }
    return best;
  }

  private double urgency(int node, int child, int reference) {
    int player = tree.mover(node);
    int visits = tree.visits(child);
    if (settings.rule() == Rule.UNIFORM) {
      return -visits;
    }
    double bias = settings.bias() == 0 ? 0 : settings.bias() * tree.prior(child) / (visits + 1);
    if (visits == 0 && settings.rule() != Rule.PART) {
      return unvisited(node, child, player) + bias;
    }
    double mean = mean(child, player, visits);
    if (settings.rave() > 0) {
      mean = mixed(mean, visits, child, reference);
    }
    return settings.rule() == Rule.PART
        ? told(child, mean, visits) + bias
        : mean + exploration(child) + bias;
  }

  private double mean(int child, int player, int visits) {
    if (visits == 0) {
      return 0;
    }
    return shared ? tree.sharedMean(child, player) : tree.mean(child, player);
  }

  /** Returns the value of the part. */
  private double told(int child, double mean, int visits) {
    double square = visits == 0 ? 0 : tree.squares(child) / visits;
    return selection.urgency(
        tree.visits(tree.parent(child)), visits, mean, square, tree.prior(child));
  }

  private double unvisited(int node, int child, int player) {
    double urgency = settings.firstPlay();
    if (settings.rule() != Rule.PUCT) {
      return Double.isNaN(urgency) ? Double.POSITIVE_INFINITY : urgency;
    }
    double mean =
        !Double.isNaN(urgency)
            ? urgency
            : tree.visits(node) == 0 ? 0 : tree.sum(node, player) / tree.visits(node);
    return mean + exploration(child);
  }

  /** Returns the node whose RAVE means are used: this one, or the nearest above that knows more. */
  private int reference(int node) {
    int player = tree.mover(node);
    for (int above = node; above >= 0; above = tree.parent(above)) {
      if (tree.mover(above) == player && tree.visits(above) >= settings.raveReference()) {
        return above;
      }
    }
    return node;
  }

  /** Weighs the mean of a move with that of all playouts in which it was made at any time. */
  private double mixed(double mean, int visits, int child, int reference) {
    int known = reference == tree.parent(child) ? child : tree.child(reference, tree.move(child));
    if (known < 0 || tree.raveVisits(known) == 0) {
      return mean;
    }
    double weight = Math.sqrt(settings.rave() / (3.0 * visits + settings.rave()));
    return (1 - weight) * mean + weight * tree.raveMean(known);
  }

  @Override
  double exploration(int child) {
    int parent = tree.parent(child);
    double visits = tree.visits(child);
    double all = tree.visits(parent) + more;
    return switch (settings.rule()) {
      case UCB1 -> Math.sqrt(factor * Math.log(all) / visits);
      case UCB1_TUNED -> tuned(child, Math.log(all) / visits);
      case PUCT -> settings.constant() * tree.prior(child) * Math.sqrt(all) / (1 + visits);
      case UNIFORM -> 0;
      case PART -> beyondMean(child);
    };
  }

  private double beyondMean(int child) {
    int visits = tree.visits(child);
    double mean = mean(child, tree.mover(tree.parent(child)), visits);
    return told(child, mean, visits) - mean;
  }

  private double tuned(int child, double share) {
    double mean = tree.mean(child, tree.mover(tree.parent(child)));
    double variance = tree.squares(child) / tree.visits(child) - mean * mean;
    return Math.sqrt(factor * share * Math.min(QUARTER, variance + Math.sqrt(2 * share)));
  }
}
