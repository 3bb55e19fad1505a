package org.plyscope.plugins.template;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.plyscope.api.InputException;

/** The kinds of templates. */
public enum TemplateKind {
  /** An agent that searches. */
  AGENT(
      "Searches all moves to a fixed depth and prefers to have many moves itself.",
      "analyse --game kalah --agent @id@ --depth 4"),
  /** A way to judge positions. */
  EVALUATOR(
      "Judges a position by the number of moves of the player to move.",
      "analyse --game kalah --agent alpha-beta:evaluator=@id@ --depth 4"),
  /** A way to sort moves. */
  ORDERING(
      "Searches moves to the centre of the board first.",
      "analyse --game checkers --agent alpha-beta:ordering=@id@ --depth 4"),
  /** A way to play games out. */
  PLAYOUT(
      "Plays a move that wins at once, or else any move.",
      "analyse --game kalah --agent uct:playout=@id@ --iterations 500"),
  /** A way to find promising moves beforehand. */
  PRIOR(
      "Expects much of moves that leave few moves to the next player.",
      "analyse --game kalah --agent uct:selection=puct,prior=@id@ --iterations 500"),
  /** A way to select moves inside a Monte Carlo tree. */
  SELECTION(
      "Selects moves by their mean payoff and by how rarely they were tried.",
      "analyse --game kalah --agent uct:selection-rule=@id@ --iterations 500"),
  /** A game. */
  GAME(
      "Two players take seeds from a heap; the player that takes the last one wins.",
      "analyse --game @id@ --agent uct --iterations 500"),
  /** A view of the window. */
  VIEW("Shows the position on a small board beside the nodes per ply of its search.", ""),
  /** A method that tunes options. */
  TUNER("Draws option values at random and keeps the best.", "tuners @id@"),
  /** A file format for whole games. */
  FORMAT(
      "Keeps games as lines of text: the start, a bar, the moves.",
      "convert @samples@/games/kalah-unfinished.plygame kalah.@extension@"),
  /** An agent in another language. */
  PROCESS_AGENT("Plays the move with the longest text; a program in Python.", "");

  private final String summary;
  private final String trial;

  TemplateKind(String summary, String trial) {
    this.summary = summary;
    this.trial = trial;
  }

  /**
   * Finds a kind by its id.
   *
   * @throws InputException if there is none; the message names all
   */
  public static TemplateKind of(String id) {
    return Stream.of(values())
        .filter(kind -> kind.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "There is no template for %s; there are templates for %s."
                        .formatted(
                            InputException.quote(id),
                            String.join(
                                ", ", Stream.of(values()).map(TemplateKind::id).toList()))));
  }

  /** Returns the name for the user, for example {@code process-agent}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the behaviour of the unchanged template, in one sentence. */
  public String summary() {
    return summary;
  }

  /** Returns whether the project is in Java and built by Maven. */
  public boolean isJava() {
    return this != PROCESS_AGENT;
  }

  /** Returns the arguments of the command that shows the part at work; none opens the window. */
  String trial() {
    return trial;
  }

  /** Returns the suffix of the name of the main class. */
  String suffix() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** Returns the bundles that the code is compiled against. */
  List<String> artifacts() {
    return switch (this) {
      case TUNER -> List.of("api", "api.run");
      case VIEW -> List.of("api", "api.window", "ui", "board");
      default -> List.of("api");
    };
  }

  /** Returns the resources of the template with the files they become, which name placeholders. */
  Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    if (!isJava()) {
      for (String file : List.of("agent.py", "agent_test.py", "agent.plyagent")) {
        files.put(id() + "/" + file, file.replace("agent.", "@id@.").replace("agent_", "@id@_"));
      }
      files.put(id() + "/README.md", "README.md");
      return files;
    }
    files.put("common/pom.xml", "pom.xml");
    files.put("common/README.md", "README.md");
    files.put("common/gitignore", ".gitignore");
    files.put("common/maven.config", ".mvn/maven.config");
    files.put("common/package-info.java", "src/main/java/@folder@/package-info.java");
    files.put(code(), "src/main/java/@folder@/@class@.java");
    List<String> more = new ArrayList<>(this == GAME ? List.of("Rules", "State") : List.of());
    more.forEach(
        part ->
            files.put(
                id() + "/" + part + ".java", "src/main/java/@folder@/@stem@" + part + ".java"));
    files.put(id() + "/PartTest.java", "src/test/java/@folder@/@class@Test.java");
    return files;
  }

  /** Returns the resource that an author reads and changes first. */
  String code() {
    return id() + (isJava() ? "/Part.java" : "/agent.py");
  }
}
