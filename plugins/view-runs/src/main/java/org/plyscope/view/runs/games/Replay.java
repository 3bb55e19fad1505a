package org.plyscope.view.runs.games;

import java.util.Optional;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunLine;
import org.plyscope.ui.run.Estimates;

/** A game to be walked through, with the cost of each move. Immutable. */
final class Replay {
  private final Run run;
  private final RunGame game;
  private final RunLine line;

  /** The player to move before each move, and after the last; -1 if the game is over. */
  private final int[] movers;

  private Replay(Run run, RunGame game, RunLine line) {
    this.run = run;
    this.game = game;
    this.line = line;
    this.movers = new int[line.line().size() + 1];
    State state = line.line().first(0).state();
    for (int ply = 0; ply < line.line().size(); ply++) {
      movers[ply] = state.toMove();
      state.play(line.line().move(ply));
    }
    movers[line.line().size()] = state.over() ? -1 : state.toMove();
  }

  /** Reads a game with its moves; takes a while if the run is large. */
  static Optional<Replay> of(Run run, RunGame game) {
    Replay[] found = {null};
    run.lines(index -> index == game.index(), line -> found[0] = new Replay(run, game, line));
    return Optional.ofNullable(found[0]);
  }

  RunGame game() {
    return game;
  }

  int size() {
    return line.line().size();
  }

  /** Returns how many moves were given. */
  int opening() {
    return line.opening();
  }

  Line whole() {
    return line.line();
  }

  /** Returns the game up to a place. */
  Line at(int plies) {
    return line.line().first(plies);
  }

  /** Returns the player to move at a place; empty where the game is over. */
  Optional<RunEntrant> mover(int plies) {
    return movers[plies] < 0
        ? Optional.empty()
        : Optional.of(run.entrants().get(game.entrant(movers[plies])));
  }

  /** Describes the last move before a place, and its cost. */
  String text(int plies) {
    if (plies == 0) {
      return "Start";
    }
    int ply = plies - 1;
    String move = "Move " + plies + " of " + size() + ": " + line.line().texts().get(ply);
    if (ply < line.opening()) {
      return move + " (opening)";
    }
    String who = run.entrants().get(game.entrant(movers[ply])).name();
    StringBuilder text = new StringBuilder(move + " by " + who);
    if (line.nanos(ply) > 0) {
      text.append(", ").append(Estimates.seconds(line.nanos(ply) / 1e9));
    }
    if (line.nodes(ply) > 0) {
      text.append(", ").append(Estimates.nodes((double) line.nodes(ply))).append(" nodes");
    }
    if (line.depth(ply) > 0) {
      text.append(", depth ").append(line.depth(ply));
    }
    if (!Double.isNaN(line.value(ply))) {
      text.append(", value ").append(Value.text(line.value(ply)));
    }
    return text.toString();
  }
}
