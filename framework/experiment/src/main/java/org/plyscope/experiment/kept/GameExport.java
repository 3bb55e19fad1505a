package org.plyscope.experiment.kept;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.State;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunLine;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.play.Thought;
import org.plyscope.lab.play.file.GameExchange;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;

/** Writes whole games of a run to files. */
public final class GameExport {
  private final FolderRun run;
  private final Catalog catalog;

  /**
   * Prepares to write games.
   *
   * @param run the run
   * @param catalog where formats come from
   */
  public GameExport(FolderRun run, Catalog catalog) {
    this.run = run;
    this.catalog = catalog;
  }

  /**
   * Writes games.
   *
   * @param wanted their numbers
   * @param file the file; several games go to numbered files beside it if one holds one game only
   * @return how many were written
   * @throws InputException if there are none, or they cannot be written
   */
  public int write(Set<Long> wanted, Path file) {
    Map<Long, RunGame> games = new HashMap<>();
    run.games(
        game -> {
          if (wanted.contains(game.index())) {
            games.put(game.index(), game);
          }
        });
    if (games.isEmpty()) {
      throw new InputException("None of these games is finished yet; choose others.");
    }
    if (GameExchange.own(file)) {
      run.lines(
          games::containsKey,
          line -> {
            String text = GameFiles.write(saved(games.get(line.index()), line));
            GameFiles.save(text, games.size() == 1 ? file : numbered(file, line.index()));
          });
    } else {
      List<GameRecord> records = new ArrayList<>();
      run.lines(
          games::containsKey,
          line ->
              records.add(
                  GameRecord.of(line.line())
                      .withHeaders(headers(games.get(line.index()), run.experiment()))));
      new GameExchange(catalog).write(records, file);
    }
    return games.size();
  }

  private static Path numbered(Path file, long index) {
    String name = file.getFileName().toString();
    String plain = name.substring(0, name.length() - GameFiles.EXTENSION.length());
    return file.resolveSibling(plain + "-" + index + GameFiles.EXTENSION);
  }

  /** Keeps the players, and the cost of each move. */
  private SavedGame saved(RunGame game, RunLine line) {
    Experiment experiment = run.experiment();
    GameTree tree = GameTree.of(GameRecord.of(line.line()).withHeaders(headers(game, experiment)));
    Seats seats = Seats.humans(game.seats());
    for (int seat = 0; seat < game.seats(); seat++) {
      Contestant agent = experiment.agents().get(game.entrant(seat));
      long seed = experiment.schedule().game((int) game.index()).seed();
      seats = seats.with(seat, new Player(agent.agent(), agent.limits(), seed));
    }
    List<GameNode> nodes = tree.mainLine();
    State state = line.line().first(line.opening()).state();
    for (int ply = line.opening(); ply < line.line().size(); ply++) {
      String agent = seats.get(state.toMove()).agent().text();
      tree.think(
          nodes.get(ply),
          new Thought(
              agent, line.value(ply), line.depth(ply), line.nodes(ply), 0, line.nanos(ply)));
      state.play(line.line().move(ply));
    }
    return new SavedGame(tree, seats);
  }

  /** Describes a game of a run in headers. Returns names and values, in order. */
  public static Map<String, String> headers(RunGame game, Experiment experiment) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Event", experiment.name());
    headers.put("Round", "" + game.index());
    String[] colours = {"Black", "White"};
    for (int seat = 0; seat < game.seats(); seat++) {
      String key = game.seats() == 2 ? colours[seat] : "Player" + (seat + 1);
      headers.put(key, experiment.names().get(game.entrant(seat)));
    }
    return headers;
  }
}
