package org.plyscope.workbench.live;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.ToDoubleFunction;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.view.SearchSample;

/**
 * Reads curves off the history of a search.
 *
 * @param across the quantity on the lower axis
 * @param curves the curves drawn over it
 * @param note the parts that are not drawn, and why, or an empty string
 */
record LiveCurves(String across, List<Curve> curves, String note) {
  /** How many moves are drawn. */
  static final int MOVES = 6;

  private static final double SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final String DECIDED = "A win or a loss that was found is not drawn.";

  /** The quantity on the lower axis. */
  private enum Across {
    DEPTH("Depth"),
    NODES("Nodes"),
    ITERATIONS("Iterations"),
    SECONDS("Seconds");

    private final String title;

    Across(String title) {
      this.title = title;
    }

    double place(SearchSample sample) {
      return switch (this) {
        case DEPTH -> sample.depth();
        case NODES, ITERATIONS -> sample.effort();
        case SECONDS -> sample.nanos() / SECOND;
      };
    }
  }

  /** Makes the curves of a topic. */
  static LiveCurves of(
      List<SearchSample> samples,
      Topic topic,
      LongFunction<String> move,
      IntFunction<String> player) {
    return switch (topic) {
      case VALUE -> values(samples, player);
      case CANDIDATES -> moves(samples, move, Candidate::value);
      case EFFORT -> moves(samples, move, candidate -> candidate.effort());
      case SPEED -> speed(samples);
    };
  }

  /** Returns whether the lower axis counts in whole numbers. */
  boolean whole() {
    return !across.equals(Across.SECONDS.title);
  }

  /** Values over depth where there is more than one depth, else over the work done. */
  private static LiveCurves values(List<SearchSample> samples, IntFunction<String> player) {
    boolean byDepth =
        samples.stream().mapToInt(SearchSample::depth).filter(d -> d > 0).distinct().count() > 1;
    Across across = byDepth ? Across.DEPTH : effort(samples);
    List<SearchSample> drawn = byDepth ? firstOfEachDepth(samples) : samples;
    int players = samples.isEmpty() ? 0 : samples.get(samples.size() - 1).values().size();
    List<Curve> curves = new ArrayList<>();
    if (players > 2) {
      for (int p = 0; p < players; p++) {
        int seat = p;
        Curve curve =
            curve(
                player.apply(p),
                drawn,
                across,
                s -> seat < s.values().size() ? s.values().get(seat) : Double.NaN);
        curves.add(new Curve(curve.name(), curve.points(), seat));
      }
    } else {
      curves.add(curve("Value", drawn, across, SearchSample::value));
    }
    boolean decided = drawn.stream().anyMatch(s -> Value.decided(s.value()));
    return new LiveCurves(across.title, curves, decided ? DECIDED : "");
  }

  private static List<SearchSample> firstOfEachDepth(List<SearchSample> samples) {
    List<SearchSample> first = new ArrayList<>();
    int depth = 0;
    for (SearchSample sample : samples) {
      if (sample.depth() > depth) {
        depth = sample.depth();
        first.add(sample);
      }
    }
    return first;
  }

  private static LiveCurves moves(
      List<SearchSample> samples, LongFunction<String> text, ToDoubleFunction<Candidate> number) {
    Across across = effort(samples);
    List<Candidate> newest =
        samples.isEmpty() ? List.of() : samples.get(samples.size() - 1).candidates();
    List<Curve> curves = new ArrayList<>();
    for (Candidate wanted : newest.subList(0, Math.min(MOVES, newest.size()))) {
      List<Curve.Point> points = new ArrayList<>();
      for (SearchSample sample : samples) {
        long total = Trust.total(sample.candidates());
        for (Candidate candidate : sample.candidates()) {
          double y = number.applyAsDouble(candidate);
          if (candidate.move() == wanted.move() && drawable(y)) {
            points.add(new Curve.Point(across.place(sample), y, Trust.tooFew(candidate, total)));
          }
        }
      }
      curves.add(new Curve(text.apply(wanted.move()), points));
    }
    boolean decided = newest.stream().anyMatch(c -> Value.decided(number.applyAsDouble(c)));
    boolean grey = curves.stream().flatMap(c -> c.points().stream()).anyMatch(Curve.Point::grey);
    return new LiveCurves(across.title, curves, decided ? DECIDED : grey ? Trust.RULE + "." : "");
  }

  /** The speed between a report and the one before, not since the start: so that changes show. */
  private static LiveCurves speed(List<SearchSample> samples) {
    List<Curve.Point> points = new ArrayList<>();
    long nodes = 0;
    long nanos = 0;
    for (SearchSample sample : samples) {
      if (sample.nanos() > nanos) {
        double speed = (sample.nodes() - nodes) * SECOND / (sample.nanos() - nanos);
        points.add(new Curve.Point(Across.SECONDS.place(sample), speed, false));
        nodes = sample.nodes();
        nanos = sample.nanos();
      }
    }
    return new LiveCurves(Across.SECONDS.title, List.of(new Curve("Nodes per second", points)), "");
  }

  private static Curve curve(
      String name,
      List<SearchSample> samples,
      Across across,
      ToDoubleFunction<SearchSample> number) {
    List<Curve.Point> points = new ArrayList<>();
    for (SearchSample sample : samples) {
      double y = number.applyAsDouble(sample);
      if (drawable(y)) {
        points.add(new Curve.Point(across.place(sample), y, false));
      }
    }
    return new Curve(name, points);
  }

  private static Across effort(List<SearchSample> samples) {
    return Topic.monteCarlo(samples) ? Across.ITERATIONS : Across.NODES;
  }

  private static boolean drawable(double y) {
    return Double.isFinite(y) && !Value.decided(y);
  }
}
