package org.plyscope.experiment.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.run.line.GameLine;
import org.plyscope.experiment.work.game.GamePlayer;
import org.plyscope.experiment.work.game.Logbook;
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;

/** Plays games once more, in this process, and compares. Used by one thread. */
public final class Replay implements AutoCloseable {
  private final Watchdog watchdog;
  private final GamePlayer player;

  /**
   * Prepares to play games of an experiment.
   *
   * @param experiment the experiment
   * @param catalog where agents come from
   * @param whenHung run if an agent does not come back
   */
  public Replay(Experiment experiment, Catalog catalog, Runnable whenHung) {
    watchdog = new Watchdog("replay-vigil", whenHung);
    player = new GamePlayer(experiment, catalog, watchdog, Logbook.NONE, 0);
  }

  /** Plays a game once more. Returns the value of {@code game} in its line, as JSON. */
  public String play(int index) {
    byte[] line = player.play(index);
    return RunGames.gamePart(line, 0, line.length);
  }

  /**
   * Describes where two plays of a game differ first.
   *
   * @param before the value of {@code game} in the line of one, as JSON
   * @param now that of the other
   * @return a sentence; empty if they are the same
   */
  public static Optional<String> difference(String before, String now) {
    if (before.equals(now)) {
      return Optional.empty();
    }
    List<String> first = moves(before);
    List<String> second = moves(now);
    for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
      if (!first.get(i).equals(second.get(i))) {
        return Optional.of(
            "Move %d was %s and is now %s.".formatted(i + 1, first.get(i), second.get(i)));
      }
    }
    if (first.size() != second.size()) {
      return Optional.of(
          "The game had %d moves and has now %d.".formatted(first.size(), second.size()));
    }
    return Optional.of("The moves are the same, but not the values of the agents or the ending.");
  }

  /** Returns the moves of a game from its line. */
  public static List<String> moves(String game) {
    List<String> moves = new ArrayList<>();
    WireText.read(game, "The game")
        .object(
            form -> {
              for (String key : GameLine.KEYS) {
                if (key.equals("moves")) {
                  moves.addAll(form.get(key).texts());
                } else {
                  form.find(key);
                }
              }
              return moves;
            });
    return moves;
  }

  @Override
  public void close() {
    player.close();
    watchdog.close();
  }
}
