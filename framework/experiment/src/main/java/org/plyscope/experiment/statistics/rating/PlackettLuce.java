package org.plyscope.experiment.statistics.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.plyscope.experiment.statistics.rating.internal.Choices;

/**
 * Rates any number of players a game. The first place is chosen among all, the next among the rest,
 * and so on; entrants that share a place are chosen together, with the geometric mean of their
 * worths times a parameter for ties of that size.
 */
public final class PlackettLuce extends RatingModel {
  private static final int MOST_TIED = 16;

  /**
   * Starts without results.
   *
   * @param entrants how many entrants there are
   * @param ghost how often a ghost wins and loses against each entrant; 0 for no ghost
   */
  public PlackettLuce(int entrants, double ghost) {
    super(entrants, ghost);
  }

  @Override
  Stages stages(Set<SeatedResult> seen) {
    Set<Integer> sizes = new TreeSet<>();
    seen.forEach(result -> result.places().forEach(place -> sizes.add(place.length)));
    sizes.remove(1);
    Map<Integer, Integer> tieParameters = new HashMap<>();
    sizes.forEach(size -> tieParameters.put(size, tieParameters.size()));
    Stages stages = new Stages(entrants(), ghost() > 0, sizes.size(), tieParameters, -1);
    for (SeatedResult result : seen) {
      choose(stages, sizes, result.places())
          .forEach(alternatives -> stages.add(result, 1, alternatives));
    }
    for (int i = 0; ghost() > 0 && i < entrants(); i++) {
      int[] entrant = {i};
      int[] spirit = {entrants()};
      choose(stages, sizes, List.of(entrant, spirit))
          .forEach(alternatives -> stages.addGhost(ghost(), alternatives));
      choose(stages, sizes, List.of(spirit, entrant))
          .forEach(alternatives -> stages.addGhost(ghost(), alternatives));
    }
    return stages;
  }

  /** Returns the choices that lead to a ranking; the last one alone is no choice. */
  private static List<List<Choices.Alternative>> choose(
      Stages stages, Set<Integer> sizes, List<int[]> places) {
    List<List<Choices.Alternative>> choices = new ArrayList<>();
    int[] rest = places.stream().flatMapToInt(Arrays::stream).toArray();
    for (int[] place : places) {
      if (rest.length > 1) {
        choices.add(alternatives(stages, sizes, place, rest));
      }
      rest = Arrays.copyOfRange(rest, place.length, rest.length);
    }
    return choices;
  }

  private static List<Choices.Alternative> alternatives(
      Stages stages, Set<Integer> sizes, int[] chosen, int[] rest) {
    List<Choices.Alternative> alternatives = new ArrayList<>();
    alternatives.add(together(stages, chosen));
    if (!sizes.isEmpty() && rest.length > MOST_TIED) {
      throw new IllegalArgumentException(
          "Ties can be rated among at most " + MOST_TIED + " entrants a game.");
    }
    // The chosen ones stand first in the rest; they are there already.
    if (chosen.length > 1) {
      alternatives.add(together(stages, rest[0]));
    }
    for (int i = 1; i < rest.length; i++) {
      alternatives.add(together(stages, rest[i]));
    }
    int taken = (1 << chosen.length) - 1;
    for (int subset = 1; !sizes.isEmpty() && subset < 1 << rest.length; subset++) {
      if (subset != taken && sizes.contains(Integer.bitCount(subset))) {
        alternatives.add(together(stages, members(rest, subset)));
      }
    }
    return alternatives;
  }

  private static int[] members(int[] all, int subset) {
    int[] members = new int[Integer.bitCount(subset)];
    int size = 0;
    for (int i = 0; i < all.length; i++) {
      if ((subset >> i & 1) != 0) {
        members[size++] = all[i];
      }
    }
    return members;
  }

  private static Choices.Alternative together(Stages stages, int... members) {
    int size = members.length;
    int[] parameters = new int[size + 1];
    double[] factors = new double[size + 1];
    for (int i = 0; i < size; i++) {
      parameters[i] = stages.parameter(members[i]);
      factors[i] = 1.0 / size;
    }
    parameters[size] = size == 1 ? -1 : stages.tieParameter(size);
    factors[size] = 1;
    return Stages.alternative(parameters, factors);
  }
}
