package org.plyscope.view.tuning;

import java.util.List;
import java.util.Map;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.RandomAgents;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.view.Selection;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.search.internal.LabAnalyst;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.view.tuning.model.LearningContext;

/** Real games and agents, with a method and a trainer that only have options. */
public final class TestLearning {
  /** The games, agents and parts. */
  public static final Catalog CATALOG =
      Catalog.of(
          List.of(
              new KalahGame(),
              new TicTacToe(),
              new RandomAgents(),
              new AlphaBetaAgents(),
              new PaperTuner(),
              new PaperTrainer()));

  private TestLearning() {}

  /** Returns them as the views get them. */
  public static LearningContext context() {
    LearningContext context =
        new LearningContext(new LabAnalyst(CATALOG, Searches.with(CATALOG)), CATALOG);
    CATALOG.games().forEach(context::addGame);
    return context;
  }

  /** Returns the usual rules of a game. */
  public static Rules rules(String game) {
    return CATALOG.rules(game, "", Map.of());
  }

  /** Returns a workspace with Kalah on the board. */
  public static PaperWorkspace workspace() {
    PaperWorkspace workspace = new PaperWorkspace();
    workspace.select(Selection.of(Line.of(rules("kalah"))));
    return workspace;
  }

  /** A method that searches for nothing. */
  static final class PaperTuner implements TunerFactory {
    @Override
    public String id() {
      return "genetic";
    }

    @Override
    public String name() {
      return "Genetic algorithm";
    }

    @Override
    public String description() {
      return "For tests.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(
          Option.integer("population", "Population", "How many candidates.", 20, 2, 100));
    }

    @Override
    public Tuner create(PartContext context) {
      throw new UnsupportedOperationException();
    }
  }

  /** A trainer that trains nothing. */
  static final class PaperTrainer implements TrainerFactory {
    @Override
    public String id() {
      return "a3c";
    }

    @Override
    public String name() {
      return "Actor-critic";
    }

    @Override
    public String description() {
      return "For tests.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(Option.integer("games", "Games", "How many games.", 200, 1, 10_000));
    }

    @Override
    public Trainer create(PartContext context) {
      throw new UnsupportedOperationException();
    }

    @Override
    public String player(Rules rules, OptionValues options, String model) {
      return "random";
    }

    @Override
    public String ending() {
      return "txt";
    }
  }
}
