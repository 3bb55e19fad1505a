package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** The checks for every single position of a game. */
final class PositionCheck {
  private PositionCheck() {}

  /** Key, text and setup lead back to the same position. */
  static void roundTrips(Rules rules, State state) {
    State parsed = rules.parse(state.position());
    assertThat(parsed.position()).isEqualTo(state.position());
    assertThat(parsed.key()).isEqualTo(state.key());
    Setup setup = state.setup();
    assertThat(setup.toMove()).isEqualTo(state.toMove());
    assertThat(rules.validate(setup)).isEmpty();
    assertThat(rules.state(setup).position()).isEqualTo(state.position());
  }

  /** The state and its setup agree on each cell. */
  static void contents(Rules rules, State state) {
    Setup setup = state.setup();
    for (int cell = 0; cell < setup.size(); cell++) {
      assertThat(state.content(cell))
          .as("content of %s in %s", rules.board().cells().get(cell).label(), state.position())
          .isEqualTo(setup.content(cell));
    }
  }

  /** Every move has a text, a path and two ends, and can be taken back. */
  static void moves(Rules rules, State state, MoveList moves) {
    long key = state.key();
    int player = state.toMove();
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      assertThat(move).isNotNegative();
      assertThat(state.parseMove(state.text(move))).as(state.text(move)).isEqualTo(move);
      ends(rules, state, move);
      if (state.plain(move)) {
        plain(rules, state, move);
      }
      state.play(move);
      state.undo();
      assertThat(state.key()).isEqualTo(key);
      assertThat(state.toMove()).isEqualTo(player);
    }
  }

  private static void ends(Rules rules, State state, long move) {
    int cells = rules.board().cells().size();
    int[] path = state.path(move);
    assertThat(IntStream.of(path).boxed().toList())
        .isNotEmpty()
        .allMatch(cell -> cell >= 0 && cell < cells);
    assertThat(state.from(move)).as("where %s starts", state.text(move)).isEqualTo(path[0]);
    assertThat(state.to(move))
        .as("where %s ends", state.text(move))
        .isEqualTo(path[path.length - 1]);
  }

  /** A plain move carries one thing from one cell to another and settles nothing. */
  private static void plain(Rules rules, State state, long move) {
    String what = "after " + state.text(move) + ", which is declared plain";
    boolean[] settled = settled(rules, state);
    Setup before = state.setup();
    int from = state.from(move);
    int to = state.to(move);
    state.play(move);
    Setup after = state.setup();
    assertThat(state.over()).as("the end " + what).isFalse();
    assertThat(settled(rules, state)).as("settled players " + what).isEqualTo(settled);
    for (int cell = 0; cell < after.size(); cell++) {
      int moved = cell == to ? before.content(from) : cell == from ? 0 : before.content(cell);
      assertThat(after.content(cell))
          .as("content of %s %s", rules.board().cells().get(cell).label(), what)
          .isEqualTo(moved);
    }
    state.undo();
  }

  private static boolean[] settled(Rules rules, State state) {
    boolean[] settled = new boolean[rules.players()];
    for (int player = 0; player < settled.length; player++) {
      settled[player] = state.settled(player);
    }
    return settled;
  }

  /** The outcome of a game, or of one that was left, is made of places. */
  static void end(Rules rules, State state) {
    double[] payoffs = new double[rules.players()];
    state.payoffs(payoffs);
    assertThat(DoubleStream.of(payoffs).boxed().toList()).allMatch(p -> p >= 0 && p <= 1);
    assertThat(DoubleStream.of(payoffs).sum())
        .as("payoffs are places from 0 to 1, shared while they are open")
        .isCloseTo(rules.players() / 2.0, within(1e-9));
    assertThat(
            IntStream.range(0, rules.players())
                .filter(player -> !state.settled(player))
                .mapToObj(player -> payoffs[player])
                .distinct()
                .count())
        .as("players whose place is open share what is left")
        .isLessThanOrEqualTo(1);
    assertThat(state.over()).isEqualTo(state.moves(new MoveList()) == 0);
    if (state.over()) {
      assertThat(state.randomMove(new SplittableRandom(1), new MoveList()))
          .isEqualTo(MoveList.NONE);
    }
  }

  /** Changes a few characters of a text. */
  static String damaged(String text, SplittableRandom random) {
    StringBuilder bad = new StringBuilder(text);
    for (int i = random.nextInt(4); i >= 0 && bad.length() > 0; i--) {
      int at = random.nextInt(bad.length());
      char c =
          random.nextInt(5) == 0 ? (char) random.nextInt(0x3000) : (char) (32 + random.nextInt(95));
      switch (random.nextInt(4)) {
        case 0 -> bad.setCharAt(at, c);
        case 1 -> bad.insert(at, c);
        case 2 -> bad.deleteCharAt(at);
        default -> bad.setLength(at);
      }
    }
    return bad.toString();
  }
}
