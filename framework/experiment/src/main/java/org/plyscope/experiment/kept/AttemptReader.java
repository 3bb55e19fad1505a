package org.plyscope.experiment.kept;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.plyscope.api.game.Claim;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/**
 * Reads the line of a game as an attempt at a problem. The first move counts: whether it is a key,
 * and the cost of its search. A problem that is played on is solved if the game ends as well as
 * best play does, one that is not if the move is a key.
 */
final class AttemptReader {
  private final Experiment experiment;
  private final int[] solvers;

  AttemptReader(Experiment experiment) {
    this.experiment = experiment;
    this.solvers = experiment.solverSeats();
  }

  RunAttempt read(RunGame game, byte[] bytes, int from, int length) {
    int problem = experiment.schedule().game((int) game.index()).opening();
    Opening opening = experiment.tournament().openings().get(problem);
    Claim claim = experiment.tournament().problems().get(problem);
    WireValue line =
        WireText.read(new String(bytes, from, length, StandardCharsets.UTF_8), "The attempt");
    WireValue form = line.member("game").orElseThrow();
    List<String> moves = form.member("moves").map(WireValue::texts).orElse(List.of());
    int before = opening.moves().size();
    String move = moves.size() > before ? moves.get(before) : "";
    boolean best = claim.keyMoves().contains(move);
    boolean failed = game.ending().isForfeit();
    boolean playedOn = experiment.conditions().adjudication().plies() > 1;
    return new RunAttempt(
        opening.name(),
        game.entrant(solvers[problem]),
        move,
        !failed && (playedOn ? reached(claim.outcome(), game, solvers[problem], best) : best),
        best,
        first(form, "nodes", Long.MAX_VALUE),
        first(form, "stored", Long.MAX_VALUE),
        1000
            * line.member("meta")
                .map(meta -> first(meta, "micros", Long.MAX_VALUE / 1000))
                .orElse(0L),
        failed ? game.sentence() : "");
  }

  /** Returns the first number of a column, which is left out if all of them are 0. */
  private static long first(WireValue form, String column, long most) {
    List<WireValue> numbers = form.member(column).map(WireValue::list).orElse(List.of());
    return numbers.isEmpty() ? 0 : numbers.get(0).whole(0, most);
  }

  /** Returns whether a game ended as well as it should for the player that moved first. */
  private static boolean reached(Claim.Outcome outcome, RunGame game, int solver, boolean best) {
    boolean ahead = true;
    boolean level = true;
    for (int seat = 0; seat < game.seats(); seat++) {
      if (seat != solver) {
        ahead &= game.payoff(solver) > game.payoff(seat);
        level &= game.payoff(solver) >= game.payoff(seat);
      }
    }
    return switch (outcome) {
      case WIN -> ahead;
      case DRAW -> level;
      case LOSS, UNKNOWN -> best;
    };
  }
}
