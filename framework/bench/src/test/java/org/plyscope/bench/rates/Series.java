package org.plyscope.bench.rates;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.Entrant;
import org.plyscope.lab.match.MatchListener;
import org.plyscope.lab.match.MatchRunner;
import org.plyscope.lab.match.MatchSpec;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;

/**
 * Series of games between agents by the same rules. An agent is written as the catalog reads it,
 * perhaps followed by {@code @} and limits, for example {@code uct@iterations=4000}; without them
 * it has those of its preset.
 *
 * @param catalog where the agents come from
 * @param rules the rules of the game
 * @param games games of a series
 * @param opening random moves before the agents are asked
 * @param seed makes the openings and everything the agents leave to chance
 */
record Series(Catalog catalog, Rules rules, int games, int opening, long seed) {
  /** Lets an agent play all seats in turn, the same opponent sitting in the others. */
  Score gauntlet(String agent, String opponent) throws InterruptedException {
    Score score = new Score();
    try (MatchRunner runner = new MatchRunner(catalog)) {
      for (int game = 0; game < games; game++) {
        int seat = game % rules.players();
        List<String> seats = new ArrayList<>(Collections.nCopies(rules.players(), opponent));
        seats.set(seat, agent);
        score.add(play(runner, game, seats), seat);
      }
    }
    return score;
  }

  /** Seats the agents once and for all, and returns the score of the first one. */
  Score seated(List<String> agents) throws InterruptedException {
    Score score = new Score();
    try (MatchRunner runner = new MatchRunner(catalog)) {
      for (int game = 0; game < games; game++) {
        score.add(play(runner, game, agents), 0);
      }
    }
    return score;
  }

  /** Lets two agents play a series in either order, and returns the mean payoff of the first. */
  double duel(String one, String other) throws InterruptedException {
    return (seated(List.of(one, other)).payoff() + 1 - seated(List.of(other, one)).payoff()) / 2;
  }

  private PlayedGame play(MatchRunner runner, int game, List<String> seats)
      throws InterruptedException {
    // Every game has its own seed, the same for all agents.
    SplittableRandom random = new SplittableRandom(seed + 0x9E3779B97F4A7C15L * game);
    Line start = opened(random);
    List<Entrant> entrants = seats.stream().map(this::entrant).toList();
    PlayedGame played =
        runner.play(MatchSpec.of(start, entrants).withSeed(random.nextLong()), MatchListener.NONE);
    if (played.ending().kind() != Ending.Kind.RULES) {
      throw new IllegalStateException("Game " + game + ": " + played.ending());
    }
    return played;
  }

  private Line opened(SplittableRandom random) {
    Line line = Line.of(rules);
    MoveList scratch = new MoveList();
    for (int ply = 0; ply < opening; ply++) {
      State state = line.state();
      line = line.then(state.randomMove(random, scratch));
    }
    return line;
  }

  private Entrant entrant(String agent) {
    int at = agent.lastIndexOf('@');
    String text = at < 0 ? agent : agent.substring(0, at);
    Limits limits =
        at < 0 ? catalog.agent(rules, text).limits() : Limits.parse(agent.substring(at + 1));
    return Entrant.agent(AgentSpec.parse(text), limits);
  }
}
