package org.plyscope.bench;

import java.util.List;
import java.util.stream.Stream;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.FirstMoveAgents;
import org.plyscope.agent.baseline.GreedyAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.baseline.RandomAgents;
import org.plyscope.agent.baseline.ZeroEvaluator;
import org.plyscope.agent.fauhalma.FauhalmaAgents;
import org.plyscope.agent.kalah.KalahAlphaBetaAgents;
import org.plyscope.agent.kalah.KalahHeuristicAgents;
import org.plyscope.agent.kalah.KalahMaxAgents;
import org.plyscope.agent.kalah.KalahPerfectAgents;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.agent.montecarlo.playout.EpsilonGreedy;
import org.plyscope.agent.multiplayer.BestReplyAgents;
import org.plyscope.agent.multiplayer.MaxNAgents;
import org.plyscope.agent.multiplayer.ParanoidAgents;
import org.plyscope.agent.neural.MixedEvaluator;
import org.plyscope.agent.neural.NeuralAgents;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.AdvanceFirst;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.checkers.judge.StudyEvaluator;
import org.plyscope.game.mancala.judge.CapturesFirst;
import org.plyscope.game.mancala.judge.ExtraTurnFirst;
import org.plyscope.game.mancala.judge.KalahHeuristics;
import org.plyscope.game.mancala.judge.RightmostFirst;
import org.plyscope.game.mancala.judge.SowingEncoding;
import org.plyscope.game.mancala.judge.SowingHeuristics;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;
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
import org.plyscope.game.starhalma.internal.orderings.StepsGained;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.tuner.genetic.GeneticTuner;
import org.plyscope.tuner.stochastic.CmaEsTuner;
import org.plyscope.tuner.stochastic.SpsaTuner;

/** The shipped games and agents with what they need, as one catalog. */
public final class ShippedParts {
  private ShippedParts() {}

  /** Makes the catalog; where parts fit alike, those that stand first are meant by default. */
  public static Catalog catalog() {
    return Catalog.of(parts());
  }

  /** Makes the catalog with more parts behind the others. */
  public static Catalog with(Object... more) {
    return Catalog.of(Stream.concat(parts().stream(), Stream.of(more)).toList());
  }

  private static List<Object> parts() {
    return List.of(
        new KalahGame(),
        new OwareGame(),
        new CheckersGame(),
        new ChineseCheckers(),
        new Fauhalma(),
        new RandomAgents(),
        new FirstMoveAgents(),
        new GreedyAgents(),
        new AlphaBetaAgents(),
        new MaxNAgents(),
        new ParanoidAgents(),
        new BestReplyAgents(),
        new UctAgents(),
        new EpsilonGreedy(),
        new KalahMaxAgents(),
        new KalahAlphaBetaAgents(),
        new KalahHeuristicAgents(),
        new KalahPerfectAgents(),
        new FauhalmaAgents(),
        new NeuralAgents(),
        new SowingEncoding(),
        new RowSum(),
        new CurvedBoard(),
        new HexDistance(),
        new FauhalmaTargets(),
        new StoreDifference(),
        new KalahHeuristics(),
        new SowingHeuristics(),
        new Material(),
        new StudyEvaluator(),
        new LargestGain(),
        new DistanceToTarget(),
        new HopsFirst(),
        new FarthestMarble(),
        new StepsGained(),
        new HoleNumber(),
        new DestinationFirst(),
        new CentralFirst(),
        new LastMarble(),
        new ExtraTurnFirst(),
        new CapturesFirst(),
        new RightmostFirst(),
        new AdvanceFirst(),
        new ZeroEvaluator(),
        new NoOrdering(),
        new GeneticTuner(),
        new SpsaTuner(),
        new CmaEsTuner(),
        new MixedEvaluator());
  }
}
