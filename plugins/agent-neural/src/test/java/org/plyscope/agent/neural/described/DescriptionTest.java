package org.plyscope.agent.neural.described;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.SquaresEncoding;
import org.plyscope.game.mancala.judge.SowingEncoding;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.testkit.Walks;

class DescriptionTest {
  private static final Path SAMPLES = Path.of("../../samples/models");
  private static final Offset<Float> NEAR = within(1e-6f);

  private static Rules rules(Game game) {
    return game.rules(OptionValues.defaults(game.options()));
  }

  private static Encoder encoder(
      EncoderFactory encoding, Rules rules, Map<String, String> options) {
    return encoding.create(rules, OptionValues.defaults(encoding.options()).with(options));
  }

  /** The samples in JSON encode as the encodings of the games do in Java. */
  @Test
  void samplesAgreeWithTheEncodingsOfTheGames() {
    Rules kalah = rules(new KalahGame());
    Description seeds = Description.read(SAMPLES.resolve("kalah.json"), kalah);
    same(kalah, seeds.encoder(), encoder(new SowingEncoding(), kalah, Map.of()));
    Rules checkers = rules(new CheckersGame());
    Description squares = Description.read(SAMPLES.resolve("checkers.json"), checkers);
    same(checkers, squares.encoder(), encoder(new SquaresEncoding(), checkers, Map.of()));
  }

  private static void same(Rules rules, Encoder one, Encoder other) {
    assertThat(one.inputs()).isEqualTo(other.inputs());
    assertThat(one.outputs()).isEqualTo(other.outputs());
    float[] first = new float[one.inputs()];
    float[] second = new float[one.inputs()];
    MoveList moves = new MoveList();
    for (int seed = 0; seed < 60; seed++) {
      State state = Walks.walked(rules, seed, seed);
      if (state.over()) {
        continue;
      }
      one.encode(state, first);
      other.encode(state, second);
      assertThat(first).as(state::position).containsExactly(second, NEAR);
      state.moves(moves);
      for (long move : moves.toArray()) {
        assertThat(one.output(state, move)).isEqualTo(other.output(state, move));
      }
    }
  }

  private static final String CELLS =
      """
      "cells": [
        {"name": "own", "first": ["S1","S2","S3","S4","S5","S6"],
         "second": ["N1","N2","N3","N4","N5","N6"]},
        {"name": "gap", "first": ["S1", "", "South"]}]
      """;

  private static Description kalah(String numbers, String policy, String value) {
    String text =
        "{\"description\": 1, %s, \"input\": {\"numbers\": [%s]}%s%s}"
            .formatted(
                CELLS,
                numbers,
                policy.isEmpty() ? "" : ", \"policy\": {" + policy + "}",
                value.isEmpty() ? "" : ", \"value\": {" + value + "}");
    return Description.read(text, "mine.json", rules(new KalahGame()));
  }

