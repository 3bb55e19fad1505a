package org.plyscope.agent.process.ugi;

import java.time.Duration;
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
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;

/** An agent of this program that answers as an engine does. */
final class UgiServer {
  /** How complaints begin; the protocol has no words for them. */
  static final String ERROR = "info string error ";

  private static final String VALUE = " value ";
  private static final long STEP_MILLIS = 200;
  private static final Duration ENDLESS = Duration.ofDays(1);

  private final UgiDialect dialect;
  private final LineChannel client;
  private final ServedAgent agent;
  private String gameId;

  UgiServer(UgiDialect dialect, LineChannel client, ServedAgent agent) {
    this.dialect = dialect;
    this.client = client;
    this.agent = agent;
    this.gameId = agent.rules().game().id();
  }

  void run() throws InterruptedException {
    try (ServedGame game = new ServedGame(agent)) {
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
        case "uci", "ugi" -> introduce(words.get(0));
        case "isready" -> client.send("readyok");
        case "setoption" -> set(line, words, game);
        case "ucinewgame", "uginewgame" -> game.begin();
        case "position" -> position(words, game);
        case "go" -> go(words, game);
        case "stop" -> game.stop();
        case "query" -> query(words, game.line().state());
        default -> {
          return !line.equals("quit");
        }
      }
    } catch (InputException | NumberFormatException e) {
      client.send(ERROR + e.getMessage());
    }
    return true;
  }

  private void introduce(String protocol) {
    client.send("id name " + agent.name() + " (Plyscope " + agent.version() + ")");
    client.send("id author Plyscope");
    client.send(
        "option name %s type combo default %s var %s"
            .formatted(UgiDialect.GAME, gameId, String.join(" var ", agent.games())));
    client.send("option name " + UgiDialect.RULES + " type string default <empty>");
    client.send("option name " + UgiDialect.SEED + " type string default 0");
    for (Option<?> option : agent.options()) {
      client.send(EngineOption.line(option));
    }
    client.send(protocol + "ok");
  }

  private void set(String line, List<String> words, ServedGame game) {
    int at = line.indexOf(VALUE);
    int end = words.indexOf(VALUE.strip());
    if (at < 0 || end < 3 || !words.get(1).equals("name")) {
      throw new InputException("The option has no value.");
    }
    String name = String.join(" ", words.subList(2, end));
    String value = EngineOption.text(line.substring(at + VALUE.length()).strip());
    switch (name) {
      case UgiDialect.GAME -> {
        game.begin(agent.rules(value, Map.of()));
        gameId = value;
      }
      case UgiDialect.RULES -> game.begin(agent.rules(gameId, OptionText.parse(value)));
      case UgiDialect.SEED -> game.seed(Long.parseLong(value));
      default -> game.option(name, value);
    }
  }

  private void position(List<String> words, ServedGame game) {
    Notation notation = Notation.of(game.rules());
    int moves = words.indexOf("moves");
    int end = moves < 0 ? words.size() : moves;
    String start =
        words.size() > 1 && words.get(1).equals("startpos")
            ? game.rules().initial().position()
            : notation.canonical(String.join(" ", words.subList(Math.min(2, end), end)));
    List<String> played =
        moves < 0 ? List.of() : notation.words(words.subList(moves + 1, words.size()));
    game.line(Line.parse(game.rules(), start, played));
  }

  private void go(List<String> words, ServedGame game) {
    State state = game.line().state();
    int from = words.indexOf("searchmoves");
    long[] only =
        from < 0
            ? new long[0]
            : words.subList(from + 1, words.size()).stream().mapToLong(state::parseMove).toArray();
    game.timeLeft(GoClocks.read(words));
    game.search(
        limits(words),
        only,
        SearchListener.of(soFar -> report(soFar, state)),
        result -> {
          report(result, state);
          client.send("bestmove " + dialect.moveText(state, result.move()));
        },
        reason -> {
          client.send(ERROR + reason);
          client.send("bestmove 0000");
        });
  }

  private static Limits limits(List<String> words) {
    Limits limits = words.contains("infinite") ? Limits.time(ENDLESS) : Limits.NONE;
    for (int i = 1; i + 1 < words.size(); i++) {
      String value = words.get(i + 1);
      limits =
          switch (words.get(i)) {
            case "depth", "nodes" -> limits.with(words.get(i), value);
            case "movetime" -> limits.with("time", value + "ms");
            default -> limits;
          };
    }
    return limits;
  }

  private void report(SearchResult soFar, State state) {
    StringBuilder info = new StringBuilder("info depth ").append(soFar.depth());
    if (!Double.isNaN(soFar.value())) {
      info.append(" score cp ").append(Math.round(100 * soFar.value()));
    }
    info.append(" nodes ").append(soFar.counts().nodes());
    info.append(" time ").append(soFar.nanos() / 1_000_000);
    info.append(" pv ").append(String.join(" ", MoveTexts.of(dialect, state, soFar.line())));
    client.send(info.toString());
  }

  private void query(List<String> words, State state) {
    String what = words.size() < 2 ? "" : words.get(1);
    switch (what) {
      case "p1turn" -> client.send("response " + (state.toMove() == 0));
      case "gameover" -> client.send("response " + state.over());
      case "result" -> client.send("response " + result(state));
      default ->
          throw new InputException("The query " + InputException.quote(what) + " is not known.");
    }
  }

  private static String result(State state) {
    if (!state.over()) {
      return "none";
    }
    double[] payoffs = new double[2];
    state.payoffs(payoffs);
    return payoffs[0] == payoffs[1] ? "draw" : payoffs[0] > payoffs[1] ? "p1win" : "p2win";
  }
}
