package org.plyscope.game.mancala.vailungthlan;

import java.util.List;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.sowing.Layout;
import org.plyscope.game.mancala.sowing.MancalaRules;
import org.plyscope.game.mancala.sowing.MancalaState;

/** The only variant of Vai Lung Thlan. */
final class VaiLungThlanRules extends MancalaRules {
  private static final int HOUSES = 6;
  private static final int SEEDS = 5;

  private final int[] ring;

  VaiLungThlanRules(Game game, OptionValues options) {
    super(game, options, new Layout(HOUSES, true), SEEDS, List.of());
    this.ring = layout().ring(true, -1);
  }

  @Override
  protected MancalaState open(Setup setup) {
    return new VaiLungThlanState(this, new int[][] {ring, ring}, setup);
  }

  @Override
  protected List<String> problems(Setup setup) {
    return List.of();
  }
}
