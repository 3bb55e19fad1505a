package org.plyscope.game.checkers.judge;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.game.checkers.CheckersState;

/** Counts men and kings. Ranked first, so that it is what a search uses unless told otherwise. */
@Component(service = Evaluator.class, property = "service.ranking:Integer=10")
public final class Material implements Evaluator {
  static final Option<Double> MAN =
      Option.decimal("man", "Man", "What a man is worth, to two decimals.", 1, 0, 100);

  static final Option<Double> KING =
      Option.decimal("king", "King", "What a king is worth, to two decimals.", 1.5, 0, 100);

  private static final int SCALE = 100;

  @Override
  public String id() {
    return "material";
  }

  @Override
  public String name() {
    return "Checkers material";
  }

  @Override
  public String description() {
    return "The difference in men and kings, each with a weight.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(MAN, KING);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof CheckersRules;
  }

  @Override
  public Evaluation create(Rules rules, OptionValues values) {
    int man = (int) Math.round(SCALE * values.get(MAN));
    int crown = (int) Math.round(SCALE * values.get(KING)) - man;
    return new Difference(man, crown);
  }

  /**
   * The sum.
   *
   * @param man what each piece counts
   * @param crown what a king counts more
   */
  private record Difference(int man, int crown) implements Evaluation {
    @Override
    public int value(State state, int player) {
      CheckersState position = (CheckersState) state;
      return worth(position, player) - worth(position, 1 - player);
    }

    private int worth(CheckersState position, int player) {
      long pieces = position.pieces(player);
      return man * Long.bitCount(pieces) + crown * Long.bitCount(pieces & position.kings());
    }

    @Override
    public int scale() {
      return SCALE;
    }
  }
}