  private static float[] numbers(String numbers, State state) {
    Encoder encoder = kalah(numbers, "", "'name': 'v'".replace('\'', '"')).encoder();
    float[] into = new float[encoder.inputs()];
    encoder.encode(state, into);
    return into;
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  @Test
  void everyKindOfNumberSaysWhatItIsNamedFor() {
    State state = rules(new KalahGame()).parse("0,1,2,3,4,5/14 6,0,0,0,0,1/12 S");
    assertThat(numbers(json("{'take': 'count', 'of': 'own', 'divide': 2}"), state))
        .containsExactly(0, .5f, 1, 1.5f, 2, 2.5f);
    assertThat(numbers(json("{'take': 'count', 'of': 'gap'}"), state)).containsExactly(0, 0, 14);
    assertThat(numbers(json("{'take': 'empty', 'of': 'own'}"), state))
        .containsExactly(1, 0, 0, 0, 0, 0);
    assertThat(numbers(json("{'take': 'sum', 'of': 'own', 'divide': 5}"), state))
        .containsExactly(3);
    assertThat(numbers(json("{'take': 'sum', 'of': 'own', 'less': 'gap'}"), state))
        .containsExactly(1);
    assertThat(numbers(json("{'take': 'one-hot', 'of': 'gap', 'values': 2}"), state))
        .containsExactly(1, 0, 0, 0, 0, 1);
    assertThat(
            numbers(json("{'take': 'one-hot', 'of': 'gap', 'values': 2, 'planes': true}"), state))
        .containsExactly(1, 0, 0, 0, 0, 1);
    assertThat(numbers(json("{'take': 'constant', 'value': 0.5}, {'take': 'mover'}"), state))
        .containsExactly(.5f, 0);
  }

  @Test
  void valuesAreReadFromTheirRange() {
    String numbers = json("{'take': 'constant'}");
    Description.Value share =
        kalah(numbers, "", json("'name': 'v', 'least': 0, 'most': 1, 'for': 'first'"))
            .value()
            .orElseThrow();
    assertThat(share.of(new float[] {.75f}, 0)).isCloseTo(.5f, NEAR);
    assertThat(share.of(new float[] {.75f}, 1)).isCloseTo(-.5f, NEAR);
    assertThat(share.of(new float[] {3}, 0)).isEqualTo(1);
    Description.Value chances =
        kalah(numbers, "", json("'name': 'v', 'as': 'win-draw-loss'")).value().orElseThrow();
    assertThat(chances.size()).isEqualTo(3);
    assertThat(chances.of(new float[] {.5f, .3f, .2f}, 1)).isCloseTo(.3f, NEAR);
  }

  @Test
  void movesAreFoundByCellsOrByNotation() {
    State state = rules(new KalahGame()).initial();
    String numbers = json("{'take': 'constant'}");
    Encoder text =
        kalah(numbers, json("'name': 'p', 'moves': 'text', 'texts': ['6','5','4','3','2','1']"), "")
            .encoder();
    assertThat(text.outputs()).isEqualTo(6);
    assertThat(text.output(state, state.parseMove("1"))).isEqualTo(5);
    Encoder goal = kalah(numbers, json("'name': 'p', 'moves': 'to', 'of': 'gap'"), "").encoder();
    assertThat(goal.output(state, state.parseMove("3"))).isEqualTo(2);
    assertThatThrownBy(() -> goal.output(state, state.parseMove("1")))
        .isInstanceOf(InputException.class)
        .hasMessage("The description 'mine.json' has no place for the move '1' in its 'policy'.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'take': 'piece', 'of': 'own'} | input.numbers[0].take is 'piece'; it must be 'count'",
        "{'take': 'count', 'of': 'mine'} | must be one of the orders in 'cells': gap, own.",
        "{'take': 'count', 'of': 'own', 'divide': 0} | divide is 0; it must be a finite number",
        "{'take': 'count'} | numbers[0].of is missing.",
        "{'take': 'height', 'of': 'own'} | it must be one of count, one-hot, piece, empty",
        "{'take': 'one-hot', 'of': 'own', 'values': 0} | values is 0; it must be",
        "{'take': 'constant', 'of': 'own'} | is not a known key here.",
      })
  void whatDoesNotFitIsSaidWithItsPlace(String numbers, String sentence) {
    assertThatThrownBy(() -> kalah(json(numbers), "", json("'name': 'v'")))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("The description 'mine.json' cannot be used: it.")
        .hasMessageContaining(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'name': 'v', 'least': 1 | least is 1; it must be a number other than 'most'",
        "'name': 'v', 'most': -1 | most is -1; it must be a number other than 'least'",
        "'name': 'v', 'least': null | least is null; it must be a number",
        "'name': 'v', 'most': 'infinity' | most is 'infinity'; it must be a number",
      })
  void aValueNeedsTwoDifferentEnds(String value, String sentence) {
    assertThatThrownBy(() -> kalah(json("{'take': 'constant'}"), "", json(value)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void aHugeDescriptionIsRefusedBeforeItIsRead(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("huge.json");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3L << 30);
    }
    assertThatThrownBy(() -> Description.read(file, rules(new KalahGame())))
        .hasMessage(
            "The description '%s' cannot be read (it is larger than 10,000,000 bytes)."
                .formatted(file));
  }

  @Test
  void descriptionsOfSomethingElseAreRefused() {
    Rules kalah = rules(new KalahGame());
    assertThatThrownBy(() -> Description.read(SAMPLES.resolve("checkers.json"), kalah))
        .hasMessage(
            "The description 'checkers.json' cannot be used: it.game is 'checkers'; it must be"
                + " 'kalah', the game that is played.");
    assertThatThrownBy(() -> kalah(json("{'take': 'constant'}"), "", ""))
        .hasMessageContaining("neither a policy nor a value");
    assertThatThrownBy(() -> Description.read("{", "mine.json", kalah))
        .hasMessageStartingWith("The description 'mine.json' cannot be used: it is not complete");
    String wrong =
        json("{'description': 1, 'cells': [{'name': 'a', 'first': ['S9']}], 'input': {}}");
    assertThatThrownBy(() -> Description.read(wrong, "mine.json", kalah))
        .hasMessageContaining("it.cells[0].first[0] is 'S9'; it must be a cell of this board: S1,");
    String uneven =
        json("{'description': 1, 'cells': [{'name': 'a', 'first': ['S1'], 'second': []}]}");
    assertThatThrownBy(() -> Description.read(uneven, "mine.json", kalah))
        .hasMessageContaining("it must be as long as 'first', which has 1 cells");
  }
}
