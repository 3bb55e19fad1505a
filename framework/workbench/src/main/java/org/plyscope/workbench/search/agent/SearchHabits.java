package org.plyscope.workbench.search.agent;

import java.time.Duration;
import org.plyscope.api.Limits;
import org.plyscope.api.view.Choices;
import org.plyscope.workbench.session.Preferences;

/** Keeps the limits, the seed and whether a tree is recorded from one start to the next. */
public final class SearchHabits {
  /** Whose choices these are. */
  public static final String OWNER = "search";

  private static final String DEPTH = "depth";
  private static final String NODES = "nodes";
  private static final String ITERATIONS = "iterations";
  private static final String MILLIS = "millis";
  private static final String SEED = "seed";
  private static final String TRACE = "trace";

  private SearchHabits() {}

  /** Gives a model what the user had last, or else prefers. */
  public static void restore(AgentsModel model, Choices choices, Preferences preferences) {
    model.seed(choices.number(SEED, preferences.seed()));
    model.traceCap(choices.flag(TRACE, preferences.trace()) ? preferences.traceCap() : 0);
    model.tracePolicy(preferences.tracePolicy());
    long depth = choices.number(DEPTH, -1);
    if (depth >= 0) {
      model.recall(
          Limits.NONE
              .withDepth((int) Math.min(Integer.MAX_VALUE, depth))
              .withNodes(positive(choices, NODES))
              .withIterations(positive(choices, ITERATIONS))
              .withTime(Duration.ofMillis(positive(choices, MILLIS))));
    }
  }

  /** Follows a change of the preferences in what they changed. */
  public static void prefer(AgentsModel model, Preferences before, Preferences now) {
    if (before.seed() != now.seed()) {
      model.seed(now.seed());
    }
    if (before.trace() != now.trace() || before.traceCap() != now.traceCap()) {
      model.traceCap(now.trace() ? now.traceCap() : 0);
    }
    model.tracePolicy(now.tracePolicy());
  }

  /** Keeps what a model has now. */
  public static void keep(AgentsModel model, Choices choices) {
    choices.put(DEPTH, model.limits().depth());
    choices.put(NODES, model.limits().nodes());
    choices.put(ITERATIONS, model.limits().iterations());
    choices.put(MILLIS, model.limits().millis());
    choices.put(SEED, model.seed());
    choices.put(TRACE, model.traceCap() > 0);
  }

  private static long positive(Choices choices, String name) {
    return Math.max(0, choices.number(name, 0));
  }
}
