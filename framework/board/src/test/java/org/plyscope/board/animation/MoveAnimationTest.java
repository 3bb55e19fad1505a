package org.plyscope.board.animation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.testkit.boards.Boards;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;

class MoveAnimationTest {
  private static final Board STAR = Boards.smallStar();
  private static final Board EIGHT = Boards.eight();
  private static final Board ROW = Boards.row(4);

  private static Setup star(int... contents) {
    return Setup.empty(STAR).withContents(contents);
  }

  private static long[] moves(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves.toArray();
  }

  private static Setup after(State state, long move) {
    State played = state.copy();
    played.play(move);
    return played.setup();
  }

  private static MoveAnimation animation(FixtureRules rules, State state, long move) {
    List<Integer> path = IntStream.of(state.path(move)).boxed().toList();
    return MoveAnimation.of(rules.board(), state.setup(), after(state, move), path);
  }

  @Test
  void beginsBeforeAndEndsAfterTheMove() {
    for (FixtureRules rules : List.of(TestGames.star(), TestGames.row(), TestGames.eight())) {
      State state = rules.initial();
      for (long chosen : moves(state)) {
        MoveAnimation move = animation(rules, state, chosen);
        Setup before = state.setup();
        Setup after = after(state, chosen);
        assertThat(move.millis()).isPositive();
        assertThat(move.at(-1)).isEqualTo(new Frame(before, List.of()));
        assertThat(move.at(0)).isEqualTo(new Frame(before, List.of()));
        assertThat(move.at(move.millis())).isEqualTo(new Frame(after, List.of()));
        assertThat(move.at(1e9)).isEqualTo(new Frame(after, List.of()));
      }
    }
  }

  @Test
  void aMarbleTravelsAlongItsPath() {
    Setup before = star(0, 1, 0, 0, 2, 0, 0);
    Setup after = star(0, 0, 0, 1, 2, 0, 0);
    MoveAnimation move = MoveAnimation.of(STAR, before, after, List.of(1, 2, 3));
    Frame half = move.at(move.millis() / 2);
    assertThat(half.resting().content(1)).isZero();
    assertThat(half.resting().content(3)).isZero();
    assertThat(half.resting().content(4)).isEqualTo(2);
    Mover mover = half.movers().get(0);
    assertThat(mover.content()).isEqualTo(1);
    assertThat(Math.hypot(mover.x() - 0.5, mover.y() - Math.sqrt(3) / 2)).isLessThan(1e-9);
    assertThat(move.at(move.millis() / 4).movers().get(0).lift()).isPositive();
  }

  @Test
  void aCapturedPieceFadesAsItIsJumped() {
    Setup before = Setup.empty(EIGHT).with(17, 1).with(26, 2).with(44, 2);
    Setup after = Setup.empty(EIGHT).with(53, 1);
    MoveAnimation move = MoveAnimation.of(EIGHT, before, after, List.of(17, 35, 53));
    double early = alphaAt(move, 0.15, 26);
    double late = alphaAt(move, 0.5, 26);
    assertThat(early).isEqualTo(1);
    assertThat(late).isLessThan(0.5);
    assertThat(alphaAt(move, 0.5, 44)).as("not reached yet").isEqualTo(1);
  }

  private static double alphaAt(MoveAnimation move, double part, int cell) {
    return move.at(part * move.millis()).movers().stream()
        .filter(m -> 8 * (int) m.y() + (int) m.x() == cell && m.content() == 2)
        .mapToDouble(Mover::alpha)
        .findFirst()
        .orElse(0);
  }

  @Test
  void aSwappedPieceSlidesBack() {
    Setup before = star(2, 1, 0, 0, 0, 0, 0);
    Setup after = star(1, 2, 0, 0, 0, 0, 0);
    MoveAnimation move = MoveAnimation.of(STAR, before, after, List.of(1, 0));
    List<Mover> movers = move.at(move.millis() / 2).movers();
    assertThat(movers).extracting(Mover::content).containsExactlyInAnyOrder(1, 2);
    assertThat(movers).allSatisfy(m -> assertThat(m.alpha()).isEqualTo(1));
    assertThat(movers).allSatisfy(m -> assertThat(m.x()).isBetween(0.4, 0.6));
  }

  @Test
  void aPieceThatIsPutAppears() {
    Setup before = star(0, 1, 0, 0, 0, 0, 0);
    MoveAnimation move = MoveAnimation.of(STAR, before, before.with(3, 2), List.of(3));
    Mover mover = move.at(move.millis() / 2).movers().get(0);
    assertThat(mover.content()).isEqualTo(2);
    assertThat(mover.alpha()).isBetween(0.1, 0.9);
  }

  @Test
  void noSeedIsLostWhileSowing() {
    FixtureRules rules = TestGames.row();
    State state = rules.parse("0:0,2,1,0,3,5,5,8,4,4");
    for (long chosen : moves(state)) {
      MoveAnimation move = animation(rules, state, chosen);
      for (int i = 0; i <= 100; i++) {
        Frame frame = move.at(move.millis() * i / 100);
        int resting = IntStream.range(0, 10).map(c -> frame.resting().content(c)).sum();
        int carried = frame.movers().stream().mapToInt(Mover::content).sum();
        assertThat(resting + carried).as("%s at %d %%", state.text(chosen), i).isEqualTo(32);
      }
    }
  }

  @Test
  void aRelayTakesUpWhatLiesWhereTheHandIsEmpty() {
    Setup before = Setup.empty(ROW).with(0, 1).with(1, 2);
    Setup after = Setup.empty(ROW).with(2, 1).with(3, 1).with(4, 1);
    MoveAnimation move = MoveAnimation.of(ROW, before, after, List.of(0, 1, 2, 3, 4));
    Frame second = move.at(0.3 * move.millis());
    assertThat(second.movers().get(0).content()).isEqualTo(3);
    assertThat(second.resting().content(1)).isZero();
  }

  @Test
  void aPassShowsNothing() {
    Setup before = TestGames.row().start();
    MoveAnimation move = MoveAnimation.of(ROW, before, before.withToMove(1), List.of(4));
    assertThat(move.millis()).isZero();
  }
}
