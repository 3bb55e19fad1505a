package org.plyscope.agent.kalah;

import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.judge.KalahHeuristics;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;

class KalahHeuristicAgentsTest extends AgentContract {
  @Override
  protected AgentFactory factory() {
    return new KalahHeuristicAgents();
  }

  @Override
  protected Rules rules() {
    KalahGame game = new KalahGame();
    return game.rules(OptionValues.defaults(game.options()));
  }

  @Override
  protected TestParts parts() {
    return TestParts.of(new StoreDifference(), new KalahHeuristics());
  }
}
