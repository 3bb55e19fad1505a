package org.plyscope.agent.process.gtp;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.plyscope.agent.process.talk.ServedGame;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.TimeLeft;

/** An agent of this program that answers as an engine does. */
final class GtpServer {
  private static final long STEP_MILLIS = 200;
  private static final long SECOND = 1_000;
  private static final long MOST_SECONDS = 1_000_000_000;

  /** A command. */
  private interface Command {
    String answer(List<String> words) throws InterruptedException;
  }

  private final GtpDialect dialect;
  private final LineChannel client;
  private final ServedAgent agent;
  private final Map<String, Command> commands = new LinkedHashMap<>();
  private final ServedGame game;
  private final GtpSearch search;

  GtpServer(GtpDialect dialect, LineChannel client, ServedAgent agent) {
    this.dialect = dialect;
    this.client = client;
    this.agent = agent;
    this.game = new ServedGame(agent);
    this.search = new GtpSearch(dialect, client, game);
    addProtocol();
    addGame();
    addSearch();
  }

  private void addProtocol() {
    commands.put("protocol_version", words -> "2");
    commands.put("name", words -> agent.name());
    commands.put("version", words -> agent.version());
    commands.put("list_commands", words -> String.join("\n", commands.keySet()));
    commands.put("known_command", words -> String.valueOf(commands.containsKey(word(words, 1))));
    commands.put("quit", words -> "");
    commands.put(GtpDialect.GAMES, words -> String.join(" ", agent.games()));
  }

  private void addGame() {
    commands.put("boardsize", words -> "");
    commands.put("komi", words -> "");
    commands.put("clear_board", words -> begin());
    commands.put(GtpDialect.RULES, this::rules);
    commands.put(
        GtpDialect.POSITION,
        words -> {
          game.line(Line.of(game.rules(), rest(words, 1)));
          return "";
        });
    commands.put("play", words -> played(word(words, 2)));
    commands.put("undo", words -> undone());
    commands.put("showboard", words -> game.line().position());
    commands.put("history", words -> String.join(" ", game.line().texts()));
    commands.put("is_terminal", words -> String.valueOf(state().over()));
    commands.put("current_player", words -> String.valueOf(state().toMove()));
    commands.put("legal_actions", words -> legal());
    commands.put("returns", words -> returns());
  }

  private void addSearch() {
    commands.put(GtpDialect.TIME, this::timeSettings);
    commands.put(GtpDialect.TIME_LEFT, this::timeLeft);
    commands.put(
        GtpDialect.LIMITS,
        words -> {
          search.limits(Limits.parse(rest(words, 1)));
          return "";
        });
    commands.put(
        GtpDialect.SEED,
        words -> {
          game.seed(Long.parseLong(word(words, 1)));
          return "";
        });
    commands.put("genmove", words -> search.move(false));
    commands.put(GtpDialect.GENMOVE_ANALYZE, words -> search.move(true));
    commands.put(GtpDialect.ANALYZE, words -> "");
  }

  void run() throws InterruptedException {
    try (game) {
      boolean goesOn = true;
      while (goesOn) {
        Optional<String> line = client.receive(STEP_MILLIS);
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        goesOn = line.isEmpty() || answer(line.get().replaceFirst("#.*", "").strip());
      }
    } catch (ProgramException e) {
      // The end of its lines is one way in which a client takes leave.
      return;
    }
  }

  /** Answers a command; returns false if it is the last. */
  private boolean answer(String line) throws InterruptedException {
    search.endAnalysis();
    List<String> words = new ArrayList<>(Arrays.asList(line.split("\\s+", -1)));
    String id = words.get(0).matches("\\d+") ? words.remove(0) : "";
    if (words.isEmpty() || words.get(0).isEmpty()) {
      return true;
    }
    Command command = commands.get(words.get(0));
    try {
      if (command == null) {
        throw new InputException("unknown command");
      }
      if (words.get(0).equals(GtpDialect.ANALYZE)) {
        client.send("=" + id);
        search.analyze();
        return true;
      }
      String text = "=" + id + " " + command.answer(words);
      text.lines().map(String::stripTrailing).forEach(client::send);
    } catch (InputException | NumberFormatException e) {
      client.send("?" + id + " " + e.getMessage().replaceAll("\\s+", " "));
    }
    client.send("");
    return !words.get(0).equals("quit");
  }

  private String begin() {
    game.begin();
    return "";
  }

  private String rules(List<String> words) {
    String options = rest(words, 2);
    game.begin(
        agent.rules(word(words, 1), options.isEmpty() ? Map.of() : OptionText.parse(options)));
    return "";
  }

  private String played(String text) {
    game.line(game.line().then(dialect.parseMove(state(), text)));
    return "";
  }

  private String undone() {
    int size = game.line().size();
    if (size == 0) {
      throw new InputException("cannot undo");
    }
    game.line(game.line().first(size - 1));
    return "";
  }

  private String legal() {
    State state = state();
    return LongStream.of(state.legalMoves())
        .mapToObj(move -> dialect.moveText(state, move))
        .collect(Collectors.joining(" "));
  }

  private String returns() {
    return DoubleStream.of(game.rules().payoffs(state()))
        .mapToObj(payoff -> String.valueOf(state().over() ? 2 * payoff - 1 : 0))
        .collect(Collectors.joining(" "));
  }

  private State state() {
    return game.line().state();
  }

  /** Main time is a clock of each player; a period without it is the time for its moves. */
  private String timeSettings(List<String> words) {
    long main = number(words, 1);
    long move = SECOND * number(words, 2) / Math.max(1, number(words, 3));
    if (main > 0) {
      TimeLeft time = TimeLeft.none(game.rules().players());
      for (int player = 0; player < time.players(); player++) {
        time = time.with(player, SECOND * main, move);
      }
      game.timeLeft(Optional.of(time));
      search.limits(Limits.NONE);
    } else {
      game.timeLeft(Optional.empty());
      search.limits(Limits.time(Duration.ofMillis(Math.max(1, move))));
    }
    return "";
  }

  private String timeLeft(List<String> words) {
    int player = GtpDialect.player(game.rules(), word(words, 1));
    long millis = SECOND * number(words, 2);
    long moves = number(words, 3);
    if (moves > 0) {
      search.limits(Limits.time(Duration.ofMillis(Math.max(1, millis / moves))));
    } else {
      TimeLeft time = game.timeLeft().orElseGet(() -> TimeLeft.none(game.rules().players()));
      game.timeLeft(Optional.of(time.with(player, millis, time.incrementMillis(player))));
    }
    return "";
  }

  private static long number(List<String> words, int index) {
    return Math.min(MOST_SECONDS, Math.max(0, Long.parseLong(word(words, index))));
  }

  private static String word(List<String> words, int index) {
    if (index >= words.size()) {
      throw new InputException("syntax error");
    }
    return words.get(index);
  }

  private static String rest(List<String> words, int from) {
    return String.join(" ", words.subList(Math.min(from, words.size()), words.size()));
  }
}
