package org.plyscope.engine.alphabeta.internal.kernel;

import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.Scores;
import org.plyscope.engine.alphabeta.Pruning;
import org.plyscope.engine.alphabeta.Ties;
import org.plyscope.engine.alphabeta.TranspositionTable;
import org.plyscope.engine.alphabeta.internal.AlphaBetaJob;
import org.plyscope.engine.alphabeta.internal.AlphaBetaKernel;
import org.plyscope.engine.internal.RootMoves;
import org.plyscope.engine.internal.kernel.PrincipalLine;
import org.plyscope.engine.internal.kernel.Tracer;
import org.plyscope.engine.internal.kernel.Walk;
import org.plyscope.engine.internal.kernel.Walks;

/**
 * Alpha-beta search in its negamax form, for any order of turns.
 *
 * <p>There are two sides: the player to move at the root ("ours") and all others. Inside a node all
 * values are from the view of the side to move there: it wants {@code best} to be large, has {@code
 * low} already elsewhere and the opponent will not allow more than {@code high}. When the other
 * side moves next, the child's window and value are negated; when the same side moves again (an
 * extra turn), they are not.
 */
public final class AlphaBeta implements AlphaBetaKernel {
  private static final int INFINITY = Scores.INFINITY;

  private final AlphaBetaJob job;
  private final Walk walk;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final TableAccess table;
  private final Endgames endgames;
  private final ForwardPruning guess;
  private final boolean deep;
  private final boolean several;
  private final boolean watches;
  private final boolean prunes;
  private final boolean strict;
  private final boolean emptyWindows;
  private final boolean learns;
  private final boolean guesses;
  private final boolean bareLeaves;
  private final Quiescence quiescence;
  private final LastPly lastPly;
  private final RootNode root;
  private final MoveMemory memory;
  private final MoveSorter sorter;
  private final PrincipalLine line = new PrincipalLine();
  private final Tracer tracer;

  private boolean horizon;
  private boolean ended;

  /** Makes a kernel for one search. */
  public AlphaBeta(AlphaBetaJob job) {
    this.job = job;
    this.walk =
        Walks.of(
            job.movers(),
            job.state(),
            job.evaluation(),
            job.orderer(),
            job.players(),
            job.contact());
    this.several = walk.several();
    this.watches = walk.watches();
    this.clock = job.clock();
    this.counters = job.counters();
    this.endgames = job.endgames() == null ? null : new Endgames(job.endgames(), walk);
    this.deep = job.settings().pruning() == Pruning.DEEP;
    this.prunes = job.settings().pruning() != Pruning.NONE;
    this.strict = job.settings().strictCuts();
    this.emptyWindows = deep && job.settings().principalVariation();
    this.learns = job.settings().aids().any();
    this.memory = learns ? new MoveMemory() : null;
    this.sorter = new MoveSorter(job.orderer(), job.settings().aids(), memory);
    this.tracer =
        job.recorder() == null ? null : new Tracer(job.recorder(), job.evaluation().scale());
    this.guess = new ForwardPruning(job, tracer);
    this.guesses = guess.any();
    this.table = job.table() == null ? null : new TableAccess(job, walk);
    this.quiescence =
        job.settings().quiescence() == 0
            ? null
            : new Quiescence(this, walk, sorter, line, tracer, job);
    this.lastPly = new LastPly(walk, sorter, line, tracer, job);
    this.root = new RootNode(this, walk, line, tracer, job);
    // Only where nothing but its value matters about a single leaf.
    this.bareLeaves = !watches && endgames == null && quiescence == null && !guesses;
  }

  @Override
  public long[] orderedRootMoves(long seed) {
    walk.moves(sorter.list(0));
    if (job.settings().ties() == Ties.RANDOM) {
      sorter.shuffle(0, seed);
    }
    return sorter.ordered(walk, 0);
  }

  @Override
  public boolean horizonMet() {
    return horizon;
  }

  @Override
  public boolean ended() {
    return ended;
  }

  @Override
  public long endgameHits() {
    return endgames == null ? 0 : endgames.hits();
  }

  @Override
  public int search(RootMoves moves, int depth, int low, int high) {
    horizon = false;
    ended = false;
    return root.search(moves, depth, low, high);
  }

