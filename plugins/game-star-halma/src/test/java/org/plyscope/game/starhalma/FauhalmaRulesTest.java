package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Swaps, places, losses and the published example. */
class FauhalmaRulesTest {
  private final Rules two = TestRules.preset(new Fauhalma(), "star-2p");
  private final Rules three = TestRules.preset(new Fauhalma(), "star-3p");

  @ParameterizedTest
  @CsvSource({"A,36", "B,44", "C,29"})
  void thePublishedExampleHasItsMoves(String player, int moves) {
    String example =
        three.positions().stream()
            .filter(p -> p.id().equals("published-example"))
            .findFirst()
            .orElseThrow()
            .position();
    State state = three.parse(example.replace("move: A", "move: " + player));
    assertThat(state.moves(new MoveList())).isEqualTo(moves);
    if (player.equals("A")) {
      for (String text : List.of("[[1,0],[0,1]]", "[[1,0],[3,-2],[1,-2],[3,-4]]")) {
        assertThat(state.text(state.parseMove(text))).isEqualTo(text);
      }
      assertThat(state.parseMove("[[1,0], [3,-4]]"))
          .isEqualTo(state.parseMove("[[1,0],[3,-2],[1,-2],[3,-4]]"));
      assertThatThrownBy(() -> state.parseMove("[[1,0],[3,-4],[1,-2],[3,-4]]"))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("not legal");
    }
  }

  @Test
  void aForeignPegInTheGoalChangesPlaces() {
    State state = two.parse("v1 A: -2,3 0,0; B: -2,4 1,-1; move: A; ply: 0");
    long swap = state.parseMove("[[-2,3],[-2,4]]");
    String before = state.position();
    state.play(swap);
    assertThat(state.position()).isEqualTo("v1 A: -2,4 0,0; B: -2,3 1,-1; move: B; ply: 1");
    state.undo();
    assertThat(state.position()).isEqualTo(before);
  }

  @Test
  void aSwapEndsAChainAndIsNeverPassedThrough() {
    State state = two.parse("v1 A: 0,0 -1,1; B: -2,4 -3,3 2,2; move: A; ply: 0");
    assertThat(texts(state)).contains("[[0,0],[-2,2]]").noneMatch(t -> t.contains("[-4,4]"));
    State blocked = two.parse("v1 A: -1,2 -1,3; B: -1,4 -2,5 2,2; move: A; ply: 0");
    assertThat(texts(blocked)).contains("[[-1,3],[-1,4]]").noneMatch(t -> t.endsWith("[-1,6]]"));
  }

  @Test
  void aSwapOutsideTheGoalIsNotAllowed() {
    State state = two.parse("v1 A: 0,0; B: 0,1; move: A; ply: 0");
    assertThatThrownBy(() -> state.parseMove("[[0,0],[0,1]]")).isInstanceOf(InputException.class);
  }

  @Test
  void aSwapCanBringTheOtherPlayerHome() {
    State state = two.parse("v1 A: 1,-4 1,-3 0,-1 -1,1 -2,3; B: -3,4 2,-4; move: A; ply: 0");
    long move = state.parseMove("[[1,-4],[-3,4]]");
    assertThat(state.text(move)).isEqualTo("[[1,-4],[1,-2],[-1,0],[-1,2],[-3,4]]");
    assertThat(state.label(move)).isEqualTo("1,-4→…→-3,4");
    state.play(move);
    assertThat(state.over()).isTrue();
    assertThat(payoffs(state)).containsExactly(0, 1);
    assertThat(payoffs(two.parse(state.position()))).containsExactly(0, 1);
  }

