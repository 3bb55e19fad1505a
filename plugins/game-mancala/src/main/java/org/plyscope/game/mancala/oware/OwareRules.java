package org.plyscope.game.mancala.oware;

import java.util.List;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.sowing.Layout;
import org.plyscope.game.mancala.sowing.MancalaRules;
import org.plyscope.game.mancala.sowing.MancalaState;

/** Oware or Awari on twelve houses with four seeds each. */
final class OwareRules extends MancalaRules {
  private static final int HOUSES = 6;
  private static final int SEEDS = 4;

  private final OwareVariant variant;
  private final int[] ring;

  OwareRules(Game game, OptionValues options, OwareVariant variant) {
    super(game, options, new Layout(HOUSES, true), SEEDS, List.of());
    this.variant = variant;
    this.ring = layout().ring(false, -1);
  }

  OwareVariant variant() {
    return variant;
  }

  @Override
  protected MancalaState open(Setup setup) {
    return new OwareState(this, new int[][] {ring, ring}, setup);
  }

  @Override
  protected List<String> problems(Setup setup) {
    OwareState state = new OwareState(this, new int[][] {ring, ring}, setup);
    int rest = seedsInHouses(setup, 0) + seedsInHouses(setup, 1);
    if (state.won() || rest == 0 || !state.stuck()) {
      return List.of();
    }
    return List.of(
        Layout.NAMES.get(setup.toMove())
            + " cannot move, so the game is over and the seeds in the houses ("
            + rest
            + ") belong in their owners' stores.");
  }
}
