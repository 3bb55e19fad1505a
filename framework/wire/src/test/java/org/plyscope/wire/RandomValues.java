package org.plyscope.wire;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;

/** Values of every kind, the same for the same seed. */
final class RandomValues {
  private static final double[] SPECIAL = {
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    -0.0,
    0.0,
    0.1,
    1e300,
    1e-300,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    1L << 53,
    (1L << 53) + 2.0,
    1.9001e9,
    -1 / 3.0
  };
  private static final String TEXT = "aZ09 ,;:'\"\\/<>&=[]{}\u0000\n\t\u007f\u2028äß„“😀";

  private static final List<Game> GAMES = List.of(new CountdownGame(), new TicTacToe());

  private final SplittableRandom random;

  RandomValues(long seed) {
    this.random = new SplittableRandom(seed);
  }

  static Rules rules(String game, Map<String, String> options) {
    for (Game one : GAMES) {
      if (one.id().equals(game)) {
        return one.rules(OptionValues.defaults(one.options()).with(options));
      }
    }
    throw new InputException("There is no game " + InputException.quote(game) + ".");
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  String text() {
    StringBuilder text = new StringBuilder();
    int[] all = TEXT.codePoints().toArray();
    for (int i = below(12); i > 0; i--) {
      text.appendCodePoint(all[below(all.length)]);
    }
    return text.toString();
  }

  double number() {
    return switch (below(4)) {
      case 0 -> SPECIAL[below(SPECIAL.length)];
      case 1 -> below(2_000) - 1_000;
      case 2 -> random.nextDouble() * 100 - 50;
      default -> Double.longBitsToDouble(random.nextLong());
    };
  }

  long count() {
    return random.nextLong() >>> (1 + below(63));
  }

  Limits limits() {
    Limits limits = Limits.NONE;
    limits = below(2) == 0 ? limits : limits.withDepth(below(Integer.MAX_VALUE));
    limits = below(2) == 0 ? limits : limits.withNodes(count());
    limits = below(2) == 0 ? limits : limits.withIterations(count());
    return below(2) == 0 ? limits : limits.withTime(Duration.ofMillis(count()));
  }

  /** Returns a line at whose end the game goes on. */
  Line line() {
    Rules rules =
        below(2) == 0
            ? rules("tic-tac-toe", Map.of())
            : rules("countdown", Map.of("players", "" + (2 + below(5)), "seeds", "200"));
    Line line = Line.of(rules);
    for (int i = below(5); i > 0; i--) {
      line = line.then(move(line.state()));
    }
    return line;
  }

  long move(State state) {
    MoveList legal = new MoveList();
    state.moves(legal);
    return legal.get(below(legal.size()));
  }

  Counts counts() {
    int plies = below(6);
    long[] nodes = new long[plies];
    long[] places = new long[plies];
    long[][] cutoffs = new long[plies][];
    for (int ply = 0; ply < plies; ply++) {
      nodes[ply] = count() >>> 4;
      cutoffs[ply] = new long[below(4)];
      for (int place = 0; place < cutoffs[ply].length; place++) {
        cutoffs[ply][place] = below(1_000);
        places[ply] += place * cutoffs[ply][place];
      }
    }
    Counts.Builder counts = Counts.builder().nodes(nodes).leaves(nodes).tableHits(new long[plies]);
    counts.cutoffs(cutoffs, places).playouts(count()).stored(count());
    for (Shortcut kind : Shortcut.values()) {
      counts.shortcuts(kind, nodes);
    }
    for (Research cause : Research.values()) {
      counts.researches(cause, count() >>> 3);
    }
    return counts.build();
  }

  private <E extends Enum<E>> E one(EnumSet<E> of) {
    return List.copyOf(of).get(below(of.size()));
  }

  Figures figures() {
    Figures figures = Figures.NONE;
    for (int i = below(3); i > 0; i--) {
      Figure figure =
          Figure.of("figure-" + i, "Figure " + below(9))
              .withHelp(below(2) == 0 ? "" : "Says „much“.")
              .withUnit(below(2) == 0 ? "" : "plies")
              .withFormat(one(EnumSet.allOf(Figure.Format.class)));
      figures = figures.with(figure, number());
    }
    return figures;
  }

  SearchResult result(State root) {
    boolean running = below(4) == 0;
    long move = running && below(2) == 0 ? MoveList.NONE : move(root);
    SearchResult.Status status =
        running
            ? SearchResult.Status.RUNNING
            : one(EnumSet.complementOf(EnumSet.of(SearchResult.Status.RUNNING)));
    double[] values = new double[below(4)];
    for (int i = 0; i < values.length; i++) {
      values[i] = number();
    }
    List<Candidate> candidates = new ArrayList<>();
    List<Iteration> iterations = new ArrayList<>();
    for (int i = below(4); i > 0; i--) {
      candidates.add(
          Candidate.of(move(root))
              .withValue(number(), one(EnumSet.allOf(Bound.class)))
              .withEffort(count())
              .withFigures(figures()));
      Iteration iteration =
          below(2) == 0 ? Iteration.unfinished(i) : Iteration.finished(i, number());
      iterations.add(
          iteration
              .withMove(below(2) == 0 ? MoveList.NONE : move(root))
              .withNanos(count())
              .withCounts(counts()));
    }
    SearchResult.Builder result =
        SearchResult.builder(move)
            .status(status)
            .value(number())
            .solved(below(2) == 0)
            .values(values)
            .depth(below(100))
            .nanos(count())
            .candidates(candidates)
            .iterations(iterations)
            .counts(counts())
            .figures(figures())
            .comment(text());
    return result.build();
  }
}
