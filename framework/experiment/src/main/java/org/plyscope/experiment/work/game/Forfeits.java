package org.plyscope.experiment.work.game;

import java.util.List;
import java.util.function.Function;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.line.GameLine;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.match.Match;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;

/** Games lost by a fault that the match itself could not see. */
public final class Forfeits {
  private Forfeits() {}

  /** Returns a game that a player has lost after all. */
  static PlayedGame lost(PlayedGame game, int seat, Failure failure) {
    return new PlayedGame(
        game.line(),
        game.opening(),
        game.players(),
        game.seed(),
        game.moves(),
        Ending.forfeit(seat, failure),
        Match.lostBy(seat, game.players().size()));
  }

  /**
   * Writes the game that was being played when a worker ended, as lost by the agent that was
   * running.
   *
   * @param experiment the experiment
   * @param planned the game
   * @param played the line that was played; takes a state at the end of the opening
   * @param seat the seat of the agent that was running
   * @param failure the failure
   * @param where where and when
   */
  public static byte[] line(
      Experiment experiment,
      PlannedGame planned,
      Function<State, List<PlayedMove>> played,
      int seat,
      Failure failure,
      GameLine.Circumstances where) {
    Line opening =
        experiment.tournament().openings().get(planned.opening()).line(experiment.rules());
    List<PlayedMove> moves = played.apply(opening.state());
    Line line = opening.then(moves.stream().mapToLong(PlayedMove::move).toArray());
    List<String> players =
        planned.seats().stream().map(agent -> experiment.agents().get(agent).name()).toList();
    PlayedGame game =
        new PlayedGame(
            line,
            opening.size(),
            players,
            planned.seed(),
            moves,
            Ending.forfeit(seat, failure),
            Match.lostBy(seat, players.size()));
    return new GameLine(experiment.names(), experiment.tournament()).write(planned, game, where);
  }
}
