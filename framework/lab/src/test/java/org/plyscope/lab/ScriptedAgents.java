package org.plyscope.lab;

import java.util.List;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/** Agents for tests: one that behaves, and any that a test scripts. */
public final class ScriptedAgents {
  public static final Option<Long> STEPS = Option.integer("steps", "Steps", "Unused.", 1, 0, 99);
  public static final Option<String> WORDS = Option.text("words", "Words", "Any text.", "");
  public static final Option<String> EVALUATOR =
      Option.part(EvaluatorFactory.class, "evaluator", "Evaluator", "Judges.");
  public static final Option<String> ORDERING =
      Option.part(OrdererFactory.class, "ordering", "Ordering", "Sorts.");

  private ScriptedAgents() {}

  /** Searches one ply, judges with its evaluator, and records what it does. */
  public static AgentFactory greedy() {
    return greedy(
        Preset.of("greedy/seven", "Seven", "Seven steps.")
            .with("steps", "7")
            .withLimits(Limits.depth(7)));
  }

  /** The same with other presets. */
  public static AgentFactory greedy(Preset... presets) {
    return new Scripted("greedy", presets) {
      @Override
      public Agent create(PartContext context) {
        Evaluator evaluation =
            context.find(EvaluatorFactory.class, EVALUATOR).orElse((state, player) -> 0);
        Orderer orderer =
            context.find(OrdererFactory.class, ORDERING).orElse((state, moves, keys) -> {});
        return (request, listener) -> onePly(request, listener, evaluation, orderer);
      }
    };
  }

  /** Makes a factory whose agents do what a test wants. */
  public static AgentFactory scripted(String id, Agent agent) {
    return new Scripted(id) {
      @Override
      public Agent create(PartContext context) {
        return agent;
      }
    };
  }

  public static SearchResult onePly(
      SearchRequest request, SearchListener listener, Evaluator evaluation, Orderer orderer) {
    State state = request.state();
    SearchCounters counters = new SearchCounters();
    MoveList moves = new MoveList();
    int[] keys = new int[state.moves(moves)];
    orderer.keys(state, moves, keys);
    int me = state.toMove();
    counters.node(0);
    TraceRecorder recorder = request.recorder().orElse(null);
    int root = recorder == null ? -1 : recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, me);
    int best = 0;
    int bestValue = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      state.play(moves.get(i));
      int value = state.over() ? Evaluator.MAX : evaluation.value(state, me) + keys[i];
      counters.node(1);
      counters.leaf(1);
      if (recorder != null) {
        int child = recorder.open(root, moves.get(i), i, state.toMove());
        recorder.close(child, value, Bound.EXACT, NodeEnd.LEAF, 0);
      }
      state.undo();
      if (value > bestValue) {
        best = i;
        bestValue = value;
      }
    }
    if (recorder != null) {
      recorder.close(root, bestValue, Bound.EXACT, NodeEnd.EXPANDED, 0);
    }
    SearchResult result =
        SearchResult.builder(moves.get(best))
            .value(bestValue)
            .depth(1)
            .counts(counters.counts())
            .build();
    listener.progress(result);
    return result;
  }

  private abstract static class Scripted implements AgentFactory {
    private final String id;
    private final List<Preset> presets;

    Scripted(String id, Preset... presets) {
      this.id = id;
      this.presets = List.of(presets);
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public String name() {
      return "The " + id;
    }

    @Override
    public String description() {
      return "For tests.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(STEPS, WORDS, EVALUATOR, ORDERING);
    }

    @Override
    public List<Preset> presets() {
      return presets;
    }
  }
}
