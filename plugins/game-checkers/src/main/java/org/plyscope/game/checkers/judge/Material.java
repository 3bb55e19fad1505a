package org.plyscope.game.checkers.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Term;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Piece;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.game.checkers.CheckersState;

/** Counts men and kings. Ranked first, so that it is the default of a search. */
@Component(service = EvaluatorFactory.class, property = "service.ranking:Integer=10")
public final class Material implements EvaluatorFactory {
  static final Option<Double> MAN =
      Option.decimal("man", "Man", "Value of a man, to two decimals.", 1, 0, 100);

  static final Option<Double> KING =
      Option.decimal("king", "King", "Value of a king, to two decimals.", 1.5, 0, 100);

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
  public Evaluator create(PartContext context) {
    int man = (int) Math.round(SCALE * context.options().get(MAN));
    int crown = (int) Math.round(SCALE * context.options().get(KING)) - man;
    return new Sum(man, crown, false, context.rules().board());
  }

  /**
   * The sum, against that of the opponent or alone.
   *
   * @param man the value of a piece
   * @param crown the additional value of a king
   * @param alone whether the opponent is left out
   * @param board whose pieces there are
   */
  private record Sum(int man, int crown, boolean alone, Board board) implements Evaluator {
    @Override
    public int value(State state, int player) {
      CheckersState position = (CheckersState) state;
      return worth(position, player) - (alone ? 0 : worth(position, 1 - player));
    }

    @Override
    public Optional<Evaluator> progress() {
      return Optional.of(new Sum(man, crown, true, board));
    }

    private int worth(CheckersState position, int player) {
      long pieces = position.pieces(player);
      return man * Long.bitCount(pieces) + crown * Long.bitCount(pieces & position.kings());
    }

    @Override
    public int scale() {
      return SCALE;
    }

    @Override
    public List<Term> terms(State state, int player) {
      CheckersState position = (CheckersState) state;
      List<Term> terms = new ArrayList<>(terms(position, player, "Own", 1));
      if (!alone) {
        terms.addAll(terms(position, 1 - player, "Opponent's", -1));
      }
      return terms;
    }

    private List<Term> terms(CheckersState position, int owner, String whose, int sign) {
      int kings = Long.bitCount(position.pieces(owner) & position.kings());
      int men = Long.bitCount(position.pieces(owner)) - kings;
      return List.of(
          Term.of(whose + " men", sign * man * men),
          Term.of(whose + " kings", sign * (man + crown) * kings));
    }

    @Override
    public int cellValue(int cell, int content, int player) {
      if (content == 0) {
        return 0;
      }
      Piece piece = board.piece(content);
      int worth = piece.form() == Piece.Form.KING ? man + crown : man;
      return piece.player() == player ? worth : alone ? 0 : -worth;
    }
  }
}
