package org.plyscope.lab.catalog.internal;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;

/** A catalog of whatever is put on its shelves; knows nothing of OSGi. */
public class PartCatalog implements Catalog {
  private static final System.Logger LOG = System.getLogger(PartCatalog.class.getName());

  final Shelf<Game> games = new Shelf<>(Game::id, Game::name);
  final Shelf<AgentFactory> agents = new Shelf<>(AgentFactory::id, AgentFactory::name);
  final Shelf<Evaluator> evaluators = new Shelf<>(Evaluator::id, Evaluator::name);
  final Shelf<MoveOrdering> orderings = new Shelf<>(MoveOrdering::id, MoveOrdering::name);
  private final References references = new References(evaluators, orderings);
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  /** Puts parts of any kind on their shelves; earlier ones rank higher. */
  public final void addAll(Collection<?> parts) {
    long order = 0;
    for (Object part : parts) {
      if (part instanceof Game game) {
        games.add(game, 0, order);
      }
      if (part instanceof AgentFactory factory) {
        agents.add(factory, 0, order);
      }
      if (part instanceof Evaluator evaluator) {
        evaluators.add(evaluator, 0, order);
      }
      if (part instanceof MoveOrdering ordering) {
        orderings.add(ordering, 0, order);
      }
      order++;
    }
    changed();
  }

  @Override
  public final List<Game> games() {
    Set<String> seen = new HashSet<>();
    List<Game> best =
        games.ranked().stream().filter(i -> seen.add(i.id())).map(Shelf.Item::part).toList();
    return games.named().stream().map(Shelf.Item::part).filter(best::contains).toList();
  }

  @Override
  public final List<AgentFactory> agents() {
    return agents.named().stream().map(Shelf.Item::part).toList();
  }

  @Override
  public final List<Evaluator> evaluators() {
    return evaluators.named().stream().map(Shelf.Item::part).toList();
  }

  @Override
  public final List<MoveOrdering> orderings() {
    return orderings.named().stream().map(Shelf.Item::part).toList();
  }

  @Override
  public final Game game(String id) {
    return games.ranked().stream()
        .filter(item -> item.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                NearMatches.unknown(
                    "game", id, games.ranked().stream().map(Shelf.Item::id).toList()))
        .part();
  }

  @Override
  public final Rules rules(String gameId, String presetId, Map<String, String> changes) {
    Game game = game(gameId);
    List<Preset> presets = game.presets();
    OptionValues values = OptionValues.defaults(game.options());
    if (!presetId.isEmpty()) {
      Preset preset =
          presets.stream()
              .filter(p -> p.id().equals(presetId))
              .findFirst()
              .orElseThrow(
                  () ->
                      NearMatches.unknown(
                          "preset of the rules of " + gameId,
                          presetId,
                          presets.stream().map(Preset::id).toList()));
      values = values.with(preset.values());
    } else if (!presets.isEmpty()) {
      values = values.with(presets.get(0).values());
    }
    return game.rules(OptionText.apply("rules of " + gameId, values, changes));
  }

  @Override
  public final AgentSpec agent(Rules rules, String text) {
    int colon = text.indexOf(':');
    String id = (colon < 0 ? text : text.substring(0, colon)).strip();
    AgentSpec plain = find(rules, id);
    OptionValues values = plain.values();
    if (colon >= 0) {
      Map<String, String> changes = OptionText.parse(text.substring(colon + 1));
      values = OptionText.apply("agent '" + id + "'", values, changes);
    }
    references.check(rules, values);
    return plain.with(values);
  }

  /** Finds also a preset whose parts do not fit, for the user may name others that do. */
  private AgentSpec find(Rules rules, String id) {
    for (AgentSpec spec : supporting(rules)) {
      if (spec.id().equals(id)) {
        return spec;
      }
    }
    List<String> ids = agentsFor(rules).stream().map(AgentSpec::id).toList();
    boolean elsewhere =
        agents.ranked().stream()
            .flatMap(i -> specs(i.part()).stream())
            .anyMatch(s -> s.id().equals(id));
    if (elsewhere) {
      throw new InputException(
          "Agent '"
              + id
              + "' cannot play "
              + rules.game().id()
              + " by these rules; those that can are: "
              + String.join(", ", ids)
              + ".");
    }
    throw NearMatches.unknown("agent", id, ids);
  }

  @Override
  public final List<AgentSpec> agentsFor(Rules rules) {
    return supporting(rules).stream()
        .filter(spec -> spec.preset().isEmpty() || references.fit(rules, spec.values()))
        .toList();
  }

  /** Returns the agents and presets of every factory that supports the rules. */
  private List<AgentSpec> supporting(Rules rules) {
    List<Shelf.Item<AgentFactory>> fitting = agents.fitting(f -> f.supports(rules));
    Set<String> seen = new HashSet<>();
    List<AgentSpec> specs = new ArrayList<>();
    for (Shelf.Item<AgentFactory> item : agents.named()) {
      if (fitting.contains(item)) {
        specs(item.part()).stream().filter(s -> seen.add(s.id())).forEach(specs::add);
      }
    }
    return specs;
  }

  @Override
  public final List<Evaluator> evaluatorsFor(Rules rules) {
    return evaluators.fitting(e -> e.supports(rules)).stream().map(Shelf.Item::part).toList();
  }

  @Override
  public final List<MoveOrdering> orderingsFor(Rules rules) {
    return orderings.fitting(o -> o.supports(rules)).stream().map(Shelf.Item::part).toList();
  }

  /** Returns the factory and its presets; a factory whose options or presets fail has none. */
  private static List<AgentSpec> specs(AgentFactory factory) {
    try {
      return AgentSpec.allOf(factory);
    } catch (RuntimeException | LinkageError e) {
      LOG.log(Level.WARNING, "The options or presets of '" + factory.id() + "' are wrong.", e);
      return List.of();
    }
  }

  @Override
  public final Agent create(AgentSpec spec, Rules rules) {
    Agent agent = spec.factory().create(new ResolvedContext(rules, spec.values(), references));
    if (agent == null) {
      throw new IllegalStateException("Its factory made no agent.");
    }
    return agent;
  }

  @Override
  public final AutoCloseable onChange(Runnable listener) {
    // A wrapper of its own, so that closing twice or adding twice does no harm.
    Runnable entry = () -> listener.run();
    listeners.add(entry);
    return () -> listeners.remove(entry);
  }

  /** Tells everybody that a shelf has changed. */
  final void changed() {
    for (Runnable listener : listeners) {
      try {
        listener.run();
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, "A listener of the catalog failed.", e);
      }
    }
  }
}
