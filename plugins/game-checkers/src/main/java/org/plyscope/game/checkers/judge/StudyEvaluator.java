package org.plyscope.game.checkers.judge;

import java.util.List;
import java.util.Locale;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.game.checkers.CheckersState;
import org.plyscope.game.checkers.Squares;

/**
 * The evaluation of the study that compares OLETS, UCT and minimax.
 *
 * <p>For the player who asks: 3 per own piece on the four centre squares, 1 per backed own piece, 1
 * per own piece, 2 per own king, -2 per enemy king, and 12 less the number of enemy pieces. It is
 * not symmetric: centre and backing count for one's own side only, as the study has it.
 *
 * <p>Two points are ours. The centre are squares 14, 15, 18 and 19, the middle of the two middle
 * rows. The study adds 1 for "an own piece behind an adjacent tile" without naming the tiles; we
 * read it as backing: a piece scores once if at least one own piece stands diagonally behind it,
 * towards the own side of the board, man or king. Option {@code backing} counts each such pair
 * instead, or leaves the term out. Whether the line belongs to the loop over the centre is not
 * clear either: option {@code where} lets it count for all pieces (outside the loop) or for those
 * on the four centre squares (inside).
 */
@Component(service = EvaluatorFactory.class)
public final class StudyEvaluator implements EvaluatorFactory {
  static final Option<String> BACKING =
      Option.choice(
          "backing",
          "Backing",
          "Whether a backed piece scores once, once for each piece behind it, or never.",
          "piece",
          List.of("piece", "pair", "none"));

  static final Option<String> WHERE =
      Option.choice(
          "where",
          "Backing counts",
          "Whether all pieces score when backed (board), or only those on the centre squares, as if"
              + " the study's line stood inside its loop over the centre (centre).",
          "board",
          List.of("board", "centre"));

  private static final long BOARD = -1;
  private static final long CENTRE =
      Squares.set(14) | Squares.set(15) | Squares.set(18) | Squares.set(19);
  private static final int MOST_PIECES = 12;

  @Override
  public String id() {
    return "checkers-study";
  }

  @Override
  public String name() {
    return "Checkers study";
  }

  @Override
  public String description() {
    return "The study's sum of centre, backing, pieces and kings, seen from one side.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(BACKING, WHERE);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof CheckersRules;
  }

  @Override
  public Evaluator create(PartContext context) {
    long where = context.options().get(WHERE).equals("centre") ? CENTRE : BOARD;
    Backing backing = Backing.valueOf(context.options().get(BACKING).toUpperCase(Locale.ROOT));
    return new Judgement(backing, where);
  }

  /** The score of a backed piece. */
  private enum Backing {
    PIECE,
    PAIR,
    NONE
  }

  /**
   * The sum.
   *
   * @param backing the score of a backed piece
   * @param where the squares on which it does
   */
  private record Judgement(Backing backing, long where) implements Evaluator {
    @Override
    public int value(State state, int player) {
      CheckersState position = (CheckersState) state;
      long own = position.pieces(player);
      long enemy = position.pieces(1 - player);
      long kings = position.kings();
      return 3 * Long.bitCount(own & CENTRE)
          + Long.bitCount(own)
          + 2 * Long.bitCount(own & kings)
          - 2 * Long.bitCount(enemy & kings)
          + MOST_PIECES
          - Long.bitCount(enemy)
          + backing(own, player);
    }

    private int backing(long own, int player) {
      return switch (backing) {
        case PIECE -> Long.bitCount(own & where & (ahead(own, player, 4) | ahead(own, player, 5)));
        case PAIR ->
            Long.bitCount(own & where & ahead(own, player, 4))
                + Long.bitCount(own & where & ahead(own, player, 5));
        case NONE -> 0;
      };
    }

    @Override
    public List<Term> terms(State state, int player) {
      CheckersState position = (CheckersState) state;
      long own = position.pieces(player);
      long enemy = position.pieces(1 - player);
      long kings = position.kings();
      return List.of(
          Term.of("Own pieces on the centre", 3 * Long.bitCount(own & CENTRE)),
          Term.of("Own pieces that are backed", backing(own, player)),
          Term.of("Own pieces", Long.bitCount(own)),
          Term.of("Own kings", 2 * Long.bitCount(own & kings)),
          Term.of("Opponent's kings", -2 * Long.bitCount(enemy & kings)),
          Term.of("Opponent's missing pieces", MOST_PIECES - Long.bitCount(enemy)));
    }
  }

  /** Returns the squares one step before all pieces, in one of the two directions. */
  private static long ahead(long pieces, int player, int step) {
    return player == CheckersState.BLACK ? pieces << step : pieces >>> step;
  }
}
