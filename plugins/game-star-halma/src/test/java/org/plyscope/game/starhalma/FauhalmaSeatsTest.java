package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.evaluators.FauhalmaTargets;

/** The board is turned for every player, so all seats judge what they see in the same way. */
class FauhalmaSeatsTest {
  private static final Pattern CELL = Pattern.compile("(-?\\d),(-?\\d)");
  private static final Pattern PLAYER = Pattern.compile("[ABC]");

  @ParameterizedTest
  @CsvSource({
    "rhombus, decisive, all",
    "star-2p, decisive, all",
    "star-3p, decisive, all",
    "rhombus, study, all",
    "star-2p, study, next",
    "star-3p, study, all",
    "star-3p, study, next",
    "star-3p, decisive, next",
    "long-jumps, decisive, all",
    "long-jumps, study, next",
    "obstacles-3p, decisive, all",
    "turnable-obstacles, study, all"
  })
  void aTurnedPositionHasTheSameValuesOneSeatOn(String preset, String ends, String against) {
    Rules rules = rules(preset);
    Map<String, String> options = Map.of("ends", ends, "against", against);
    SplittableRandom random = new SplittableRandom(3);
    MoveList moves = new MoveList();
    boolean placed = false;
    for (int game = 0; game < 2; game++) {
      Evaluator greed = evaluation(rules, options);
      State state = rules.initial();
      // The first is played well, so that a player comes in; the other would never end.
      int plies = game == 0 ? 400 : 100;
      while (plies-- > 0 && state.moves(moves) > 0) {
        compare(rules, options, state);
        placed |= state.position().contains("places");
        boolean greedy = game == 0 && random.nextInt(10) > 0;
        state.play(greedy ? best(greed, state, moves) : moves.get(random.nextInt(moves.size())));
      }
      compare(rules, options, state);
    }
    assertThat(placed).as("a player has come in before the end").isEqualTo(rules.players() == 3);
  }

