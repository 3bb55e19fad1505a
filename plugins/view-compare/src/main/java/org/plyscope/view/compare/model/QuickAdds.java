package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Preset;

/** Sets of configurations that are often wanted, made from what the plugins offer. */
public final class QuickAdds {
  /** The seven algorithms of Ulfhake's study that differ in the order of moves only. */
  static final List<String> ULFHAKE =
      List.of(
          "ulfhake/alphabeta",
          "ulfhake/alphabeta-2",
          "ulfhake/alphabeta-2-i",
          "ulfhake/alphabeta-3",
          "ulfhake/alphabeta-3-i",
          "ulfhake/alphabeta-4",
          "ulfhake/alphabeta-5");

  private static final String CONTROL = "depth-control";
  private static final String FIXED = "fixed";

  /**
   * A set of configurations.
   *
   * @param title what it is, for a menu
   * @param configurations the set, never empty
   */
  public record Entry(String title, List<Configuration> configurations) {}

  private QuickAdds() {}

  /** Returns all sets for some rules, each with a depth. */
  public static List<Entry> all(Analyst analyst, Rules rules, int depth) {
    List<Entry> entries = new ArrayList<>();
    for (AgentFactory agent : agents(analyst, rules)) {
      agent.options().stream()
          .filter(option -> option.partKind().filter(MoveOrdering.class::equals).isPresent())
          .findFirst()
          .map(option -> orderings(analyst, rules, agent, option.id(), depth))
          .filter(found -> !found.isEmpty())
          .ifPresent(found -> entries.add(new Entry("All orderings of " + agent.name(), found)));
    }
    List<Configuration> ulfhake = ulfhake(analyst, rules, depth);
    if (!ulfhake.isEmpty()) {
      entries.add(new Entry("Ulfhake's seven alpha-beta orderings", ulfhake));
    }
    return entries;
  }

  private static List<AgentFactory> agents(Analyst analyst, Rules rules) {
    return analyst.parts(AgentFactory.class, rules).stream()
        .sorted(Comparator.comparing(AgentFactory::name))
        .toList();
  }

  /** Returns Ulfhake's seven orderings, or nothing if they are not installed or do not fit. */
  public static List<Configuration> ulfhake(Analyst analyst, Rules rules, int depth) {
    List<Configuration> found = new ArrayList<>();
    for (String id : ULFHAKE) {
      for (AgentFactory agent : analyst.parts(AgentFactory.class, rules)) {
        for (Preset preset : agent.presets()) {
          if (preset.id().equals(id) && fits(analyst, rules, id)) {
            found.add(configuration(preset.name(), id, depth));
          }
        }
      }
    }
    return found.size() == ULFHAKE.size() ? found : List.of();
  }

  private static List<Configuration> orderings(
      Analyst analyst, Rules rules, AgentFactory agent, String option, int depth) {
    // One search per depth shows what the order does; with deepening the counts would add up.
    boolean control =
        agent.options().stream()
            .anyMatch(o -> o.id().equals(CONTROL) && o.choices().contains(FIXED));
    String start = agent.id() + ":" + (control ? CONTROL + "=" + FIXED + "," : "") + option + "=";
    List<Configuration> found = new ArrayList<>();
    for (MoveOrdering ordering : analyst.parts(MoveOrdering.class, rules)) {
      String agentText = analyst.canonical(rules, start + ordering.id());
      found.add(configuration(ordering.name(), agentText, depth));
    }
    return found;
  }

  private static Configuration configuration(String name, String agent, int depth) {
    return Configuration.of(agent, Limits.depth(depth)).withName(name);
  }

  /** A preset may name evaluators or orderings of another game. */
  private static boolean fits(Analyst analyst, Rules rules, String agent) {
    try {
      analyst.canonical(rules, agent);
      return true;
    } catch (InputException e) {
      return false;
    }
  }
}
