package org.plyscope.testkit.games;

import java.util.List;
import java.util.Map;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;

/**
 * A made-up game for testing searches. A position is a ply and a sum; a move adds its square plus
 * one to the sum, so that different orders of the same moves meet again. A hash of seed, ply and
 * sum decides everything else: the player to move, the number of moves, whether the game is over,
 * the winner, the value of an evaluation. Turns therefore come in any order, for two to six
 * players.
 */
public final class Lattice implements Game {
  static final Option<Long> PLAYERS =
      Option.integer("players", "Players", "How many players take part.", 2, 2, 6);
  static final Option<Long> SEED =
      Option.integer("seed", "Seed", "Chooses one of many such games.", 1, 0, Integer.MAX_VALUE);
  static final Option<Long> LENGTH =
      Option.integer(
          "length", "Length", "Number of plies after which the game is over.", 12, 1, 60);
  static final Option<Long> WIDTH =
      Option.integer("width", "Width", "The largest number of moves in a position.", 5, 1, 12);

  /** Judges positions by their hash. */
  public static final EvaluatorFactory HASH_VALUE = new HashValue();

  /** Orders moves by the hash of the position they lead to. */
  public static final OrdererFactory BEST_NEXT = new BestNext();

  /** Makes the game. */
  public Lattice() {}

  /**
   * Returns the rules for a seed and a number of players.
   *
   * @param seed the seed of the values
   * @param players how many play, 2 to 6
   * @return the rules
   */
  public static Rules rules(long seed, int players) {
    return rules(Map.of("seed", "" + seed, "players", "" + players));
  }

  /**
   * Returns the rules with some options changed.
   *
   * @param changes the texts of the changed options, by id
   * @return the rules
   */
  public static Rules rules(Map<String, String> changes) {
    Lattice game = new Lattice();
    return game.rules(OptionValues.defaults(game.options()).with(changes));
  }

  @Override
  public String id() {
    return "lattice";
  }

  @Override
  public String name() {
    return "Lattice";
  }

  @Override
  public String description() {
    return "A made-up game with extra turns and transpositions.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(PLAYERS, SEED, LENGTH, WIDTH);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of("two", "Two players", "Two players."),
        Preset.of("four", "Four players", "Four players.").with("players", "4"));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new LatticeRules(this, values);
  }

  private static final class HashValue implements EvaluatorFactory {
    @Override
    public String id() {
      return "hash-value";
    }

    @Override
    public String name() {
      return "Hash value";
    }

    @Override
    public String description() {
      return "A number from -100 to 100 that the hash of the position gives each player.";
    }

    @Override
    public boolean supports(Rules rules) {
      return rules instanceof LatticeRules;
    }

    @Override
    public Evaluator create(PartContext context) {
      return (state, player) -> ((LatticeState) state).hashValue(player);
    }
  }

  private static final class BestNext implements OrdererFactory {
    @Override
    public String id() {
      return "best-next";
    }

    @Override
    public String name() {
      return "Best next";
    }

    @Override
    public String description() {
      return "By the hash value of the next position, for the player to move.";
    }

    @Override
    public boolean supports(Rules rules) {
      return rules instanceof LatticeRules;
    }

    @Override
    public Orderer create(PartContext context) {
      return (state, moves, keys) -> {
        int player = state.toMove();
        for (int i = 0; i < moves.size(); i++) {
          state.play(moves.get(i));
          keys[i] = ((LatticeState) state).hashValue(player) / 10;
          state.undo();
        }
      };
    }
  }
}
