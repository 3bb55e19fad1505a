package org.plyscope.agent.process.ugi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.agent.process.talk.Handshake;
import org.plyscope.api.program.LineChannel;

/** How an engine introduces itself. */
final class EngineGreeting {
  private final Map<String, EngineOption> options = new LinkedHashMap<>();
  private final List<String> complaints = new ArrayList<>();
  private String name = "";
  private String author = "";
  private boolean ugi;

  private EngineGreeting() {}

  /**
   * Greets an engine. It is asked for both protocols at once, since an engine ignores unknown
   * commands; the order is that of their age, because some engines decide by the first line.
   */
  static EngineGreeting with(LineChannel engine) {
    EngineGreeting greeting = new EngineGreeting();
    engine.send("uci");
    engine.send("ugi");
    Handshake.await(engine, greeting::read, "'uciok' or 'ugiok'");
    greeting.sync(engine);
    return greeting;
  }

  /** Waits until the engine is ready; earlier lines are not answers to later questions. */
  void sync(LineChannel engine) {
    engine.send("isready");
    Handshake.await(
        engine,
        line -> {
          read(line);
          return line.strip().equals("readyok");
        },
        "'readyok'");
  }

  private boolean read(String line) {
    String text = line.strip();
    if (text.startsWith("id name ")) {
      name = text.substring(8).strip();
    } else if (text.startsWith("id author ")) {
      author = text.substring(10).strip();
    } else if (text.startsWith("option ")) {
      EngineOption.parse(text).ifPresent(option -> options.putIfAbsent(option.name(), option));
    } else if (text.startsWith(UgiServer.ERROR)) {
      complaints.add(text.substring(UgiServer.ERROR.length()));
    }
    ugi |= text.equals("ugiok");
    return text.equals("uciok") || text.equals("ugiok");
  }

  String name() {
    return name.isEmpty() ? "UCI engine" : name;
  }

  String author() {
    return author;
  }

  /** Returns the name of a command in the protocol of the engine. */
  String newGame() {
    return ugi ? "uginewgame" : "ucinewgame";
  }

  Optional<EngineOption> option(String optionName) {
    return Optional.ofNullable(options.get(optionName));
  }

  List<EngineOption> options() {
    return List.copyOf(options.values());
  }

  /** Returns the complaints of the engine. */
  List<String> complaints() {
    return complaints;
  }
}
