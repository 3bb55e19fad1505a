package org.plyscope.game.starhalma.internal.solitaire;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** Own and other marbles on all holes, turned so that the mover sits in the top point. */
@Component(service = EncoderFactory.class)
public final class HolesEncoding implements EncoderFactory {
  @Override
  public String id() {
    return "holes";
  }

  @Override
  public String name() {
    return "Holes";
  }

  @Override
  public String description() {
    return "The own marbles and then those of each other player in turn, each on all holes seen by"
        + " the player to move; an output for each pair of holes a move leads from and to.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof StarRules star && Frame.fits(star);
  }

  @Override
  public Encoder create(PartContext context) {
    StarRules rules = (StarRules) context.rules();
    Frame frame = new Frame(rules);
    int[][] turned = new int[rules.players()][];
    for (int player = 0; player < turned.length; player++) {
      turned[player] = frame.turnedFrom(player);
    }
    int[] owners = new int[rules.board().pieces().size() + 1];
    for (int piece = 1; piece < owners.length; piece++) {
      owners[piece] = rules.board().pieces().get(piece - 1).player();
    }
    return new Planes(frame.holes(), turned, owners);
  }

  /**
   * Encodes positions.
   *
   * @param holes the number of holes
   * @param turned for each player where it sees each hole
   * @param owners whose a piece is
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Planes(int holes, int[][] turned, int[] owners) implements Encoder {
    @Override
    public int inputs() {
      return turned.length * holes;
    }

    @Override
    public int outputs() {
      return holes * holes;
    }

    @Override
    public void encode(State state, float[] into) {
      int mover = state.toMove();
      int[] seen = turned[mover];
      for (int hole = 0; hole < holes; hole++) {
        for (int plane = 0; plane < turned.length; plane++) {
          into[plane * holes + seen[hole]] = 0;
        }
        int content = state.content(hole);
        if (content != 0) {
          int plane = Math.floorMod(owners[content] - mover, turned.length);
          into[plane * holes + seen[hole]] = 1;
        }
      }
    }

    @Override
    public int output(State state, long move) {
      int[] seen = turned[state.toMove()];
      return seen[state.from(move)] * holes + seen[state.to(move)];
    }
  }
}
