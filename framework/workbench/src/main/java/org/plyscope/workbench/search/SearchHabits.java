package org.plyscope.workbench.search;

import java.time.Duration;
import org.plyscope.api.Limits;
import org.plyscope.workbench.session.Habits;
import org.plyscope.workbench.session.Preferences;

/** Keeps the limits, the seed and whether a tree is recorded from one start to the next. */
public final class SearchHabits {
  private static final String DEPTH = "search.depth";
  private static final String NODES = "search.nodes";
  private static final String ITERATIONS = "search.iterations";
  private static final String MILLIS = "search.millis";
  private static final String SEED = "search.seed";
  private static final String TRACE = "search.trace";

  private SearchHabits() {}

  /** Gives a model what the user had last, or else prefers. */
  public static void restore(AgentsModel model, Habits habits, Preferences preferences) {
    model.seed(habits.number(SEED, preferences.seed()));
    model.traceCap(habits.flag(TRACE, preferences.trace()) ? preferences.traceCap() : 0);
    model.tracePolicy(preferences.tracePolicy());
    long depth = habits.number(DEPTH, -1);
    if (depth >= 0) {
      model.recall(
          Limits.NONE
              .withDepth((int) Math.min(Integer.MAX_VALUE, depth))
              .withNodes(positive(habits, NODES))
              .withIterations(positive(habits, ITERATIONS))
              .withTime(Duration.ofMillis(positive(habits, MILLIS))));
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
  public static void keep(AgentsModel model, Habits habits) {
    habits.put(DEPTH, model.limits().depth());
    habits.put(NODES, model.limits().nodes());
    habits.put(ITERATIONS, model.limits().iterations());
    habits.put(MILLIS, model.limits().millis());
    habits.put(SEED, model.seed());
    habits.put(TRACE, model.traceCap() > 0);
  }

  private static long positive(Habits habits, String name) {
    return Math.max(0, habits.number(name, 0));
  }
}
