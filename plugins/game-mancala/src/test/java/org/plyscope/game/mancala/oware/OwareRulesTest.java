package org.plyscope.game.mancala.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

class OwareRulesTest {
  private static final Rules OWARE = rules(new OwareGame());
  private static final Rules AWARI = rules(new AwariGame());

  /** Two lonely seeds that chase each other around the board. */
  private static final String CHASE = "1,0,0,0,0,0/0 1,0,0,0,0,0/0 S";

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          threes and twos are captured backwards     | 0,0,0,0,0,3/0 1,2,1,4,0,0/0 S   | F | 0,0,0,0,0,0/7 0,0,0,4,0,0/0 N
          a larger house ends the run                | 0,0,0,0,0,3/0 1,3,1,4,0,0/0 S   | F | 0,0,0,0,0,0/2 2,4,0,4,0,0/0 N
          own houses are never captured              | 1,1,0,0,0,0/0 0,0,0,0,0,5/0 S   | A | 0,2,0,0,0,0/0 0,0,0,0,0,5/0 N
          twelve seeds skip the house they came from | 12,0,0,0,0,0/0 1,0,0,0,0,1/0 S  | A | 0,2,1,1,1,1/0 2,1,1,1,1,2/0 N
          taking everything takes nothing            | 1,0,0,0,0,2/0 1,1,0,0,0,0/0 S   | F | 1,0,0,0,0,0/0 2,2,0,0,0,0/0 N
          twenty-five seeds win at once              | 1,0,0,0,0,2/23 1,1,3,0,0,0/0 S  | F | 1,0,0,0,0,0/27 0,0,3,0,0,0/0 N
          who cannot be fed gets nothing more        | 1,0,0,0,0,1/9 0,0,0,0,0,0/5 S   | F | 1,0,0,0,0,0/9 1,0,0,0,0,0/5 N
          """)
  void oware(String name, String before, String move, String after) {
    assertThat(played(OWARE, before, move).position()).isEqualTo(after);
  }

  @Test
  void aStarvingOpponentMustBeFed() {
    assertThat(moves(OWARE.parse("1,0,0,3,0,1/9 0,0,0,0,0,0/5 S"))).containsExactly("D", "F");
  }

  @Test
  void theGameEndsWhenNoMoveFeeds() {
    State fed = played(OWARE, "1,0,0,0,0,0/9 0,0,0,0,0,6/20 N", "f");
    assertThat(fed.over()).isFalse();
    State starved = played(OWARE, "1,0,0,0,0,0/9 0,0,0,0,0,2/20 N", "f");
    assertThat(starved.position()).isEqualTo("0,0,0,0,0,0/12 0,0,0,0,0,0/20 S");
    assertThat(starved.over()).isTrue();
  }

  @Test
  void aRepeatedPositionEndsTheGame() {
    State state = repeat(OWARE);
    assertThat(state.over()).isTrue();
    assertThat(state.setup().content(12) + state.setup().content(13)).isEqualTo(2);
    state.undo();
    assertThat(state.over()).isFalse();
  }

  @Test
  void awariSplitsTheSeedsOfARepeatedPosition() {
    State state = repeat(AWARI);
    assertThat(state.position()).isEqualTo("0,0,0,0,0,0/1 0,0,0,0,0,0/1 S");
    assertThat(state.over()).isTrue();
  }

  @Test
  void copiesRememberWhatWasOnTheBoard() {
    assertThat(plies(AWARI, true)).isEqualTo(plies(AWARI, false)).isGreaterThan(2);
  }

  @Test
  void awariForbidsStarvingMovesUnlessAllStarve() {
    assertThat(moves(AWARI.parse("1,0,0,0,0,2/0 1,1,0,0,0,0/0 S"))).containsExactly("A");
    State forced = AWARI.parse("0,0,0,0,0,2/3 1,1,0,0,0,0/0 S");
    assertThat(moves(forced)).containsExactly("F");
    forced.play(5);
    assertThat(forced.position()).isEqualTo("0,0,0,0,0,0/7 0,0,0,0,0,0/0 N");
  }

  @Test
  void awariGoesOnAfterTheMajority() {
    assertThat(AWARI.parse("1,0,0,0,0,0/30 1,0,0,0,0,0/0 S").over()).isFalse();
    assertThat(OWARE.parse("1,0,0,0,0,0/30 1,0,0,0,0,0/0 S").over()).isTrue();
  }

  /** Counts from an independent list-based program. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0,0,0,0,1,2/0 1,0,0,0,0,0/0 S  | 2 3 3 7 4 10 0 0
          0,0,0,0,2,1/0 1,1,0,0,0,2/0 S  | 2 4 8 11 25 40 86 164
          1,0,0,3,0,12/0 0,1,0,0,1,0/0 S | 3 10 38 144 554 2000 7362 25628
          """)
  void awariEndgamePerft(String position, String counts) {
    State state = AWARI.parse(position);
    String found =
        LongStream.rangeClosed(1, 8)
            .map(depth -> perft(state, (int) depth))
            .mapToObj(String::valueOf)
            .reduce((a, b) -> a + " " + b)
            .orElseThrow();
    assertThat(found).isEqualTo(counts);
  }

  @Test
  void unsweptEndsAreExplained() {
    assertThatThrownBy(() -> OWARE.parse("0,0,0,0,0,0/9 4,0,0,0,0,1/0 S"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "South cannot move, so the game is over and the seeds in the houses (5) belong in"
                + " their owners' stores.");
  }

  /** Plays the first move until the position returns. */
  private static State repeat(Rules rules) {
    State state = rules.parse(CHASE);
    MoveList moves = new MoveList();
    while (state.moves(moves) > 0) {
      state.play(moves.get(0));
    }
    return state;
  }

  private static int plies(Rules rules, boolean copied) {
    State state = rules.parse(CHASE);
    MoveList moves = new MoveList();
    int plies = 0;
    while (state.moves(moves) > 0) {
      state = copied ? state.copy() : state;
      state.play(moves.get(0));
      plies++;
    }
    return plies;
  }

  private static long perft(State state, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = new MoveList();
    state.moves(moves);
    long leaves = 0;
    for (long move : moves.toArray()) {
      state.play(move);
      leaves += perft(state, depth - 1);
      state.undo();
    }
    return leaves;
  }

  private static String[] moves(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return LongStream.of(moves.toArray()).mapToObj(state::text).toArray(String[]::new);
  }

  private static State played(Rules rules, String position, String move) {
    State state = rules.parse(position);
    state.play(state.parseMove(move));
    return state;
  }

  private static Rules rules(Game game) {
    return game.rules(OptionValues.defaults(game.options()));
  }
}
