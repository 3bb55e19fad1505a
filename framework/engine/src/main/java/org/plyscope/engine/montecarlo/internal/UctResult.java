package org.plyscope.engine.montecarlo.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.engine.montecarlo.UctFigures;
import org.plyscope.engine.montecarlo.UctSettings;
import org.plyscope.engine.montecarlo.UctSettings.FinalChoice;
import org.plyscope.engine.montecarlo.UctSettings.Parallel;

/** The result of the trees of a search: the moves of the root with their visits added up. */
final class UctResult {
  private final SearchRequest request;
  private final UctSettings settings;
  private final List<UctRun> runs;
  private final UctRun first;
  private final int players;
  private final int player;

  UctResult(SearchRequest request, UctSettings settings, List<UctRun> runs) {
    this.request = request;
    this.settings = settings;
    this.runs = runs;
    this.first = runs.get(0);
    this.players = first.tree().players();
    this.player = first.tree().mover(0);
  }

  /** A move of the root in all trees together. */
  private final class RootMove {
    private final long move;
    private long visits;
    private final double[] sums = new double[players];
    private final float[] least = new float[players];
    private final float[] most = new float[players];
    private int child = -1;

    RootMove(long move) {
      this.move = move;
      Arrays.fill(most, 1);
    }

    void add(Tree tree, int node) {
      visits += tree.visits(node);
      for (int i = 0; i < players; i++) {
        sums[i] += tree.sum(node, i);
        if (tree.has(Column.BOUNDS)) {
          least[i] = Math.max(least[i], tree.least(node, i));
          most[i] = Math.min(most[i], tree.most(node, i));
        }
      }
      child = tree == first.tree() ? node : child;
    }

    double mean(int who) {
      return visits == 0 ? Double.NaN : sums[who] / visits;
    }

    boolean proved(int who) {
      return least[who] == most[who];
    }

    /** Returns the proved payoff of a player, else the mean: one scale before and after a proof. */
    double payoff(int who) {
      if (proved(who)) {
        return least[who];
      }
      return players == 2 && proved(1 - who) ? 1 - least[1 - who] : mean(who);
    }

    Candidate candidate() {
      Candidate candidate = Candidate.of(move).withEffort(visits);
      if (proved(player)) {
        float payoff = least[player];
        candidate = candidate.withValue(payoff, Bound.EXACT).withFigure(UctFigures.PROVED, payoff);
      } else if (visits > 0) {
        candidate = candidate.withValue(mean(player), Bound.MEAN);
      }
      Tree tree = first.tree();
      if (child >= 0 && tree.visits(child) > 0) {
        double exploration = first.kernel().exploration(child);
        candidate = candidate.withFigure(UctFigures.EXPLORATION, exploration);
      }
      if (child >= 0 && tree.has(Column.RAVE) && tree.raveVisits(child) > 0) {
        candidate = candidate.withFigure(UctFigures.RAVE, tree.raveMean(child));
      }
      if (child >= 0 && tree.has(Column.PRIOR)) {
        candidate = candidate.withFigure(UctFigures.PRIOR, tree.prior(child));
      }
      return candidate;
    }
  }

  SearchResult make(Status status) {
    List<RootMove> moves = sorted();
    long[] line = line(moves);
    Counts counts = counts();
    SearchResult.Builder result =
        SearchResult.builder(line[0])
            .status(status)
            .nanos(first.clock().nanos())
            .line(line)
            .candidates(moves.stream().map(RootMove::candidate).toList())
            .counts(counts)
            .figure(UctFigures.PLAYOUT_LENGTH, playoutLength(counts))
            .comment(comment(counts));
    if (first.keptNodes() > 0) {
      result.figure(UctFigures.KEPT, first.keptNodes());
    }
    if (!moves.isEmpty() && moves.get(0).visits > 0) {
      RootMove best = moves.get(0);
      result
          .value(best.payoff(player))
          .values(IntStream.range(0, players).mapToDouble(best::payoff).toArray())
          .solved(players == 2 && best.proved(player) && first.proved());
    }
    return result.build();
  }

  private double playoutLength(Counts counts) {
    long plies = runs.stream().mapToLong(UctRun::playedOut).sum();
    return (double) plies / counts.playouts();
  }

