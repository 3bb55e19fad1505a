package org.plyscope.lab.position.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Tries in random games whether turned positions have exactly the turned moves. */
public final class SymmetryCheck {
  private static final int GAMES = 3;
  private static final int PLIES = 200;

  /** Positions at these and all later multiples of the last are looked at. */
  private static final int DENSE = 6;

  private static final int EVERY = 9;

  /** A position on the way, and all that can follow. */
  private record Sample(Setup setup, List<Setup> next, List<Double> payoffs) {}

  private final Rules rules;
  private List<Sample> samples;

  /** Prepares to try maps for some rules. */
  public SymmetryCheck(Rules rules) {
    this.rules = rules;
  }

  /** Returns whether a map always leads to positions that play alike. */
  public boolean holds(SetupMap map) {
    if (samples == null) {
      samples = samples();
    }
    return samples.stream().allMatch(sample -> alike(sample, map));
  }

  private boolean alike(Sample sample, SetupMap map) {
    Setup turned = map.apply(sample.setup());
    if (!rules.validate(turned).isEmpty()) {
      return false;
    }
    Sample other = sample(rules.state(turned));
    if (!other.setup().equals(turned) || other.next().size() != sample.next().size()) {
      return false;
    }
    for (int player = 0; player < rules.players(); player++) {
      if (!sample.payoffs().get(player).equals(other.payoffs().get(map.player(player)))) {
        return false;
      }
    }
    List<Setup> expected = sample.next().stream().map(map::apply).toList();
    return counted(expected).equals(counted(other.next()));
  }

  private static Map<Setup, Integer> counted(List<Setup> setups) {
    Map<Setup, Integer> counts = new HashMap<>();
    setups.forEach(s -> counts.merge(s, 1, Integer::sum));
    return counts;
  }

  private List<Sample> samples() {
    List<Sample> found = new ArrayList<>();
    MoveList scratch = new MoveList();
    for (int seed = 0; seed < GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      State state = rules.initial();
      for (int ply = 0; ply < PLIES && !state.over(); ply++) {
        if (ply < DENSE || ply % EVERY == 0) {
          found.add(sample(state));
        }
        state.play(state.randomMove(random, scratch));
      }
      if (state.over()) {
        found.add(sample(state));
      }
    }
    return found;
  }

  private Sample sample(State state) {
    MoveList moves = new MoveList();
    List<Setup> next = new ArrayList<>();
    if (!state.over()) {
      state.moves(moves);
      for (int i = 0; i < moves.size(); i++) {
        state.play(moves.get(i));
        next.add(state.setup());
        state.undo();
      }
    }
    double[] payoffs = new double[rules.players()];
    state.payoffs(payoffs);
    return new Sample(state.setup(), next, DoubleStream.of(payoffs).boxed().toList());
  }
}
