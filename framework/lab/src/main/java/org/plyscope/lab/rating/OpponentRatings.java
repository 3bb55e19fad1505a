package org.plyscope.lab.rating;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.wire.WireFile;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/**
 * The ratings of agents in one game, weakest first, and how they were measured. Immutable.
 *
 * @param game the id of the game
 * @param rules the options of its rules as a text, as {@code Rules.options()} prints them
 * @param source how it was measured
 * @param agents the agents
 */
public record OpponentRatings(String game, String rules, Source source, List<RatedAgent> agents) {
  private static final int VERSION = 1;
  private static final int LARGEST = 1_000_000;

  /**
   * How ratings were measured.
   *
   * @param experiment the name of the experiment
   * @param seed its seed
   * @param games the number of games of all agents together
   * @param program the name and version of the program
   */
  public record Source(String experiment, long seed, long games, String program) {}

  /** Sorts the agents. */
  public OpponentRatings {
    agents = agents.stream().sorted(Comparator.comparingDouble(RatedAgent::rating)).toList();
  }

  /**
   * Reads a file.
   *
   * @param file a file that {@link #text} wrote
   * @return the ratings
   * @throws InputException if it cannot be read or something in it is wrong
   */
  public static OpponentRatings read(Path file) {
    return read(WireFile.text("The list of ratings", file, LARGEST));
  }

  /**
   * Reads a text.
   *
   * @param text JSON
   * @return the ratings
   * @throws InputException if something in it is wrong
   */
  public static OpponentRatings read(String text) {
    return WireText.read(text, "ratings").object(OpponentRatings::list);
  }

  private static OpponentRatings list(WireObject form) {
    form.get("ratings").whole(VERSION, VERSION);
    return new OpponentRatings(
        form.get("game").text(),
        form.get("rules").text(),
        form.get("measured").object(OpponentRatings::source),
        form.get("agents").list().stream().map(one -> one.object(OpponentRatings::agent)).toList());
  }

  private static Source source(WireObject form) {
    return new Source(
        form.get("experiment").text(),
        form.get("seed").whole(Long.MIN_VALUE, Long.MAX_VALUE),
        form.get("games").count(),
        form.get("program").text());
  }

  private static RatedAgent agent(WireObject form) {
    return new RatedAgent(
        form.get("name").text(),
        form.get("agent").agent(),
        form.get("limits").limits(),
        form.get("rating").number(),
        form.find("low").map(WireValue::number).orElse(Double.NEGATIVE_INFINITY),
        form.find("high").map(WireValue::number).orElse(Double.POSITIVE_INFINITY),
        form.get("games").count());
  }

  /** Returns the list as JSON, with an agent per line; an end that is infinite is left out. */
  public String text() {
    StringBuilder text = new StringBuilder("{\n");
    line(text, "ratings", VERSION);
    line(text, "game", game);
    line(text, "rules", rules);
    Map<String, Object> measured = new LinkedHashMap<>();
    measured.put("experiment", source.experiment());
    measured.put("seed", source.seed());
    measured.put("games", source.games());
    measured.put("program", source.program());
    line(text, "measured", measured);
    text.append("  \"agents\": [\n");
    for (int i = 0; i < agents.size(); i++) {
      text.append("    ").append(WireText.line(form(agents.get(i))));
      text.append(i < agents.size() - 1 ? ",\n" : "\n");
    }
    return text.append("  ]\n}\n").toString();
  }

  private static void line(StringBuilder text, String key, Object value) {
    text.append("  \"%s\": %s,\n".formatted(key, WireText.line(value)));
  }

  private static Map<String, Object> form(RatedAgent agent) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("name", agent.name());
    form.put("agent", agent.agent().text());
    form.put("limits", agent.limits().toString());
    form.put("rating", Math.round(agent.rating()));
    if (Double.isFinite(agent.low())) {
      form.put("low", Math.round(agent.low()));
    }
    if (Double.isFinite(agent.high())) {
      form.put("high", Math.round(agent.high()));
    }
    form.put("games", agent.games());
    return form;
  }

  /** Returns whether the ratings were measured under these rules. */
  public boolean fits(Rules other) {
    return other.game().id().equals(game) && other.options().toString().equals(rules);
  }

  /** Returns the entry of an agent with these limits, if it was measured. */
  public Optional<RatedAgent> find(AgentSpec agent, Limits limits) {
    return agents.stream()
        .filter(one -> one.agent().equals(agent) && one.limits().equals(limits))
        .findFirst();
  }

  /** Returns the weakest agent that is stronger than another one of the list, if there is one. */
  public Optional<RatedAgent> next(RatedAgent agent) {
    return agents.stream().filter(one -> one.rating() > agent.rating()).findFirst();
  }
}
