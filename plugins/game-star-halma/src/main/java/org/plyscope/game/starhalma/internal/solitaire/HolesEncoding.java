package org.plyscope.game.starhalma.internal.solitaire;

import java.util.Arrays;
import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.model.EncoderFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** Own and other marbles on all holes, turned so that every mover sees the board alike. */
@Component(service = EncoderFactory.class)
public final class HolesEncoding implements EncoderFactory {
  private static final Option<String> MOVES =
      Option.choice(
          "moves",
          "Moves",
          "Which pairs of holes have an output: all, or only possible ones, which a step or hops"
              + " can connect; these make a model a third as large.",
          "all",
          List.of("all", "possible"));

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
    return "The own marbles, then those of each other player in turn, then obstacles if there are"
        + " any, each on all holes seen by the player to move; an output for each pair of holes a"
        + " move leads from and to.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(MOVES);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof StarRules star && Frame.turns(star);
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
    boolean all = context.options().get(MOVES).equals("all");
    return new Planes(turned, owners, frame.blocked().indices().toArray(), outputs(frame, all));
  }

  /** Numbers the pairs of holes; -1 for a pair without an output. */
  private static int[][] outputs(Frame frame, boolean all) {
    int[][] outputs = new int[frame.holes()][frame.holes()];
    int next = 0;
    for (int from = 0; from < outputs.length; from++) {
      for (int to = 0; to < outputs.length; to++) {
        boolean kept = all || connected(frame.hole(from), frame.hole(to));
        outputs[from][to] = kept ? next++ : -1;
      }
    }
    return outputs;
  }

  /** A step leads to a neighbour; a hop, long or short, crosses an even number of holes. */
  private static boolean connected(Hole from, Hole to) {
    int x = to.axialX() - from.axialX();
    int y = to.axialY() - from.axialY();
    return from.distance(to) == 1 || (x % 2 == 0 && y % 2 == 0);
  }

  /** Encodes positions. */
  private static final class Planes implements Encoder {
    private final int[][] turned;
    private final int[] owners;
    private final int[] blocked;
    private final int[][] outputs;
    private final int holes;
    private final int count;

    /**
     * Prepares the tables.
     *
     * @param turned for each player where it sees each hole
     * @param owners the player that each piece belongs to
     * @param blocked the holes with an obstacle
     * @param outputs the output of each pair of holes
     */
    Planes(int[][] turned, int[] owners, int[] blocked, int[][] outputs) {
      this.turned = turned;
      this.owners = owners;
      this.blocked = blocked;
      this.outputs = outputs;
      holes = outputs.length;
      count = 1 + Arrays.stream(outputs).flatMapToInt(Arrays::stream).max().orElseThrow();
    }

    @Override
    public int inputs() {
      return (turned.length + (blocked.length > 0 ? 1 : 0)) * holes;
    }

    @Override
    public int outputs() {
      return count;
    }

    @Override
    public void encode(State state, float[] into) {
      int mover = state.toMove();
      int[] seen = turned[mover];
      Arrays.fill(into, 0, inputs(), 0);
      for (int hole = 0; hole < holes; hole++) {
        int content = state.content(hole);
        if (content != 0) {
          int plane = Math.floorMod(owners[content] - mover, turned.length);
          into[plane * holes + seen[hole]] = 1;
        }
      }
      for (int hole : blocked) {
        into[turned.length * holes + seen[hole]] = 1;
      }
    }

    @Override
    public int output(State state, long move) {
      int[] seen = turned[state.toMove()];
      return outputs[seen[state.from(move)]][seen[state.to(move)]];
    }
  }
}