  /** Searches the node just reached by {@code move} from the ply before. */
  private int visit(int depth, int ply, int low, int high, boolean ours, long move, int order) {
    // Step 1. Count the node; give up if the time is over or this kind of walk must not go on.
    if (!enter(ply)) {
      return 0;
    }
    if (tracer == null) {
      return inside(depth, ply, low, high, ours, move);
    }
    tracer.open(ply, walk.played(move), order, walk.toMove());
    tracer.window(ply, ours ? low : -high, ours ? high : -low);
    int value = inside(depth, ply, low, high, ours, move);
    leave(ply, value, low, high, ours);
    return value;
  }

  private int inside(int depth, int ply, int low, int high, boolean ours, long move) {
    if (endgames != null && endgames.know()) {
      counters.tableHit(ply);
      end(ply, NodeEnd.TABLE, 0);
      return endgames.value(ply);
    }
    return depth <= 0 ? leaf(depth, ply, low, high, ours) : node(depth, ply, low, high, ours, move);
  }

  // In one piece on purpose: the virtual machine inlines the game here, and has no room left for
  // that once it inlines this method as well. Measure after shortening it.
  private int node(int depth, int ply, int low, int high, boolean ours, long previous) {
    // Step 2. List the moves; without any the game is over, among several perhaps only for us.
    MoveList moves = sorter.list(ply);
    int count = walk.moves(moves);
    if (count == 0 || (several && walk.over())) {
      return terminal(ply, ours);
    }

    // Step 3. Ask the table.
    long tableMove = MoveList.NONE;
    long key = 0;
    if (table != null) {
      key = table.key(walk);
      int entry = table.find(key, moves);
      if (entry != TranspositionTable.MISSING) {
        tableMove = table.move(entry);
        int value = table.value(entry, ply);
        if (table.settles(entry, value, depth, low, high)) {
          horizon |= table.horizon(entry);
          counters.tableHit(ply);
          end(ply, NodeEnd.TABLE, count);
          return value;
        }
      }
    }

    // Step 4. Unsound: give up a node that is far below its window.
    if (guesses && guess.razors(depth) && guess.hopeless(evaluate(ours), depth, low)) {
      return giveUp(ply, count, low, high, ours);
    }

    // Step 5. Put the moves into the order in which they are tried, and try them.
    sorter.order(walk, ply, ours, tableMove, previous);
    boolean horizonOutside = horizon;
    horizon = false;
    int best =
        depth == 1 && bareLeaves
            ? tryLastMoves(ply, count, low, high, ours, previous)
            : tryMoves(
                depth, ply, guesses ? guess.width(ply, count) : count, low, high, ours, previous);

    // Step 10. Remember the result.
    if (table != null && !clock.stopped()) {
      table.store(key, line.bestMove(ply), best, depth, ply, low, high, horizon);
    }
    horizon |= horizonOutside;
    return best;
  }

  private int tryMoves(
      int depth, int ply, int count, int low, int high, boolean ours, long previous) {
    int limit = guesses && guess.skips(depth) ? guess.limit(evaluate(ours)) : INFINITY;
    int floor = deep ? low : -INFINITY;
    int best = -INFINITY;
    for (int i = 0; i < count; i++) {
      long move = sorter.next(ply, i);

      // Step 6. Unsound: skip quiet moves that cannot reach the window; look at late ones less.
      int reduction = 0;
      if (guesses && i > 0 && !walk.noisy(move)) {
        if (limit <= floor) {
          horizon = true;
          guess.skipped(ply);
          best = Math.max(best, limit);
          continue;
        }
        reduction = guess.reduction(depth, i);
      }

      // Step 7. Search the move.
      int value = child(depth, ply, floor, high, ours, move, i, reduction);
      if (clock.stopped()) {
        return 0;
      }

      // Step 8. Keep the best value, and its line if it is inside the window.
      if (value > best) {
        best = value;
        line.bestMove(ply, move);
        if (value > floor) {
          floor = value;
          line.improve(ply, move);
        }
      }

      // Step 9. Cut: the other side will not let it come to this node.
      if (cuts(best, high)) {
        cut(depth, ply, i, count, ours, move, previous);
        break;
      }
    }
    return best;
  }

  private int giveUp(int ply, int count, int low, int high, boolean ours) {
    horizon = true;
    int value = quiescence == null ? evaluate(ours) : quiescence.value(0, ply, low, high, ours);
    guess.gaveUp(ply, count, quiescence == null);
    return value;
  }

