package org.plyscope.engine.montecarlo.internal.kernel;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.State;
import org.plyscope.engine.Scores;
import org.plyscope.engine.montecarlo.PlayoutSettings;
import org.plyscope.engine.montecarlo.PlayoutSettings.Judgement;

/** Determines the payoffs of a playout. */
final class PlayoutScorer {
  private final Evaluator evaluation;
  private final PlayoutSettings settings;
  private final int[] values;

  PlayoutScorer(Evaluator evaluation, PlayoutSettings settings, int players) {
    this.evaluation = evaluation;
    this.settings = settings;
    this.values = new int[players];
  }

  /** Writes the value of the position at the end of a playout for each player. */
  void read(State state, double[] outcome) {
    state.payoffs(outcome);
    if (settings.judgement() != Judgement.UNDECIDED && !state.over()) {
      spread(state, outcome);
    }
  }

  /** Takes the players who still play, and shares out the places that are left. */
  private void spread(State state, double[] outcome) {
    evaluation.reset(state);
    int playing = 0;
    for (int player = 0; player < values.length; player++) {
      if (!state.settled(player)) {
        values[player] = Scores.bounded(evaluation.value(state, player));
        playing++;
      }
    }
    double unit = 1.0 / (values.length - 1);
    for (int player = 0; player < values.length; player++) {
      if (!state.settled(player)) {
        outcome[player] +=
            settings.judgement() == Judgement.PLACES
                ? places(state, player) * unit / 2
                : (logistic(state, player, playing) - 0.5) * (playing - 1) * unit;
      }
    }
  }

  /** Returns how many players are behind a player, minus how many are ahead. */
  private int places(State state, int player) {
    int places = 0;
    for (int other = 0; other < values.length; other++) {
      if (!state.settled(other)) {
        places += Integer.compare(values[player], values[other]);
      }
    }
    return places;
  }

  private double logistic(State state, int player, int playing) {
    double others = 0;
    for (int other = 0; other < values.length; other++) {
      others += other == player || state.settled(other) ? 0 : values[other];
    }
    double ahead = values[player] - others / Math.max(1, playing - 1);
    return 1 / (1 + Math.exp(-ahead / (evaluation.scale() * settings.spread())));
  }
}
