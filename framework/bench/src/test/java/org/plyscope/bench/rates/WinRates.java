package org.plyscope.bench.rates;

import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.Entrant;
import org.plyscope.lab.match.MatchListener;
import org.plyscope.lab.match.MatchRunner;
import org.plyscope.lab.match.MatchSpec;

/** Plays seeded games between agents. Each begins with some random plies, so that games differ. */
final class WinRates {
  private final Catalog catalog;
  private final Rules rules;
  private final Limits limits;
  private final int openingPlies;

  WinRates(Catalog catalog, Rules rules, Limits limits, int openingPlies) {
    this.catalog = catalog;
    this.rules = rules;
    this.limits = limits;
    this.openingPlies = openingPlies;
  }

  /** Returns the mean payoff of each seat over so many games. */
  double[] play(List<String> seats, int games, long seed) throws InterruptedException {
    double[] sums = new double[seats.size()];
    List<Entrant> entrants = seats.stream().map(text -> Entrant.agent(text, limits)).toList();
    try (MatchRunner runner = new MatchRunner(catalog)) {
      for (int game = 0; game < games; game++) {
        MatchSpec spec = MatchSpec.of(opening(seed + game), entrants).withSeed(seed + game);
        double[] payoffs = runner.play(spec, MatchListener.NONE).payoffs();
        for (int seat = 0; seat < sums.length; seat++) {
          sums[seat] += payoffs[seat] / games;
        }
      }
    }
    return sums;
  }

  /** Returns the mean payoff of the first of two agents, who takes both seats equally often. */
  double duel(String one, String other, int gamesPerSeat, long seed) throws InterruptedException {
    return (play(List.of(one, other), gamesPerSeat, seed)[0]
            + play(List.of(other, one), gamesPerSeat, seed)[1])
        / 2;
  }

  private Line opening(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    State state = rules.initial();
    MoveList played = new MoveList();
    MoveList moves = new MoveList();
    while (played.size() < openingPlies && state.moves(moves) > 0) {
      long move = moves.get(random.nextInt(moves.size()));
      state.play(move);
      played.add(move);
    }
    return Line.of(rules).then(played.toArray());
  }
}
