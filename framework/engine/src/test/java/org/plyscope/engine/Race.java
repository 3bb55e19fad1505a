package org.plyscope.engine;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/**
 * A race in which each player is some steps from home, takes one or stands still, and the game goes
 * on for places after a player has come in. No player can hinder another.
 */
public record Race(int players) implements Rules {
  /** Stands still. */
  public static final long WAIT = 0;

  /** Takes a step. */
  public static final long STEP = 1;

  /** The others' mean distance less the own, times the number of others. */
  public static Evaluator evaluation() {
    return (state, player) -> {
      int[] left = ((At) state).left;
      return Arrays.stream(left).sum() - left.length * left[player];
    };
  }

  /** The own distance alone, also when the game is over: coming in is worth 5 and no more. */
  public static Evaluator ownWay() {
    return new Evaluator() {
      @Override
      public int value(State state, int player) {
        return -((At) state).left[player];
      }

      @Override
      public int finalValue(State state, int player) {
        return value(state, player) + (((At) state).left[player] == 0 ? 5 : 0);
      }
    };
  }

  /** Makes a position; a distance of 0 means that the player came in before all others. */
  public State at(int toMove, int... left) {
    return new At(players, left.clone(), toMove);
  }

  private static final class At implements State {
    private final int players;
    private final int[] left;
    private final int[] places;
    private final int[] movers = new int[999];
    private final long[] moves = new long[999];
    private int toMove;
    private int ply;

    At(int players, int[] left, int toMove) {
      this.players = players;
      this.left = left;
      this.toMove = toMove;
      this.places = new int[players];
      IntStream.range(0, players).filter(p -> left[p] == 0).forEach(this::arrive);
    }

    private void arrive(int player) {
      places[player] = 1 + (int) Arrays.stream(places).filter(place -> place > 0).count();
    }

    private long playing() {
      return Arrays.stream(places).filter(place -> place == 0).count();
    }

    @Override
    public int toMove() {
      return toMove;
    }

    @Override
    public int moves(MoveList out) {
      out.clear();
      if (!over()) {
        out.add(WAIT);
        out.add(STEP);
      }
      return out.size();
    }

    @Override
    public void play(long move) {
      movers[ply] = toMove;
      moves[ply++] = move;
      left[toMove] -= (int) move;
      if (left[toMove] == 0) {
        arrive(toMove);
      }
      if (!over()) {
        do {
          toMove = (toMove + 1) % players;
        } while (places[toMove] > 0);
      }
    }

    @Override
    public void undo() {
      toMove = movers[--ply];
      left[toMove] += (int) moves[ply];
      places[toMove] = 0;
    }

    @Override
    public long key() {
      return 31L * Arrays.hashCode(left) + Arrays.hashCode(places) + 1_000_003L * toMove;
    }

    @Override
    public boolean over() {
      return playing() <= 1;
    }

    @Override
    public boolean settled(int player) {
      return over() || places[player] > 0;
    }

    @Override
    public void payoffs(double[] out) {
      double open =
          IntStream.rangeClosed(1, players).filter(this::open).mapToDouble(this::of).sum();
      for (int player = 0; player < players; player++) {
        out[player] = places[player] > 0 ? of(places[player]) : open / playing();
      }
    }

    private boolean open(int place) {
      return Arrays.stream(places).noneMatch(taken -> taken == place);
    }

    private double of(int place) {
      return (players - place) / (players - 1.0);
    }

    @Override
    public String position() {
      String distances =
          Arrays.stream(left).mapToObj(Integer::toString).collect(Collectors.joining(","));
      return toMove + "/" + distances;
    }

    @Override
    public Setup setup() {
      throw new UnsupportedOperationException("A race has no board.");
    }

    @Override
    public String text(long move) {
      return move == STEP ? "step" : "wait";
    }

    @Override
    public long parseMove(String text) {
      return text.equals("step") ? STEP : WAIT;
    }

    @Override
    public int[] path(long move) {
      return new int[] {0};
    }

    @Override
    public State copy() {
      At copy = new At(players, left.clone(), toMove);
      System.arraycopy(places, 0, copy.places, 0, players);
      return copy;
    }
  }

  @Override
  public State initial() {
    return at(0, IntStream.range(0, players).map(p -> 3).toArray());
  }

  @Override
  public State parse(String position) {
    String[] parts = position.split("/", 2);
    int[] left = Arrays.stream(parts[1].split(",")).mapToInt(Integer::parseInt).toArray();
    return at(Integer.parseInt(parts[0]), left);
  }

  @Override
  public Game game() {
    throw new UnsupportedOperationException("A race belongs to no game.");
  }

  @Override
  public OptionValues options() {
    return OptionValues.defaults(List.of());
  }

  @Override
  public Board board() {
    throw new UnsupportedOperationException("A race has no board.");
  }

  @Override
  public State state(Setup setup) {
    throw new UnsupportedOperationException("A race has no board.");
  }

  @Override
  public List<String> validate(Setup setup) {
    return List.of();
  }
}
