package org.plyscope.agent.fauhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.fauhalma.internal.FarthestPegState;
import org.plyscope.agent.fauhalma.internal.PlayerView;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Strategy 3 offers the moves of the farthest peg that keep it within three steps of another. */
class FarthestPegTest {
  private static final Rules RULES = FauhalmaRules.preset("star-2p");
  private static final Cells CELLS = new Cells(RULES);
  private static final int SPREAD = 3;

  @Test
  void theMovesAreThoseOfTheStudy() {
    SplittableRandom random = new SplittableRandom(2);
    MoveList all = new MoveList();
    int checked = 0;
    for (int game = 0; game < 5; game++) {
      State state = RULES.initial();
      for (int ply = 0; ply < 80 && state.moves(all) > 0; ply++) {
        if (state.toMove() == 0 && !near(state).isEmpty()) {
          assertThat(offered(state)).as(state.position()).isEqualTo(near(state));
          checked += near(state).size() < all.size() ? 1 : 0;
        }
        state.play(all.get(random.nextInt(all.size())));
      }
    }
    assertThat(checked).isGreaterThan(100);
  }

  @Test
  void aPegThatIsTooFarBehindMayMoveAllTheSame() {
    State state = RULES.parse("v1 A: 3,-5 -2,2 -1,2 -2,1 0,1; B: 0,-2; move: A; ply: 0");
    assertThat(near(state)).isEmpty();
    assertThat(offered(state)).isNotEmpty().isEqualTo(ofFarthest(state));
    assertThat(offered(state)).hasSizeLessThan(legal(state).size());
  }

  @Test
  void ifTheFarthestPegIsShutInAllMayMove() {
    State state = RULES.parse("v1 A: 3,-6 3,-5 2,-5 3,-4 1,-4; B: 0,0; move: A; ply: 0");
    assertThat(ofFarthest(state)).isEmpty();
    assertThat(offered(state)).isNotEmpty().isEqualTo(legal(state));
  }

  private static List<Long> offered(State state) {
    return legal(new FarthestPegState(state, RULES.board(), new PlayerView(RULES), SPREAD));
  }

  private static List<Long> legal(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return LongStream.of(moves.toArray()).boxed().toList();
  }

  /** Of equally far pegs the one on the lower cell is meant. */
  private static int farthest(State state) {
    return Cells.ofFirstPlayer(state).stream()
        .max(Comparator.<Integer>comparingInt(CELLS::toTip).thenComparing(c -> -c))
        .orElseThrow();
  }

  private static List<Long> ofFarthest(State state) {
    return filtered(state, move -> state.path(move)[0] == farthest(state));
  }

  private static List<Long> near(State state) {
    List<Integer> others = new ArrayList<>(Cells.ofFirstPlayer(state));
    others.remove((Integer) farthest(state));
    return filtered(
        state,
        move -> {
          int[] path = state.path(move);
          int end = path[path.length - 1];
          return path[0] == farthest(state)
              && others.stream().anyMatch(peg -> CELLS.steps(peg, end) <= SPREAD);
        });
  }

  private static List<Long> filtered(State state, LongPredicate fits) {
    return legal(state).stream().filter(fits::test).toList();
  }
}
