package org.plyscope.agent.kalah.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;

/**
 * One search of the perfect player: a short look ahead for a first guess, then tests that close in
 * on the margin from the guess (the method is known as MTD(f)).
 */
final class PerfectSearch {
  private static final int GUESS_DEPTH = 8;

  private static final String LOOKED =
      "Looked ahead only as far as the depth limit; without one the position would be solved.";

  private final BoardReader reader;
  private final MarginSolver solver;
  private final SearchListener listener;
  private final State state;
  private final String capture;
  private final int depthLimit;
  private final SearchClock clock;
  private final SearchCounters counters = new SearchCounters();
  private final Lookahead lookahead;
  private final RootTests tests;
  private final int lead;
  private final int seeds;
  private final boolean someMoves;

  private int depth;
  private int guess;
  private int lower;
  private int upper;

  PerfectSearch(
      BoardReader reader,
      Sowing sowing,
      MarginSolver solver,
      SearchRequest request,
      SearchListener listener,
      String capture) {
    this.reader = reader;
    this.solver = solver;
    this.listener = listener;
    this.state = request.state();
    this.capture = capture;
    this.depthLimit = request.limits().depth();
    this.clock = new SearchClock(request, this::report);
    Setup setup = state.setup();
    int player = state.toMove();
    long own = reader.packed(setup, player);
    long other = reader.packed(setup, 1 - player);
    this.lead = reader.store(setup, player) - reader.store(setup, 1 - player);
    this.seeds = Sowing.sum(own) + Sowing.sum(other);
    this.lower = -seeds;
    this.upper = seeds;
    this.lookahead = new Lookahead(sowing, clock, counters);
    this.tests = new RootTests(solver, clock, counters, seeds);
    sowing.expand(own, other, tests.moves());
    int legal = tests.moves().count;
    tests.moves().keep(slot -> request.allows(move(slot)));
    this.someMoves = tests.moves().count < legal;
    request
        .recorder()
        .ifPresent(recorder -> tests.record(recorder, player, lead, move -> move(move)));
    solver.start(clock, counters);
  }

  SearchResult run(boolean allMoves) {
    lookAhead();
    if (depthLimit > 0 && !clock.stopped()) {
      return result(Status.COMPLETE).build();
    }
    closeIn();
    List<Candidate> candidates = lower == upper ? candidates(allMoves) : soFar();
    return result(clock.reason()).candidates(candidates).build();
  }

  /** Deepens a plain search for a first move and a guess. */
  private void lookAhead() {
    int last = depthLimit > 0 ? depthLimit : GUESS_DEPTH;
    while (depth < last && !clock.tick()) {
      Moves moves = tests.moves();
      int best = -seeds - 1;
      int bestSlot = 0;
      counters.node(0);
      for (int i = 0; i < moves.count; i++) {
        int margin = lookahead.margin(moves, i, best, seeds + 1, depth + 1, 0);
        if (margin > best) {
          best = margin;
          bestSlot = i;
        }
      }
      if (!clock.stopped()) {
        depth++;
        guess = best;
        tests.promote(bestSlot);
      }
    }
  }

  /** Tests margins until both bounds meet; margins have the parity of the seeds. */
  private void closeIn() {
    int wanted = guess + Math.floorMod(guess + seeds, 2);
    while (lower < upper && !clock.stopped()) {
      int answer = tests.atLeast(wanted);
      if (clock.stopped()) {
        return;
      }
      if (answer >= wanted) {
        lower = Math.min(answer, upper);
        tests.promote(tests.found());
        wanted = lower + 2;
      } else {
        upper = Math.max(answer, lower);
        wanted = upper;
      }
      report();
    }
  }

  /** Returns the moves of the root, the best first; asks for exact margins if wanted. */
  private List<Candidate> candidates(boolean exact) {
    List<Candidate> others = new ArrayList<>();
    for (int i = 1; i < tests.moves().count; i++) {
      if (exact && !clock.stopped()) {
        tests.settle(i, guess(i), lower);
      }
      others.add(atMost(i));
    }
    others.sort(Comparator.comparingDouble(Candidate::value).reversed());
    List<Candidate> candidates = new ArrayList<>();
    candidates.add(
        Candidate.of(move(0)).withValue(lead + lower, Bound.EXACT).withEffort(tests.effort(0)));
    candidates.addAll(others);
    return candidates;
  }

  /** Looks ahead for the results of a move; margins have the parity of the seeds. */
  private int guess(int slot) {
    int margin = lookahead.margin(tests.moves(), slot, -seeds - 1, seeds + 1, GUESS_DEPTH, 0);
    return margin + Math.floorMod(margin + seeds, 2);
  }

  /**
   * Returns a move that is not the best one: no better than that, and perhaps known to be worse.
   */
  private Candidate atMost(int slot) {
    Bound said = tests.bound(slot);
    boolean told = said == Bound.EXACT || said == Bound.UPPER;
    return Candidate.of(move(slot))
        .withValue(lead + (told ? tests.answer(slot) : lower), told ? said : Bound.UPPER)
        .withEffort(tests.effort(slot));
  }