  private static void compare(Rules rules, Map<String, String> options, State state) {
    int players = rules.players();
    Evaluator here = evaluation(rules, options);
    here.reset(state);
    State turned = rules.parse(turned(state.position(), players));
    Evaluator there = evaluation(rules, options);
    there.reset(turned);
    for (int player = 0; player < players; player++) {
      int next = (player + 1) % players;
      assertThat(there.value(turned, next))
          .as("%s for %d, turned %s", state.position(), player, turned.position())
          .isEqualTo(here.value(state, player));
      if (state.settled(player)) {
        assertThat(there.finalValue(turned, next)).isEqualTo(here.finalValue(state, player));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "rhombus, 0",
    "star-2p, 0",
    "star-3p, -69.175",
    "long-jumps, 0",
    "obstacles, 0",
    "turnable-obstacles, 0"
  })
  void allSeatsValueTheStartAlike(String preset, double value) {
    Rules rules = rules(preset);
    Evaluator evaluation = evaluation(rules, Map.of());
    evaluation.reset(rules.initial());
    for (int player = 0; player < rules.players(); player++) {
      assertThat(evaluation.value(rules.initial(), player) / (double) evaluation.scale())
          .isEqualTo(value);
    }
  }

  @Test
  void theEndIsWorthTenPointsInTheStudy() {
    Rules rules = TestRules.preset(new Fauhalma(), "star-2p");
    State state = rules.parse("v1 A: -2,3; B: 1,0; move: A; ply: 0");
    assertThat(ofTheEnd(rules, state, "decisive", 0)).isEqualTo(Evaluator.UNKNOWN);
    // A's only peg steps into its goal: 6 + 1.9 + 3 from its targets, B's 21 + 14.25 + 0.5.
    double distances = 35.75 - 10.9;
    assertThat(ofTheEnd(rules, state, "study", 0)).isEqualTo((int) (20 * (distances + 10)));
    assertThat(ofTheEnd(rules, state, "study", 1)).isEqualTo((int) (20 * (-distances - 10)));
  }

  private static int ofTheEnd(Rules rules, State start, String ends, int player) {
    State state = start.copy();
    Evaluator evaluation = evaluation(rules, Map.of("ends", ends));
    evaluation.reset(state);
    long move = state.parseMove("[[-2,3],[-2,4]]");
    evaluation.play(state, move);
    state.play(move);
    assertThat(state.over()).isTrue();
    return evaluation.finalValue(state, player);
  }

  @ParameterizedTest
  @CsvSource({
    // Ten for the first, nothing for the second, ten less for the last and while others are in.
    "A 1, C, 10, -10, -10, 10, 0, -10",
    "B 1 A 2, C, 0, 10, -10, 0, 10, -10",
    "C 1 A 2, B, 0, -10, 10, 10, -10, 10",
    "C 1, A, -10, -10, 10, 0, -10, 10",
    "B 1, C, -10, 10, -10, -10, 10, 0"
  })
  void aPlaceIsWorthItsPlace(
      String places, String move, int a, int b, int c, int nextOfA, int nextOfB, int nextOfC) {
    Rules rules = TestRules.preset(new Fauhalma(), "star-3p");
    assertThat(terms(rules, places, move, "all")).as(places).containsExactly(a, b, c);
    assertThat(terms(rules, places, move, "next"))
        .as(places)
        .containsExactly(nextOfA, nextOfB, nextOfC);
  }

  /** The contribution of the places to the distances, in points. */
  private static int[] terms(Rules rules, String places, String move, String against) {
    String men = "v1 A: 0,0; B: 1,0; C: 2,0; move: " + move;
    State open = rules.parse(men);
    State placed = rules.parse(men + "; places: " + places);
    Evaluator evaluation = evaluation(rules, Map.of("ends", "study", "against", against));
    return IntStream.range(0, 3)
        .map(player -> value(evaluation, placed, player) - value(evaluation, open, player))
        .map(term -> term / evaluation.scale())
        .toArray();
  }

  private static int value(Evaluator evaluation, State state, int player) {
    evaluation.reset(state);
    return state.settled(player)
        ? evaluation.finalValue(state, player)
        : evaluation.value(state, player);
  }

  private static long best(Evaluator evaluation, State state, MoveList moves) {
    int player = state.toMove();
    long best = moves.get(0);
    long most = Long.MIN_VALUE;
    for (long move : moves.toArray()) {
      state.play(move);
      evaluation.reset(state);
      long value = state.settled(player) ? Evaluator.MAX : evaluation.value(state, player);
      state.undo();
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }

  /** Turns the board so that everything of A is where B's was, and so on. */
  private static String turned(String position, int players) {
    String cells =
        CELL.matcher(position)
            .replaceAll(
                cell -> {
                  int x = Integer.parseInt(cell.group(1));
                  int y = Integer.parseInt(cell.group(2));
                  return players == 2 ? -x + "," + -y : -x - y + "," + x;
                });
    return PLAYER
        .matcher(cells)
        .replaceAll(player -> "" + (char) ('A' + (player.group().charAt(0) - 'A' + 1) % players));
  }

  /**
   * Returns the rules of a preset or of a board with obstacles. The four of the preset {@code
   * obstacles} lie alike after a third of a turn but not after half of one: its games for two have
   * no turned positions, so it is played by three here, and two have obstacles of their own.
   */
  private static Rules rules(String name) {
    Fauhalma game = new Fauhalma();
    return switch (name) {
      case "obstacles-3p" ->
          TestRules.changed(
              game, Map.of("players", "3", "pegs", "6", "obstacles", "0,0 -1,2 -1,-1 2,-1"));
      case "turnable-obstacles" ->
          TestRules.changed(game, Map.of("pegs", "6", "obstacles", "0,0 -1,2 1,-2"));
      default -> TestRules.preset(game, name);
    };
  }

  private static Evaluator evaluation(Rules rules, Map<String, String> options) {
    FauhalmaTargets evaluator = new FauhalmaTargets();
    return evaluator.create(rules, OptionValues.defaults(evaluator.options()).with(options));
  }
}
