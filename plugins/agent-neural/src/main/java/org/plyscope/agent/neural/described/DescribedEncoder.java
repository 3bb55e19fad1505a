package org.plyscope.agent.neural.described;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;

/**
 * Turns positions into numbers and moves into outputs according to a description. Used by one
 * thread.
 */
public final class DescribedEncoder implements Encoder {
  private final Description description;
  private final List<FeatureGroup> numbers;
  private final Optional<Places> places;
  private final int inputs;

  DescribedEncoder(Description description, List<FeatureGroup> numbers, Optional<Places> places) {
    this.description = description;
    this.numbers = numbers;
    this.places = places;
    inputs = numbers.stream().mapToInt(FeatureGroup::size).sum();
  }

  /**
   * Which output stands for a move.
   *
   * @param moves the identification of a move
   * @param cells for each player the place of each cell, -1 for none
   * @param size how many places there are
   * @param texts the output of each notation
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Places(Description.Moves moves, int[][] cells, int size, Map<String, Integer> texts) {
    int outputs() {
      return switch (moves) {
        case FROM, TO -> size;
        case FROM_TO -> size * size;
        case TEXT -> texts.size();
      };
    }

    int of(State state, long move, int own) {
      int[] place = moves == Description.Moves.TEXT ? null : cells[own];
      return switch (moves) {
        case TEXT -> texts.getOrDefault(state.text(move), -1);
        case FROM -> place[state.from(move)];
        case TO -> place[state.to(move)];
        case FROM_TO -> {
          int from = place[state.from(move)];
          int to = place[state.to(move)];
          yield from < 0 || to < 0 ? -1 : from * size + to;
        }
      };
    }
  }

  @Override
  public int inputs() {
    return inputs;
  }

  /** Returns the number of distinct moves; 0 if the model has no policy. */
  @Override
  public int outputs() {
    return places.map(Places::outputs).orElse(0);
  }

  @Override
  public void encode(State state, float[] into) {
    int own = description.own(state);
    int at = 0;
    for (FeatureGroup group : numbers) {
      group.write(state, own, into, at);
      at += group.size();
    }
  }

  @Override
  public int output(State state, long move) {
    int output = places.orElseThrow().of(state, move, description.own(state));
    if (output < 0) {
      throw new InputException(
          "The description '%s' has no place for the move '%s' in its 'policy'."
              .formatted(description.name(), state.text(move)));
    }
    return output;
  }
}
