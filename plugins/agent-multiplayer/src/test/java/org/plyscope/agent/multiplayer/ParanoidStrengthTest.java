package org.plyscope.agent.multiplayer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;

/**
 * Paranoid beats max^n at equal nodes: three players, six marbles, the six best moves, each with
 * the value that suits it. Sturtevant reports 71.4 % with 250 000 nodes.
 *
 * <p>All six mixed seatings of twenty openings are played, so that with equal strength each side
 * would win half of the games. Here paranoid wins about 74 %; if it is 66 % in truth, less than
 * half of 120 games happens once in ten thousand times.
 */
class ParanoidStrengthTest {
  private static final int OPENINGS = 20;
  private static final int NODES = 300;
  private static final int LONGEST = 300;
  private static final Map<String, String> PARANOID =
      Map.of("ordering", "largest-gain", "cap", "6", "ties", "random");
  private static final Map<String, String> MAX_N =
      Map.of("ordering", "largest-gain", "cap", "6", "value", "own");

  @Test
  void paranoidBeatsMaxN() throws Exception {
    Rules rules = Stars.six(3);
    int wins = 0;
    int games = 0;
    for (int opening = 0; opening < OPENINGS; opening++) {
      // Bit n means that player n is paranoid; all three alike would prove nothing.
      for (int paranoid = 1; paranoid < 7; paranoid++) {
        int winner = winner(rules, opening, paranoid);
        games++;
        wins += winner >= 0 && (paranoid >> winner & 1) == 1 ? 1 : 0;
      }
    }
    assertThat(games).isEqualTo(120);
    assertThat(wins).as("games won by paranoid players").isGreaterThan(games / 2);
  }

  /** Plays until a player is first and returns that player; -1 if that takes too long. */
  private static int winner(Rules rules, int opening, int paranoid) throws Exception {
    Agent[] agents = new Agent[3];
    for (int seat = 0; seat < 3; seat++) {
      agents[seat] =
          (paranoid >> seat & 1) == 1
              ? Stars.agent(new ParanoidAgents(), rules, PARANOID)
              : Stars.agent(new MaxNAgents(), rules, MAX_N);
    }
    SplittableRandom random = new SplittableRandom(opening);
    Line line = Line.of(rules);
    for (int ply = 0; ply < 3; ply++) {
      line = line.then(line.state().randomMove(random, new MoveList()));
    }
    double[] payoffs = new double[3];
    State state = line.state();
    while (line.size() < LONGEST) {
      SearchRequest request =
          SearchRequest.of(line, Limits.nodes(NODES)).withSeed(random.nextLong());
      line = line.then(agents[state.toMove()].search(request, SearchListener.NONE).move());
      state = line.state();
      state.payoffs(payoffs);
      for (int player = 0; player < 3; player++) {
        if (state.settled(player) && payoffs[player] == 1) {
          return player;
        }
      }
    }
    return -1;
  }
}
