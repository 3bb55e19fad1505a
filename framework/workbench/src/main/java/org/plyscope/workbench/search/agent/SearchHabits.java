package org.plyscope.workbench.search.agent;

import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.view.Choices;
import org.plyscope.workbench.session.Preferences;

/** Keeps the limits, the seed and whether a tree is recorded from one start to the next. */
public final class SearchHabits {
  /** Whose choices these are. */
  public static final String OWNER = "search";

  private static final String LIMITS = "limits";
  private static final String SEED = "seed";
  private static final String TRACE = "trace";

  private SearchHabits() {}

  /** Gives a model the last values of the user, or else the preferred ones. */
  public static void restore(AgentsModel model, Choices choices, Preferences preferences) {
    model.seed(choices.number(SEED, preferences.seed()));
    model.traceCap(choices.flag(TRACE, preferences.trace()) ? preferences.traceCap() : 0);
    model.tracePolicy(preferences.tracePolicy());
    limits(choices).ifPresent(model::recall);
  }

  /**
   * A file that cannot be read, or was kept by an older Plyscope in another way, is not worth a
   * word.
   */
  private static Optional<Limits> limits(Choices choices) {
    try {
      return choices.get(LIMITS).map(Limits::parse);
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** Follows a change of the preferences in the changed values. */
  public static void prefer(AgentsModel model, Preferences before, Preferences now) {
    if (before.seed() != now.seed()) {
      model.seed(now.seed());
    }
    if (before.trace() != now.trace() || before.traceCap() != now.traceCap()) {
      model.traceCap(now.trace() ? now.traceCap() : 0);
    }
    model.tracePolicy(now.tracePolicy());
  }

  /** Keeps the current values of a model. */
  public static void keep(AgentsModel model, Choices choices) {
    choices.put(LIMITS, model.limits().toString());
    choices.put(SEED, model.seed());
    choices.put(TRACE, model.traceCap() > 0);
  }
}
