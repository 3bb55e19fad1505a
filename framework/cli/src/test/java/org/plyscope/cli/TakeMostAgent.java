package org.plyscope.cli;

import java.util.List;
import java.util.stream.LongStream;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/**
 * Looks at every move once and takes the last; without a depth it waits to be stopped, except with
 * the value {@link #AT_ONCE}. With {@link #STUBBORN} it cannot be kept to some moves.
 */
final class TakeMostAgent implements AgentFactory {
  private static final double AT_ONCE = 7;
  private static final double STUBBORN = -9;

  private static final Option<Double> VALUE =
      Option.decimal("value", "Value", "The value it claims.", 0.5, -9, 9);

  @Override
  public String id() {
    return "take-most";
  }

  @Override
  public String name() {
    return "Take most";
  }

  @Override
  public String description() {
    return "Takes as many seeds as it may – always.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(VALUE);
  }

  @Override
  public List<Preset> presets() {
    return List.of(Preset.of("test/quick", "Quick", "Has a limit.").withLimits(Limits.depth(1)));
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return values.get(VALUE) == AT_ONCE;
  }

  @Override
  public Agent create(PartContext context) {
    double value = context.options().get(VALUE);
    return (request, listener) -> search(request, listener, value);
  }

  private static SearchResult search(SearchRequest request, SearchListener listener, double value) {
    MoveList moves = new MoveList();
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    request.state().moves(moves);
    if (value != STUBBORN) {
      moves.clear();
      LongStream.of(request.rootMoves()).forEach(moves::add);
    }
    long best = moves.get(moves.size() - 1);
    listener.progress(SearchResult.builder(best).build());
    request.recorder().ifPresent(recorder -> record(recorder, moves));
    for (int i = 0; i < moves.size(); i++) {
      counters.node(1);
      counters.leaf(1);
    }
    while (request.limits().depth() == 0 && value != AT_ONCE && !request.stopRequested()) {
      Thread.onSpinWait();
    }
    return SearchResult.builder(best)
        .value(value)
        .depth(1)
        .counts(counters.counts())
        .candidates(List.of(Candidate.of(best).withValue(value, Bound.EXACT).withEffort(1)))
        .build();
  }

  private static void record(TraceRecorder recorder, MoveList moves) {
    int root = recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 0);
    for (int i = 0; i < moves.size(); i++) {
      int child = recorder.open(root, moves.get(i), i, 1);
      recorder.close(child, 0, Bound.EXACT, NodeEnd.LEAF, 0);
    }
    recorder.close(root, 0, Bound.EXACT, NodeEnd.EXPANDED, 0);
  }
}
