package org.plyscope.engine.alphabeta.internal.kernel;

import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchClock;
import org.plyscope.engine.alphabeta.Pruning;
import org.plyscope.engine.alphabeta.Ties;
import org.plyscope.engine.alphabeta.TranspositionTable;
import org.plyscope.engine.alphabeta.internal.AlphaBetaJob;
import org.plyscope.engine.alphabeta.internal.AlphaBetaKernel;
import org.plyscope.engine.alphabeta.internal.Contact;
import org.plyscope.engine.internal.RootMoves;
import org.plyscope.engine.internal.kernel.PrincipalLine;
import org.plyscope.engine.internal.kernel.Tracer;
import org.plyscope.engine.internal.kernel.Walk;

/**
 * Alpha-beta search in its negamax form, for any order of turns.
 *
 * <p>There are two sides: the player to move at the root ("ours") and everybody else. Inside a node
 * all values are from the view of the side to move there: it wants {@code best} to be large, has
 * {@code low} already elsewhere and the opponent will not allow more than {@code high}. When the
 * other side moves next, the child's window and value are negated; when the same side moves again
 * (an extra turn), they are not.
 */
public final class AlphaBeta implements AlphaBetaKernel {
  private static final int INFINITY = Scores.INFINITY;
  private static final int CONTACT_PLIES = 2;

  private final AlphaBetaJob job;
  private final Walk walk;
  private final SearchClock clock;
  private final SearchCounters counters;
  private final TableAccess table;
  private final Contact contact;
  private final Guesses guess;
  private final boolean deep;
  private final boolean several;
  private final boolean prunes;
  private final boolean strict;
  private final boolean emptyWindows;
  private final boolean learns;
  private final boolean byLook;
  private final boolean guesses;
  private final boolean bareLeaves;
  private final Quiescence quiescence;
  private final LastPly lastPly;
  private final MoveMemory memory;
  private final MoveSorter sorter;
  private final PrincipalLine line = new PrincipalLine();
  private final Tracer tracer;

  private boolean horizon;
  private boolean contactMet;

  /** Makes a kernel for one search. */
  public AlphaBeta(AlphaBetaJob job) {
    this.job = job;
    this.walk = new Walk(job.state(), job.evaluation(), job.players(), job.ownMoves());
    this.several = walk.several();
    this.clock = job.clock();
    this.counters = job.counters();
    this.contact = job.contact();
    this.deep = job.settings().pruning() == Pruning.DEEP;
    this.prunes = job.settings().pruning() != Pruning.NONE;
    this.strict = job.settings().strictCuts();
    this.emptyWindows = deep && job.settings().principalVariation();
    this.byLook = job.settings().ties() == Ties.LOOK;
    this.learns = job.settings().aids().any();
    this.memory = learns ? new MoveMemory() : null;
    this.sorter = new MoveSorter(job.orderer(), job.settings().aids(), memory);
    this.tracer =
        job.recorder() == null ? null : new Tracer(job.recorder(), job.evaluation().scale());
    this.guess = new Guesses(job, tracer);
    this.guesses = guess.any();
    this.table = job.table() == null ? null : new TableAccess(job, walk.toMove());
    this.quiescence =
        job.settings().quiescence() == 0
            ? null
            : new Quiescence(this, walk, sorter, line, tracer, job);
    this.lastPly = new LastPly(walk, sorter, line, job);
    // Only where nobody wants to see the single leaf, or to guess about it.
    this.bareLeaves = tracer == null && contact == null && quiescence == null && !guesses;
  }

  @Override
  public long[] orderedRootMoves(long seed) {
    walk.moves(sorter.list(0));
    if (job.settings().ties() == Ties.RANDOM) {
      sorter.shuffle(0, seed);
    }
    return sorter.ordered(walk.state(), 0);
  }

  @Override
  public boolean horizonMet() {
    return horizon;
  }

  @Override
  public boolean contactMet() {
    return contactMet;
  }

  /** Searches the root: like any node, but what is known about each move is noted. */
  @Override
  public int search(RootMoves moves, int depth, int low, int high) {
    horizon = false;
    contactMet = false;
    if (!enter(0)) {
      return 0;
    }
    if (tracer != null) {
      tracer.open(0, MoveList.NONE, 0, walk.toMove());
      tracer.window(0, low, high);
    }
    int floor = deep ? low : -INFINITY;
    int best = -INFINITY;
    int bestLook = 0;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.move(i);
      long before = clock.nodes();
      // Of equal moves the one that looks best may be wanted, so they must be seen.
      int wanted = looks(floor) ? floor - 1 : floor;
      int value = child(depth, 0, wanted, high, true, move, i, 0);
      if (clock.stopped()) {
        break;
      }
      boolean bounded = prunes && value <= wanted;
      Bound bound = value >= high ? Bound.LOWER : bounded ? Bound.UPPER : Bound.EXACT;
      moves.searched(i, value, bound, clock.nodes() - before);
      best = Math.max(best, value);
      int look = looks(value) && value >= floor ? walk.look(move, Scores.lost(value)) : 0;
      if (value > floor || (value == floor && i > 0 && look > bestLook && looks(value))) {
        bestLook = look;
        floor = value;
        line.improve(0, move);
        moves.improve(i, line.line(0));
      }
      if (cuts(best, high)) {
        counters.cutoff(0, i);
        end(0, NodeEnd.CUT, moves.size() - i - 1);
        break;
      }
    }
    leave(0, best, low, high, true);
    return best;
  }

  /** Tells whether of several moves with this value the one that looks best is wanted. */
  private boolean looks(int value) {
    return Scores.lost(value) || (byLook && value > -INFINITY);
  }

  /** Searches the node just reached by {@code move} from the ply before. */
  private int visit(int depth, int ply, int low, int high, boolean ours, long move, int order) {
    // Step 1. Count the node; give up if the time is over or an own-moves search is at its end.
    if (!enter(ply)) {
      return 0;
    }
    if (tracer == null) {
      return depth <= 0
          ? leaf(depth, ply, low, high, ours)
          : node(depth, ply, low, high, ours, move);
    }
    tracer.open(ply, move, order, walk.toMove());
    tracer.window(ply, ours ? low : -high, ours ? high : -low);
    int value =
        depth <= 0 ? leaf(depth, ply, low, high, ours) : node(depth, ply, low, high, ours, move);
    leave(ply, value, low, high, ours);
    return value;
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
    sorter.order(walk.state(), ply, ours, tableMove, previous);
    boolean horizonOutside = horizon;
    horizon = false;
    int best =
        depth == 1 && bareLeaves
            ? tryLastMoves(ply, count, low, high, ours, previous)
            : tryMoves(depth, ply, count, low, high, ours, previous);

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
      if (guesses && i > 0 && !walk.state().noisy(move)) {
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

  /** Does the same one ply before the leaves, in the short way of {@link LastPly}. */
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
    end(ply, NodeEnd.CUT, count - index - 1);
  }

  /** Plays a move, searches what comes of it and takes it back; the value is the mover's. */
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

  /** Visits a child with the window of its parent, turned round if the other side moves there. */
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

  private boolean enter(int ply) {
    if (clock.tick()) {
      return false;
    }
    counters.node(ply);
    line.clear(ply);
    if (contact != null && ply <= CONTACT_PLIES && contact.met(walk.state())) {
      contactMet = true;
      clock.endAttempt();
      return false;
    }
    return true;
  }

  private void leave(int ply, int value, int low, int high, boolean ours) {
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
