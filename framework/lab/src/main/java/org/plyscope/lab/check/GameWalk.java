package org.plyscope.lab.check;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Plays a game at random, forth and back, and checks everything that searches rely on. */
final class GameWalk {
  private final Rules rules;
  private final int games;
  private final int plies;
  private int positions;

  GameWalk(Rules rules, int games, int plies) {
    this.rules = rules;
    this.games = games;
    this.plies = plies;
  }

  Seen run() {
    for (int seed = 0; seed < games; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      State state = rules.initial();
      MoveList moves = new MoveList();
      List<String> before = new ArrayList<>();
      List<Long> keys = new ArrayList<>();
      while (before.size() < plies && state.moves(moves) > 0) {
        String wrong = wrong(state, moves);
        if (!wrong.isEmpty()) {
          return Seen.broken(wrong + " Position: " + state.position());
        }
        before.add(state.position());
        keys.add(state.key());
        state.play(moves.get(random.nextInt(moves.size())));
        positions++;
      }
      for (int i = before.size() - 1; i >= 0; i--) {
        state.undo();
        if (!state.position().equals(before.get(i)) || state.key() != keys.get(i)) {
          return Seen.broken("Taking back a move does not restore " + before.get(i) + ".");
        }
      }
    }
    return Seen.kept(positions + " positions, forth and back.");
  }

  private String wrong(State state, MoveList moves) {
    if (state.over()) {
      return "The game is over, but there are moves.";
    }
    if (state.toMove() < 0 || state.toMove() >= rules.players()) {
      return "There is no player " + state.toMove() + ".";
    }
    State read = rules.parse(state.position());
    if (!read.position().equals(state.position()) || read.key() != state.key()) {
      return "The text of the position is read as another position.";
    }
    for (int i = 0; i < moves.size(); i++) {
      String text = state.text(moves.get(i));
      if (state.parseMove(text) != moves.get(i)) {
        return "The move " + text + " is read as another move.";
      }
    }
    return payoffs(state);
  }

  private String payoffs(State state) {
    for (double payoff : rules.payoffs(state)) {
      if (!(payoff >= 0 && payoff <= 1)) {
        return "The payoff " + payoff + " is not between 0 and 1.";
      }
    }
    return "";
  }
}
