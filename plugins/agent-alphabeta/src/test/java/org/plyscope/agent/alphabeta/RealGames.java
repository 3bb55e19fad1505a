package org.plyscope.agent.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.baseline.RandomOrdering;
import org.plyscope.agent.baseline.ZeroEvaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.AdvanceFirst;
import org.plyscope.game.checkers.judge.CapturesFirst;
import org.plyscope.game.checkers.judge.KingsFirst;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.checkers.judge.StudyEvaluator;
import org.plyscope.game.mancala.judge.ExtraTurnFirst;
import org.plyscope.game.mancala.judge.KalahHeuristics;
import org.plyscope.game.mancala.judge.LeftmostFirst;
import org.plyscope.game.mancala.judge.RightmostFirst;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.ohvalhu.OhvalhuGame;
import org.plyscope.game.mancala.oware.AwariGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.mancala.vailungthlan.VaiLungThlanGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.FauhalmaTargets;
import org.plyscope.game.starhalma.internal.evaluators.HexDistance;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.game.starhalma.internal.orderings.CentralFirst;
import org.plyscope.game.starhalma.internal.orderings.DestinationFirst;
import org.plyscope.game.starhalma.internal.orderings.DistanceToTarget;
import org.plyscope.game.starhalma.internal.orderings.FarthestMarble;
import org.plyscope.game.starhalma.internal.orderings.HoleNumber;
import org.plyscope.game.starhalma.internal.orderings.HopsFirst;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.testkit.TestParts;

/** All games with all their presets, evaluators and orderings, and positions from real play. */
final class RealGames {
  static final TestParts PARTS =
      TestParts.of(
          new Material(),
          new StudyEvaluator(),
          new StoreDifference(),
          new KalahHeuristics(),
          new CurvedBoard(),
          new RowSum(),
          new HexDistance(),
          new LastMarble(),
          new FauhalmaTargets(),
          new ZeroEvaluator(),
          new CapturesFirst(),
          new AdvanceFirst(),
          new KingsFirst(),
          new org.plyscope.game.mancala.judge.CapturesFirst(),
          new ExtraTurnFirst(),
          new LeftmostFirst(),
          new RightmostFirst(),
          new LargestGain(),
          new HoleNumber(),
          new DestinationFirst(),
          new CentralFirst(),
          new FarthestMarble(),
          new HopsFirst(),
          new DistanceToTarget(),
          new NoOrdering(),
          new RandomOrdering());

  private static final int LONGEST_GAME = 300;
  private static final double SENSIBLE = 0.8;
  private static final int DRAWS = 50;

  private RealGames() {}

  /**
   * One variant of a game.
   *
   * @param name the ids of game and preset
   * @param rules the rules
   */
  record Variant(String name, Rules rules) {
    List<EvaluatorFactory> evaluators() {
      return PARTS.all(EvaluatorFactory.class).stream().filter(e -> e.supports(rules)).toList();
    }

    List<OrdererFactory> orderings() {
      return PARTS.all(OrdererFactory.class).stream().filter(o -> o.supports(rules)).toList();
    }

    /** Returns positions from the first moves of a game to its last ones. */
    List<State> positions(SplittableRandom random) {
      List<Long> game = play(random);
      int last = game.size() - 1;
      return Stream.of(last / 4, 3 * last / 4, last - 3, last - 1)
          .map(plies -> after(game.subList(0, Math.max(0, plies))))
          .toList();
    }

    /**
     * Returns a position with so few pieces that a search gets deep enough to meet positions twice;
     * where seeds are counted instead, any will do.
     */
    State thin(State state, SplittableRandom random) {
      for (int i = 0; i < DRAWS && !rules.board().counts(); i++) {
        Setup setup = thinned(state.setup(), random);
        if (rules.validate(setup).isEmpty() && !rules.state(setup).over()) {
          return rules.state(setup);
        }
      }
      return state;
    }

    private Setup thinned(Setup full, SplittableRandom random) {
      Setup setup = full;
      for (int player = 0; player < rules.players(); player++) {
        List<Integer> cells = cells(setup, player);
        while (cells.size() > (rules.players() == 2 ? 2 : 1)) {
          setup = setup.with(cells.remove(random.nextInt(cells.size())), 0);
        }
      }
      return setup;
    }

    private List<Integer> cells(Setup setup, int player) {
      List<Integer> cells = new ArrayList<>();
      for (int cell = 0; cell < setup.size(); cell++) {
        int content = setup.content(cell);
        if (content > 0 && rules.board().piece(content).player() == player) {
          cells.add(cell);
        }
      }
      return cells;
    }

    private State after(List<Long> moves) {
      State state = rules.initial();
      moves.forEach(state::play);
      return state;
    }

    /** Plays mostly sensible moves, because many games of random moves never end. */
    private List<Long> play(SplittableRandom random) {
      State state = rules.initial();
      EvaluatorFactory evaluator = evaluators().get(0);
      PlainMinimax judge =
          new PlainMinimax(
              evaluator.create(rules, OptionValues.defaults(evaluator.options())), rules, 0);
      MoveList moves = new MoveList();
      List<Long> played = new ArrayList<>();
      while (played.size() < LONGEST_GAME && state.moves(moves) > 0) {
        long move =
            random.nextDouble() < SENSIBLE
                ? judge.best(state, 1, random)
                : moves.get(random.nextInt(moves.size()));
        played.add(move);
        state.play(move);
      }
      return played;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Variant> variants() {
    return Stream.of(
            new KalahGame(),
            new OwareGame(),
            new AwariGame(),
            new OhvalhuGame(),
            new VaiLungThlanGame(),
            new CheckersGame(),
            new ChineseCheckers(),
            new Fauhalma())
        .flatMap(RealGames::variants);
  }

  private static Stream<Variant> variants(Game game) {
    return game.presets().stream()
        .map(
            preset ->
                new Variant(
                    game.id() + " " + preset.id(),
                    game.rules(OptionValues.defaults(game.options()).with(preset.values()))));
  }
}