  private Counts counts() {
    SearchCounters counters = first.counters();
    if (runs.size() == 1) {
      counters.stored(first.tree().size());
      return counters.counts();
    }
    // Trees of several threads are counted anew, all together.
    SearchCounters all = new SearchCounters();
    long stored = 0;
    for (UctRun run : runs) {
      Tree tree = run.tree();
      int[] plies = new int[tree.size()];
      for (int node = 0; node < plies.length; node++) {
        plies[node] = node == 0 ? 0 : plies[tree.parent(node)] + 1;
        all.node(plies[node]);
        if (tree.firstChild(node) < 0) {
          all.leaf(plies[node]);
        }
      }
      for (int i = 0; i < tree.visits(0); i++) {
        all.playout();
      }
      stored += tree.size();
    }
    all.stored(stored);
    return all.counts();
  }

  private String comment(Counts counts) {
    String comment =
        "%d nodes in the tree, the deepest %d plies down."
            .formatted(counts.stored(), Math.max(0, counts.plies() - 1));
    if (runs.stream().anyMatch(run -> run.tree().room() == 0)) {
      comment += " The tree is full and no longer grows.";
    }
    if (settings.parallel() == Parallel.TREE) {
      comment += " Several threads share the tree, so the search is not repeatable.";
    } else if (settings.parallel() == Parallel.ROOT && request.limits().millis() > 0) {
      comment += " Each thread has a tree of its own; with a time limit that is not repeatable.";
    }
    return comment;
  }

  /** Returns the moves of the root, the one to play first. */
  private List<RootMove> sorted() {
    Map<Long, RootMove> moves = new LinkedHashMap<>();
    for (UctRun run : runs) {
      Tree tree = run.tree();
      for (int child = tree.firstChild(0); child >= 0; child = tree.nextSibling(child)) {
        moves.computeIfAbsent(tree.move(child), RootMove::new).add(tree, child);
      }
    }
    List<RootMove> sorted = new ArrayList<>(moves.values());
    sorted.sort(order(sorted).reversed());
    return sorted;
  }

  /**
   * Proved moves go first: a move that surely gets the most that is known to be possible, and no
   * move that is known to be worse. Then the final choice decides, then visits and mean, then
   * chance.
   */
  private Comparator<RootMove> order(List<RootMove> moves) {
    float sure = (float) moves.stream().mapToDouble(m -> m.least[player]).max().orElse(0);
    Comparator<RootMove> order = Comparator.comparing(m -> m.most[player] >= sure);
    if (first.proved()) {
      order = order.thenComparing(m -> m.least[player] >= sure);
    }
    Comparator<RootMove> mean =
        Comparator.comparingDouble(m -> m.visits == 0 ? -1 : m.mean(player));
    if (settings.choice() == FinalChoice.BEST_MEAN) {
      order = order.thenComparing(mean);
    }
    return order
        .thenComparingLong(m -> m.visits)
        .thenComparing(mean)
        .thenComparingLong(m -> lot(m.move));
  }

  /** Returns the most visited line; without any visit, the first legal move. */
  private long[] line(List<RootMove> moves) {
    if (moves.isEmpty()) {
      return new long[] {request.rootMoves()[0]};
    }
    List<Long> line = new ArrayList<>();
    line.add(moves.get(0).move);
    Tree tree = first.tree();
    int node = moves.get(0).child < 0 ? -1 : mostVisited(tree, moves.get(0).child);
    while (node >= 0) {
      line.add(tree.move(node));
      node = mostVisited(tree, node);
    }
    return line.stream().mapToLong(Long::longValue).toArray();
  }

  private static int mostVisited(Tree tree, int node) {
    int best = -1;
    for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
      boolean better = best < 0 || tree.visits(child) > tree.visits(best);
      best = tree.visits(child) > 0 && better ? child : best;
    }
    return best;
  }

  /**
   * Draws a number for a move, so that chance decides between equals: always the same one in a
   * search, so that its reports do not waver.
   */
  private long lot(long move) {
    return new SplittableRandom(request.seed() + move * 0x9E3779B97F4A7C15L).nextLong();
  }
}
