package org.plyscope.game.checkers.pdn;

import java.util.List;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.testkit.part.FormatContract;

class PdnContractTest extends FormatContract {
  @Override
  protected GameFormat format() {
    return new PdnFormat();
  }

  @Override
  protected List<Rules> rules() {
    Game game = new CheckersGame();
    return List.of(game.rules(OptionValues.defaults(game.options())));
  }
}
