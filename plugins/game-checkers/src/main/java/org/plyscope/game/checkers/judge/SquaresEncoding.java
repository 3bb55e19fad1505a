package org.plyscope.game.checkers.judge;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.game.checkers.CheckersState;

/** Own and other men and kings on the 32 squares, turned so that the mover plays upwards. */
@Component(service = EncoderFactory.class)
public final class SquaresEncoding implements EncoderFactory {
  private static final int SQUARES = 32;

  @Override
  public String id() {
    return "squares";
  }

  @Override
  public String name() {
    return "Squares";
  }

  @Override
  public String description() {
    return "Own men, own kings, other men and other kings, each on 32 squares seen by the player to"
        + " move; an output for each pair of squares a move leads from and to.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof CheckersRules;
  }

  @Override
  public Encoder create(PartContext context) {
    return new Planes(context.rules());
  }

  private static final class Planes implements Encoder {
    /** For each piece number the player, and 1 more than twice that for a king. */
    private final int[] kinds;

    /** For each cell of the board the number of its dark square from 0, row by row. */
    private final int[] squares;

    /** For each dark square its cell. */
    private final int[] cells = new int[SQUARES];

    Planes(Rules rules) {
      List<Cell> all = rules.board().cells();
      squares = new int[all.size()];
      int square = 0;
      for (int cell = 0; cell < squares.length; cell++) {
        if (all.get(cell).playable()) {
          squares[cell] = square;
          cells[square++] = cell;
        }
      }
      List<Piece> pieces = rules.board().pieces();
      kinds = new int[pieces.size() + 1];
      for (int i = 0; i < pieces.size(); i++) {
        boolean king = pieces.get(i).form() == Piece.Form.KING;
        kinds[i + 1] = 2 * pieces.get(i).player() + (king ? 1 : 0);
      }
    }

    @Override
    public int inputs() {
      return 4 * SQUARES;
    }

    @Override
    public int outputs() {
      return SQUARES * SQUARES;
    }

    @Override
    public void encode(State state, float[] into) {
      int mover = state.toMove();
      for (int square = 0; square < SQUARES; square++) {
        int seen = seen(mover, square);
        for (int plane = 0; plane < 4; plane++) {
          into[plane * SQUARES + seen] = 0;
        }
        int content = state.content(cells[square]);
        if (content != 0) {
          int plane = kinds[content] ^ (mover == CheckersState.BLACK ? 0 : 2);
          into[plane * SQUARES + seen] = 1;
        }
      }
    }

    private static int seen(int mover, int square) {
      return mover == CheckersState.BLACK ? square : SQUARES - 1 - square;
    }

    @Override
    public int output(State state, long move) {
      int mover = state.toMove();
      int from = seen(mover, squares[state.from(move)]);
      return from * SQUARES + seen(mover, squares[state.to(move)]);
    }
  }
}
