package org.plyscope.game.checkers.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.EndgameTable;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.Squares;

class EndgamesTest {
  private static final int PIECES = 3;
  private static final CheckersGame GAME = new CheckersGame();
  private static final Rules STANDARD = GAME.rules(OptionValues.defaults(GAME.options()));
  private static final Rules NO_DRAWS =
      GAME.rules(
          OptionValues.defaults(GAME.options()).with("draw-moves", "0").with("repetitions", "0"));

  private static Database database;
  private static EndgameTable table;

  @BeforeAll
  static void solve() throws InterruptedException {
    database = build(PIECES, JobMonitor.NONE);
    table = new LoadedEndgames(database, PIECES);
  }

  private static Database build(int pieces, JobMonitor monitor) throws InterruptedException {
    EndgameBuilder builder = new EndgameBuilder();
    OptionValues options =
        OptionValues.defaults(builder.options()).with("pieces", String.valueOf(pieces));
    return builder.build(STANDARD, options, monitor);
  }

  /**
   * Chinook's published numbers of positions are 6,972, 261,224 and 7,092,774 for 2, 3 and 4
   * pieces, not told apart by the side to move and with those in which one side has no pieces;
   * without the latter they are these.
   */
  @ParameterizedTest
  @CsvSource({"2, 3488", "3, 196032", "4, 6209316"})
  void positionsAreAsManyAsPublished(int pieces, int published) {
    Position position = new Position();
    int count = 0;
    for (Slice slice : Slice.all(pieces)) {
      int size = slice.pieces() == pieces ? slice.size() : 0;
      for (int index = 0; index < size; index++) {
        if (slice.place(index, position)) {
          count++;
          if (position.index(slice) != index) {
            throw new AssertionError(slice + " numbers " + index + " in two ways.");
          }
        }
      }
    }
    assertThat(count).isEqualTo(published);
  }

  /** Forward, with the moves of the game itself: each value is what the next ones make it. */
  @Test
  void everyValueFollowsFromThoseAfterTheMoves() {
    Position position = new Position();
    int decided = 0;
    for (Slice slice : Slice.all(PIECES)) {
      for (int index = 0; index < slice.size(); index++) {
        if (!slice.place(index, position)) {
          continue;
        }
        State state = NO_DRAWS.parse(fen(position));
        if (!state.over()) {
          int outcome = table.outcome(state);
          assertThat(outcome).as(state.position()).isEqualTo(bestAfterMoves(state));
          decided += outcome == EndgameTable.DRAW ? 0 : 1;
        }
      }
    }
    assertThat(decided).isGreaterThan(150_000);
  }

  private static int bestAfterMoves(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    int win = Integer.MAX_VALUE;
    int loss = 0;
    boolean draw = false;
    for (long move : moves.toArray()) {
      state.play(move);
      int next = state.over() ? 0 : table.outcome(state);
      if (next < 0 || state.over()) {
        win = Math.min(win, 1 - next);
      } else if (next > 0) {
        loss = Math.max(loss, 1 + next);
      } else {
        draw = true;
      }
      state.undo();
    }
    return win < Integer.MAX_VALUE ? win : draw ? EndgameTable.DRAW : -loss;
  }

  @Test
  void bothColoursAreJudgedAlike() {
    State black = NO_DRAWS.parse("B:WK32:BK14,K18");
    State white = NO_DRAWS.parse("W:WK19,K15:BK1");
    assertThat(table.outcome(black)).isPositive().isEqualTo(table.outcome(white));
  }

  /**
   * A win that may come too late to beat the draw rule is not certain; a draw is, and so is the
   * rest.
   */
  @Test
  void winsThatMayComeTooLateAreUnknown() {
    State state = NO_DRAWS.parse("B:WK32:BK14,K18");
    int plies = table.outcome(state);
    assertThat(plies).isBetween(5, 79);
    int quiet = 80 - plies;
    assertThat(table.outcome(STANDARD.parse(text(quiet)))).isEqualTo(plies);
    assertThat(table.outcome(STANDARD.parse(text(quiet + 1)))).isEqualTo(EndgameTable.UNKNOWN);
    assertThat(table.outcome(STANDARD.initial())).isEqualTo(EndgameTable.UNKNOWN);
  }

  private static String text(int quiet) {
    return "B:WK32:BK14,K18:H" + quiet;
  }

  @Test
  void buildingEndsSoonAfterACancel() {
    List<Double> progress = new ArrayList<>();
    JobMonitor monitor =
        new JobMonitor() {
          @Override
          public void progress(double fraction, String text) {
            progress.add(fraction);
          }

          @Override
          public boolean cancelled() {
            return progress.size() > 3;
          }
        };
    assertThatThrownBy(() -> build(4, monitor)).isInstanceOf(InterruptedException.class);
    assertThat(progress).hasSize(4).isSorted().allMatch(f -> f >= 0 && f <= 1);
  }

  @Test
  void aPartWithoutItsFileSaysHowToMakeIt() {
    CheckersEndgames part = new CheckersEndgames();
    assertThatThrownBy(() -> part.create(STANDARD, OptionValues.defaults(part.options())))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("plyscope database endgames --game checkers");
  }

  private static String fen(Position position) {
    return "B:W" + squares(position, position.theirs) + ":B" + squares(position, position.mine);
  }

  private static String squares(Position position, long set) {
    List<String> squares = new ArrayList<>();
    for (int square = 1; square <= Squares.COUNT; square++) {
      if ((Squares.set(square) & set) != 0) {
        squares.add(((Squares.set(square) & position.kings) != 0 ? "K" : "") + square);
      }
    }
    return String.join(",", squares);
  }
}
