package org.plyscope.game.mancala.kalah;

import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.sowing.Layout;
import org.plyscope.game.mancala.sowing.MancalaRules;
import org.plyscope.game.mancala.sowing.MancalaState;

/** Kalah of one size with one capture rule. */
public final class KalahRules extends MancalaRules {
  private static final List<Integer> OPENINGS = List.of(-14, -10, 8, -2, -8, 4);
  private static final List<Integer> OPENINGS_EMPTY = List.of(-14, -8, 10, -2, -6, 4);

  private final boolean emptyCapture;
  private final SowingTable table;
  private final int[][] rings;

  KalahRules(Game game, OptionValues options) {
    super(
        game,
        options,
        new Layout(options.get(KalahGame.HOUSES).intValue(), false),
        options.get(KalahGame.SEEDS).intValue(),
        List.of());
    emptyCapture = options.get(KalahGame.CAPTURE).equals("empty");
    table = layout().houses() <= SowingTable.HOUSES ? SowingTable.of(layout().houses()) : null;
    rings = new int[][] {layout().ring(false, 0), layout().ring(false, 1)};
  }

  /** The openings of Kalah(6,4) with the first player's margin under perfect play. */
  @Override
  public List<NamedPosition> positions() {
    boolean solved = layout().houses() == 6 && total() == 48;
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

  @Override
  protected MancalaState open(Setup setup) {
    return table == null
        ? new WideKalahState(this, rings, setup)
        : new PackedKalahState(this, table, setup);
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