  /** Returns the results of the tests of the moves so far, the promoted one first. */
  private List<Candidate> soFar() {
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < tests.moves().count; i++) {
      if (tests.bound(i) != Bound.NONE) {
        candidates.add(
            Candidate.of(move(i))
                .withValue(lead + tests.answer(i), tests.bound(i))
                .withEffort(tests.effort(i)));
      }
    }
    return candidates;
  }

  private void report() {
    listener.progress(result(Status.RUNNING).counts(counters.counts()).candidates(soFar()).build());
  }

  private SearchResult.Builder result(Status status) {
    boolean solved = lower == upper;
    int known = lower > -seeds ? lower : Math.min(guess, upper);
    counters.stored(solver.stored());
    return SearchResult.builder(move(0))
        .status(status)
        .value(lead + (solved ? lower : known))
        .solved(solved)
        .depth(solved ? counters.plies() - 1 : depth)
        .nanos(clock.nanos())
        .line(solved ? line() : new long[] {move(0)})
        .counts(counters.counts())
        .comment(solved ? verdict() : depthLimit > 0 ? LOOKED : progress());
  }

  private String verdict() {
    return "Solved with "
        + capture
        + (someMoves ? " capture, after the moves asked about" : " capture")
        + ": perfect play ends "
        + signed(lead + lower)
        + " for the player to move.";
  }

  private String progress() {
    return "Proved so far with "
        + capture
        + " capture: from "
        + signed(lead + lower)
        + " to "
        + signed(lead + upper)
        + ".";
  }

  private static String signed(int margin) {
    return (margin > 0 ? "+" : "") + margin;
  }

  private long move(int slot) {
    return reader.move(state, tests.moves().house[slot]);
  }

  /** Follows perfect moves as far as the tables know them. */
  private long[] line() {
    return new PerfectLine(reader, solver).from(state.copy(), tests.moves().house[0], lower);
  }

  /** Reads a line of perfect moves from the proofs of a solver. */
  private static final class PerfectLine {
    private final BoardReader reader;
    private final MarginSolver solver;

    PerfectLine(BoardReader reader, MarginSolver solver) {
      this.reader = reader;
      this.solver = solver;
    }

    /**
     * Follows moves that are known to be perfect.
     *
     * @param state where to start; is played on
     * @param first the house of the first move
     * @param margin the exact margin to come
     * @return the codes of the moves; ends where the tables know no further
     */
    long[] from(State state, int first, int margin) {
      List<Long> line = new ArrayList<>();
      int house = first;
      int left = margin;
      while (house >= 0) {
        Setup before = state.setup();
        int mover = state.toMove();
        long move = reader.move(state, house);
        line.add(move);
        state.play(move);
        left -= difference(state.setup(), mover) - difference(before, mover);
        left = state.toMove() == mover ? left : -left;
        house = state.over() ? -1 : next(state, left);
      }
      return line.stream().mapToLong(Long::longValue).toArray();
    }

    private int difference(Setup setup, int player) {
      return reader.store(setup, player) - reader.store(setup, 1 - player);
    }

    private int next(State state, int margin) {
      Setup setup = state.setup();
      return solver.perfectHouse(
          reader.packed(setup, state.toMove()), reader.packed(setup, 1 - state.toMove()), margin);
    }
  }

  /**
   * Plain alpha-beta to a small depth, where nothing more is expected to come. It gives the perfect
   * player a first move and a first guess.
   */
  private static final class Lookahead {
    private final Sowing sowing;
    private final SearchClock clock;
    private final SearchCounters counters;
    private final List<Moves> plies = new ArrayList<>();

    Lookahead(Sowing sowing, SearchClock clock, SearchCounters counters) {
      this.sowing = sowing;
      this.clock = clock;
      this.counters = counters;
    }

    /** Returns the margin reached within the given depth; meaningless if the clock has stopped. */
    int margin(long own, long other, int alpha, int beta, int depth, int ply) {
      if (clock.tick()) {
        return 0;
      }
      counters.node(ply);
      if (depth == 0) {
        counters.leaf(ply);
        return 0;
      }
      while (plies.size() <= ply) {
        plies.add(new Moves());
      }
      Moves moves = plies.get(ply);
      sowing.expand(own, other, moves);
      int best = Integer.MIN_VALUE;
      for (int i = 0; i < moves.count && best < beta; i++) {
        best = Math.max(best, margin(moves, i, Math.max(alpha, best), beta, depth, ply));
      }
      return best;
    }

    /** Returns the margin that a move reaches within the given depth. */
    int margin(Moves moves, int i, int alpha, int beta, int depth, int ply) {
      int gain = moves.gain[i];
      long own = moves.own[i];
      long other = moves.other[i];
      return switch (moves.sign[i]) {
        case 0 -> end(gain, ply + 1);
        case 1 -> gain + margin(own, other, alpha - gain, beta - gain, depth - 1, ply + 1);
        default -> gain - margin(own, other, gain - beta, gain - alpha, depth - 1, ply + 1);
      };
    }

    /** Counts the end of the game, after which nothing more is to gain. */
    private int end(int gain, int ply) {
      if (!clock.tick()) {
        counters.leaves(ply, 1);
      }
      return gain;
    }
  }
}