  @Test
  void whoCannotMoveLoses() {
    State state = two.parse("v1 A: 3,-6; B: 3,-5 2,-5 3,-4 2,-4 0,0; move: B; ply: 7");
    state.play(state.parseMove("[[0,0],[1,-1]]"));
    assertThat(state.over()).isFalse();
    state.undo();
    Rules noSwap = TestRules.changed(new Fauhalma(), Map.of("swap", "false", "pegs", "6"));
    State stuck = noSwap.parse("v1 A: 3,-6; B: 3,-5 2,-5 3,-4 2,-4 1,-3; move: B; ply: 7");
    stuck.play(stuck.parseMove("[[1,-3],[1,-4]]"));
    assertThat(stuck.over()).isTrue();
    assertThat(stuck.moves(new MoveList())).isZero();
    assertThat(payoffs(stuck)).containsExactly(0, 1);
    assertThat(payoffs(noSwap.parse(stuck.position()))).containsExactly(0, 1);
  }

  @Test
  void theOthersPlayOnForSecondPlace() {
    State state = three.parse("v1 A: -3,6 -2,3; B: -3,-3 -1,-1; C: 6,-3 3,-1; move: A; ply: 0");
    state.play(state.parseMove("[[-2,3],[-2,4]]"));
    assertThat(state.over()).isFalse();
    assertThat(state.position()).endsWith("move: B; places: A 1; ply: 1");
    assertThat(payoffs(state)).containsExactly(1, 0.25, 0.25);
    state.play(state.parseMove("[[-1,-1],[0,-1]]"));
    state.play(state.parseMove("[[3,-1],[3,0]]"));
    assertThat(state.toMove()).as("A is passed over").isEqualTo(1);
    state.play(state.parseMove("[[0,-1],[-1,-1]]"));
    state.play(state.parseMove("[[3,0],[4,-1]]"));
    assertThat(state.over()).isTrue();
    assertThat(payoffs(state)).containsExactly(1, 0, 0.5);
    assertThat(payoffs(three.parse(state.position()))).containsExactly(1, 0, 0.5);
  }

  @Test
  void theCapLeavesTheRestUnfinished() {
    State state = three.parse("v1 A: -3,6 -2,3; B: -3,-3 0,0; C: 6,-3 3,0; move: A; ply: 299");
    state.play(state.parseMove("[[-2,3],[-2,4]]"));
    assertThat(state.over()).isTrue();
    assertThat(payoffs(state)).containsExactly(1, 0.25, 0.25);
  }

  @Test
  void longJumpsAreSymmetric() {
    Rules rules =
        TestRules.changed(
            new Fauhalma(), Map.of("long-jumps", "true", "hops", "single", "swap", "false"));
    State state = rules.parse("v1 A: -3,0; B: -1,0 0,3; move: A; ply: 0");
    assertThat(texts(state)).contains("[[-3,0],[1,0]]").noneMatch(t -> t.endsWith("[0,0]]"));
    State shut = rules.parse("v1 A: -3,0; B: -1,0 0,0; move: A; ply: 0");
    assertThat(texts(shut)).noneMatch(t -> t.endsWith("[1,0]]"));
  }

  @Test
  void obstaclesCanBeHoppedOverButNotEntered() {
    Rules rules = TestRules.preset(new Fauhalma(), "obstacles");
    State state = rules.parse("v1 A: -1,0; B: 3,0; move: A; ply: 0");
    assertThat(texts(state)).contains("[[-1,0],[1,0]]").noneMatch(t -> t.endsWith("[0,0]]"));
    assertThat(rules.validate(state.setup().with(cell(rules, "0,0"), 1)))
        .containsExactly("There is an obstacle on 0,0.");
  }

  private static int cell(Rules rules, String label) {
    return IntStream.range(0, rules.board().cells().size())
        .filter(i -> rules.board().cells().get(i).label().equals(label))
        .findFirst()
        .orElseThrow();
  }

  private static double[] payoffs(State state) {
    double[] payoffs = new double[state.setup().extras().options().size() > 1 ? 3 : 2];
    state.payoffs(payoffs);
    return payoffs;
  }

  private static List<String> texts(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return IntStream.range(0, moves.size()).mapToObj(i -> state.text(moves.get(i))).toList();
  }
}
