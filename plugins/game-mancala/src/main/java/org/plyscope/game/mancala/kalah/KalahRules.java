package org.plyscope.game.mancala.kalah;

import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.sowing.Layout;
import org.plyscope.game.mancala.sowing.MancalaRules;
import org.plyscope.game.mancala.sowing.MancalaState;
import org.plyscope.game.mancala.sowing.TextCursor;

/**
 * Kalah of one size with one capture rule.
 *
 * <p>Where the first moves of the game have rules of their own, a position includes the progress of
 * the game: {@code 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 S m0}. See {@link #FIRST} and the numbers after
 * it; a position without one is a later one.
 */
public final class KalahRules extends MancalaRules {
  private static final List<Integer> OPENINGS = List.of(-14, -10, 8, -2, -8, 4);
  private static final List<Integer> OPENINGS_EMPTY = List.of(-14, -8, 10, -2, -6, 4);

  /** The stage of a game without a move. */
  static final int FIRST = 0;

  /** The stage in which the first turn goes on. */
  static final int FIRST_TURN = 1;

  /** The stage in which the second player has not moved and may swap. */
  static final int ANSWER = 2;

  /** The stage of all positions after these. */
  static final int LATER = 3;

  private static final Option<Long> STAGE =
      Option.integer(
          "stage",
          "Stage",
          "0 before the first move, 1 while the first turn goes on, 2 before the second player's"
              + " first move, 3 later.",
          FIRST,
          FIRST,
          LATER);

  private final boolean emptyCapture;
  private final CourseOptions course;
  private final SowingTable table;
  private final int[][] rings;

  KalahRules(Game game, OptionValues options, CourseOptions course) {
    super(
        game,
        options,
        new Layout(options.get(KalahGame.HOUSES).intValue(), false),
        options.get(KalahGame.SEEDS).intValue(),
        course.stages() ? List.of(STAGE) : List.of());
    this.emptyCapture = options.get(KalahGame.CAPTURE).equals("empty");
    this.course = course;
    boolean packed = layout().houses() <= SowingTable.HOUSES && course.equals(CourseOptions.NONE);
    table = packed ? SowingTable.of(layout().houses()) : null;
    rings = new int[][] {layout().ring(false, 0), layout().ring(false, 1)};
  }

  /** The openings of Kalah(6,4) with the first player's margin under perfect play. */
  @Override
  public List<NamedPosition> positions() {
    boolean solved = layout().houses() == 6 && total() == 48 && course.equals(CourseOptions.NONE);
    return solved ? IntStream.range(0, 6).mapToObj(this::opening).toList() : List.of();
  }

  private NamedPosition opening(int house) {
    MancalaState state = initial();
    int first = state.toMove();
    state.play(house);
    int margin = (emptyCapture ? OPENINGS_EMPTY : OPENINGS).get(house);
    String signed = (margin > 0 ? "+" : "") + margin;
    String capture = emptyCapture ? "empty" : "standard";
    return NamedPosition.of(
            "opening-" + (house + 1),
            "After " + (house + 1) + " (" + signed + ")",
            state.position())
        .withGroup("Openings, exact")
        .withNote("The margin in the name is that of the first player.")
        .withClaim(
            Claim.of(Claim.Status.EXACT)
                .withMargin(state.toMove() == first ? margin : -margin)
                .withSource("Solved by the program itself with " + capture + " capture"));
  }

  /** Returns whether a last seed is captured even opposite an empty house. */
  boolean emptyCapture() {
    return emptyCapture;
  }

  /** Returns the rules that a course adds. */
  CourseOptions course() {
    return course;
  }

  /** Returns how far the game of a setup has come; nothing where that makes no difference. */
  int[] stage(Setup setup) {
    return course.stages() ? new int[] {setup.extras().get(STAGE).intValue()} : new int[0];
  }

  /** Adds how far the game has come to a setup. */
  Setup withStage(Setup setup, int stage) {
    return course.stages() ? setup.with(STAGE, (long) stage) : setup;
  }

  @Override
  protected MancalaState open(Setup setup) {
    return table == null
        ? new WideKalahState(this, rings, setup)
        : new PackedKalahState(this, table, setup);
  }

  @Override
  protected String write(Setup setup) {
    int[] stage = stage(setup);
    boolean later = stage.length == 0 || stage[0] == LATER;
    return super.write(setup) + (later ? "" : " m" + stage[0]);
  }

  @Override
  protected Setup read(TextCursor cursor) {
    Setup setup = super.read(cursor);
    if (!course.stages() || !cursor.accept(' ')) {
      return withStage(setup, LATER);
    }
    cursor.expect('m');
    return withStage(setup, cursor.number(FIRST, ANSWER, "a stage of the game"));
  }

  @Override
  protected List<String> problems(Setup setup) {
    for (int player = 0; player < 2; player++) {
      int rest = seedsInHouses(setup, 1 - player);
      if (seedsInHouses(setup, player) == 0 && rest > 0) {
        return List.of(
            Layout.NAMES.get(player)
                + "'s houses are empty, so the game is over and the seeds in "
                + Layout.NAMES.get(1 - player)
                + "'s houses ("
                + rest
                + ") belong in its store.");
      }
    }
    return List.of();
  }
}