  /** Does the same one ply before the leaves, by the shortcut of {@link LastPly}. */
  private int tryLastMoves(int ply, int count, int low, int high, boolean ours, long previous) {
    int best = lastPly.search(ply, count, deep ? low : -INFINITY, high, ours);
    horizon |= lastPly.horizonMet();
    if (!clock.stopped() && cuts(best, high)) {
      cut(1, ply, lastPly.tried() - 1, count, ours, line.bestMove(ply), previous);
    }
    return best;
  }

  private void cut(
      int depth, int ply, int index, int count, boolean ours, long move, long previous) {
    counters.cutoff(ply, index);
    if (learns) {
      memory.cut(ply, depth, ours, move, previous);
    }
    end(ply, NodeEnd.CUTOFF, count - index - 1);
  }

  /** Plays a move, searches the position after it and takes it back; the value is the mover's. */
  int child(
      int depth, int ply, int floor, int high, boolean ours, long move, int order, int reduction) {
    walk.play(move);
    int value;
    // A leaf has one value whatever the window; everything else is first tried with an empty one.
    boolean leaf = depth == 1 && quiescence == null;
    if (order > 0 && (emptyWindows || reduction > 0) && floor > -INFINITY && !leaf) {
      value = emptyWindow(depth, ply, floor, high, ours, move, order, reduction);
    } else if (prunes) {
      value = turned(depth - 1, ply, floor, deep ? high : INFINITY, ours, move, order);
    } else {
      value = turned(depth - 1, ply, -INFINITY, INFINITY, ours, move, order);
    }
    walk.undo();
    return value;
  }

  /** Asks whether a move is better than {@code floor}, and only then for its value. */
  private int emptyWindow(
      int depth, int ply, int floor, int high, boolean ours, long move, int order, int reduction) {
    int value = turned(depth - 1 - reduction, ply, floor, floor + 1, ours, move, order);
    if (reduction > 0) {
      guess.reduced(ply);
      if (value > floor && !clock.stopped()) {
        counters.research(Research.REDUCTION);
        value = turned(depth - 1, ply, floor, floor + 1, ours, move, order);
      }
    }
    if (value > floor && value < high && !clock.stopped()) {
      counters.research(emptyWindows ? Research.PRINCIPAL_VARIATION : Research.REDUCTION);
      value = turned(depth - 1, ply, floor, high, ours, move, order);
    }
    return value;
  }

  /** Visits a child with its parent's window, negated if the other side moves there. */
  private int turned(int depth, int ply, int low, int high, boolean ours, long move, int order) {
    boolean next = walk.ours();
    return next == ours
        ? visit(depth, ply + 1, low, high, next, move, order)
        : -visit(depth, ply + 1, -high, -low, next, move, order);
  }

  private int leaf(int depth, int ply, int low, int high, boolean ours) {
    if (walk.over()) {
      return terminal(ply, ours);
    }
    horizon = true;
    if (quiescence != null) {
      return quiescence.value(depth, ply, low, high, ours);
    }
    counters.leaf(ply);
    end(ply, NodeEnd.LEAF, 0);
    return evaluate(ours);
  }

  boolean enter(int ply) {
    if (clock.tick()) {
      return false;
    }
    counters.node(ply);
    line.clear(ply);
    if (watches && walk.ends(ply)) {
      ended = true;
      clock.endAttempt();
      return false;
    }
    return true;
  }

  void leave(int ply, int value, int low, int high, boolean ours) {
    if (tracer == null) {
      return;
    }
    if (clock.stopped()) {
      tracer.closeStopped(ply);
      return;
    }
    tracer.close(ply, value, low, high, ours, deep);
  }

  void end(int ply, NodeEnd end, int skipped) {
    if (tracer != null) {
      tracer.end(ply, end, skipped);
    }
  }

  boolean cuts(int value, int high) {
    return strict ? value > high : value >= high;
  }

  int terminal(int ply, boolean ours) {
    counters.leaf(ply);
    end(ply, NodeEnd.TERMINAL, 0);
    int value = walk.outcome(ply);
    return ours ? value : -value;
  }

  int evaluate(boolean ours) {
    int value = walk.evaluate();
    return ours ? value : -value;
  }
}
