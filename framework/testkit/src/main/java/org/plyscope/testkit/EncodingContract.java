package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * The contract of every encoding: it writes all of its numbers, the same ones for the same
 * position, and every legal move has an output. Where a game lets the turn be handed over at its
 * start, both players see the same numbers there.
 */
public abstract class EncodingContract {
  private static final int GAMES = 5;
  private static final int PLIES = 200;

  /** {@return the encoding under test} */
  protected abstract EncoderFactory encoding();

  /** {@return the games it is tested on, with all presets that it supports} */
  protected abstract List<Game> games();

  /**
   * Returns whether the start of a game looks the same to all players.
   *
   * @param rules some rules
   * @return true by default
   */
  protected boolean symmetricStart(Rules rules) {
    return true;
  }

  private List<Rules> rules() {
    List<Rules> all = new ArrayList<>();
    for (Game game : games()) {
      for (Preset preset : game.presets()) {
        all.add(game.rules(OptionValues.defaults(game.options()).with(preset.values())));
      }
    }
    return all.stream().filter(encoding()::supports).toList();
  }

  private static String name(Rules rules) {
    return rules.game().id() + " " + rules.options();
  }

  private Encoder encoder(Rules rules) {
    return encoding().create(rules, OptionValues.defaults(encoding().options()));
  }

  @TestFactory
  Stream<DynamicTest> positionsBecomeNumbersAndMovesOutputs() {
    assertThat(rules()).as("rules that the encoding supports").isNotEmpty();
    return rules().stream().map(rules -> dynamicTest(name(rules), () -> walk(rules)));
  }

  private void walk(Rules rules) {
    Encoder encoder = encoder(rules);
    Encoder second = encoder(rules);
    float[] numbers = new float[encoder.inputs()];
    float[] again = new float[second.inputs()];
    MoveList moves = new MoveList();
    for (int game = 0; game < GAMES; game++) {
      SplittableRandom random = new SplittableRandom(game);
      State state = rules.initial();
      for (int ply = 0; ply < PLIES && state.moves(moves) > 0; ply++) {
        Arrays.fill(numbers, Float.NaN);
        Arrays.fill(again, Float.NaN);
        encoder.encode(state, numbers);
        second.encode(state, again);
        assertThat(numbers).as(state::position).isEqualTo(again).doesNotContain(Float.NaN);
        for (long move : moves.toArray()) {
          assertThat(encoder.output(state, move))
              .as(() -> "the output of %s in %s".formatted(state.text(move), state.position()))
              .isBetween(0, encoder.outputs() - 1);
        }
        state.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> bothPlayersSeeTheSameStart() {
    return rules().stream()
        .filter(this::symmetricStart)
        .map(rules -> dynamicTest(name(rules), () -> handOver(rules)));
  }

  private void handOver(Rules rules) {
    Encoder encoder = encoder(rules);
    State state = rules.initial();
    float[] first = new float[encoder.inputs()];
    encoder.encode(state, first);
    if (state.pass()) {
      float[] other = new float[encoder.inputs()];
      encoder.encode(state, other);
      assertThat(other).isEqualTo(first);
    }
  }
}
