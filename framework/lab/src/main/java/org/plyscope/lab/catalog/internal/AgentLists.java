package org.plyscope.lab.catalog.internal;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.GamePart;
import org.plyscope.lab.catalog.internal.intake.Item;
import org.plyscope.lab.catalog.internal.intake.RulesMemory;

/**
 * The agents that can play by some rules, kept until the catalog changes: a window asks for them
 * after every selection. Safe for any thread.
 */
final class AgentLists {
  static final Comparator<Item<GamePart>> BY_NAME =
      Comparator.comparing(Item::name, String.CASE_INSENSITIVE_ORDER);

  private final Shelves shelves;
  private final OwnPresetList own;
  private final References references;
  private volatile Known known;

  /** The lists of a catalog until it changes. */
  private static final class Known {
    private final Object generation;
    private final RulesMemory<List<InstalledAgent>> supporting = new RulesMemory<>();
    private final RulesMemory<List<Judged>> judged = new RulesMemory<>();

    private Known(Object generation) {
      this.generation = generation;
    }
  }

  /**
   * An agent, and whether the parts it names fit.
   *
   * @param agent the agent
   * @param fits whether they fit
   * @param files whether it names files, which come and go without a change of the catalog
   */
  private record Judged(InstalledAgent agent, boolean fits, boolean files) {}

  AgentLists(Shelves shelves, OwnPresetList own, References references) {
    this.shelves = shelves;
    this.own = own;
    this.references = references;
    this.known = new Known(shelves.generation());
  }

  /** Returns the agents and presets of every factory that supports the rules. */
  List<InstalledAgent> supporting(Rules rules) {
    Known now = known();
    return now.supporting.find(rules).orElseGet(() -> supporting(rules, now));
  }

  private List<InstalledAgent> supporting(Rules rules, Known now) {
    List<InstalledAgent> found =
        shelves.fitting(AgentFactory.class, rules).stream()
            .sorted(shelves.strangersLast(rules).thenComparing(BY_NAME))
            .flatMap(item -> Stream.concat(specs(item), own.of(item, rules)))
            .toList();
    now.supporting.put(rules, found);
    return found;
  }

  /** Returns those of them whose parts are there and fit the rules. */
  List<InstalledAgent> fitting(Rules rules) {
    Known now = known();
    return now.judged.find(rules).orElseGet(() -> judged(rules, now)).stream()
        .filter(one -> one.files() ? fits(one.agent(), rules) : one.fits())
        .map(Judged::agent)
        .toList();
  }

  private List<Judged> judged(Rules rules, Known now) {
    List<Judged> found =
        supporting(rules).stream()
            .map(agent -> new Judged(agent, fits(agent, rules), namesFiles(agent, rules)))
            .toList();
    now.judged.put(rules, found);
    return found;
  }

  private boolean fits(InstalledAgent agent, Rules rules) {
    Optional<Preset> preset = agent.preset();
    return preset.isEmpty() || references.fits(agent.factory(), preset.get(), rules);
  }

  private boolean namesFiles(InstalledAgent agent, Rules rules) {
    return agent.preset().isPresent()
        && references.nameFiles(
            rules, References.completed(agent.factory(), rules, agent.values()));
  }

  private Known known() {
    Known now = known;
    Object generation = shelves.generation();
    if (now.generation != generation) {
      now = new Known(generation);
      known = now;
    }
    return now;
  }

  /** Returns the factory and its presets. */
  static Stream<InstalledAgent> specs(Item<GamePart> item) {
    AgentFactory factory = (AgentFactory) item.part();
    return Stream.concat(
        Stream.of(InstalledAgent.of(factory)),
        item.card().presets().stream().map(preset -> InstalledAgent.of(factory, preset)));
  }
}
