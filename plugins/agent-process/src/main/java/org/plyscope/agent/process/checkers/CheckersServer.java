package org.plyscope.agent.process.checkers;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.agent.process.talk.MoveTexts;
import org.plyscope.agent.process.talk.ServedGame;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;

/** An agent of this program that answers as an engine does. */
final class CheckersServer {
  private static final long STEP_MILLIS = 200;

  private final CheckersDialect dialect;
  private final LineChannel client;
  private final ServedAgent agent;

  CheckersServer(CheckersDialect dialect, LineChannel client, ServedAgent agent) {
    this.dialect = dialect;
    this.client = client;
    this.agent = agent;
  }

  void run() throws InterruptedException {
    try (ServedGame game = new ServedGame(agent)) {
      game.begin(agent.rules("checkers", Map.of()));
      client.send(CheckersDialect.READY);
      boolean goesOn = true;
      while (goesOn) {
        Optional<String> line = client.receive(STEP_MILLIS);
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        goesOn = line.isEmpty() || answer(line.get().strip(), game);
      }
    } catch (ProgramException e) {
      // The end of its lines is one way in which a client takes leave.
      return;
    }
  }

  /** Answers a command; returns false if it is the last. */
  private boolean answer(String line, ServedGame game) {
    List<String> words = Arrays.asList(line.split("\\s+", -1));
    try {
      switch (words.get(0)) {
        case "INIT" -> game.begin();
        case "NEWGAME" -> begin(words, game);
        case "MOVE" -> play(words.subList(1, words.size()), game);
        case "GO" -> go(words, game);
        case "STOP" -> game.stop();
        case "SETPARAMETER", "GETPARAMETER", "GETPARAMETERS" ->
            client.send("WARNING There are no parameters.");
        case "QUIT" -> {
          return false;
        }
        default -> client.send("WARNING The command is not known.");
      }
    } catch (InputException e) {
      client.send("WARNING " + e.getMessage());
    }
    return true;
  }

  private void begin(List<String> words, ServedGame game) {
    game.begin();
    boolean position = words.size() > 1 && words.get(1).indexOf(':') > 0;
    if (position) {
      game.line(Line.of(game.rules(), words.get(1)));
    }
    play(words.subList(position ? 2 : 1, words.size()), game);
  }

  private void play(List<String> moves, ServedGame game) {
    for (String move : moves) {
      game.line(game.line().then(dialect.parseMove(game.line().state(), move)));
    }
  }

  private void go(List<String> words, ServedGame game) {
    State state = game.line().state();
    boolean plays = !words.contains("dontplaymove");
    game.search(
        limits(words),
        new long[0],
        SearchListener.of(soFar -> report(soFar, state)),
        result -> {
          report(result, state);
          if (plays) {
            game.line(game.line().then(result.move()));
          }
          client.send("BESTMOVE " + dialect.moveText(state, result.move()));
        },
        reason -> {
          client.send("WARNING " + reason);
          client.send("BESTMOVE none");
        });
  }

  private static Limits limits(List<String> words) {
    Limits limits = Limits.NONE;
    for (int i = 1; i + 1 < words.size(); i++) {
      String value = words.get(i + 1);
      limits =
          switch (words.get(i)) {
            case "maxdepth" -> limits.with("depth", value);
            case "maxtime" -> limits.with("time", value + "s");
            default -> limits;
          };
    }
    return limits;
  }

  private void report(SearchResult soFar, State state) {
    StringBuilder info = new StringBuilder("INFO nodes ").append(soFar.counts().nodes());
    info.append(" depth ").append(soFar.depth());
    if (!Double.isNaN(soFar.value())) {
      info.append(" eval ").append(soFar.value());
    }
    info.append(" time ").append(soFar.nanos() / 1e9);
    info.append(" (pv ").append(String.join(" ", MoveTexts.of(dialect, state, soFar.line())));
    client.send(info.append(')').toString());
  }
}
