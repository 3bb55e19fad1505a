package org.plyscope.lab.catalog.internal;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.Part;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.catalog.PartEntry;

/** A catalog of whatever is put on its shelves; knows nothing of OSGi. */
public class PartCatalog implements Catalog {
  private static final System.Logger LOG = System.getLogger(PartCatalog.class.getName());

  private final Shelf<Game> games = new Shelf<>(Game::id, Game::name);
  private final Shelves shelves = new Shelves();
  private final References references;
  private final References forgetful;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  /**
   * Makes an empty catalog.
   *
   * @param folders where files that options name are looked up, in this order
   * @param kept where parts keep files of their own, or null if they cannot
   */
  public PartCatalog(List<Path> folders, Path kept) {
    references = new References(shelves, folders, kept);
    forgetful = new References(shelves, folders, null);
  }

  /** Puts games and parts of any kind on their shelves; earlier ones rank higher. */
  public final void addAll(Collection<?> parts) {
    long order = 0;
    for (Object part : parts) {
      if (part instanceof Game) {
        put(Game.class, part, 0, order);
      }
      for (Class<? extends Part> kind : Kinds.of(part.getClass())) {
        put(kind, part, 0, order);
      }
      order++;
    }
    changed();
  }

  /** Puts a game or a part on its shelf. */
  final void put(Class<?> type, Object part, int ranking, long order) {
    if (type == Game.class) {
      games.add((Game) part, ranking, order);
    } else {
      shelves.of(type.asSubclass(Part.class)).add((Part) part, ranking, order);
    }
  }

  /** Takes a game or a part from its shelf. */
  final void take(Class<?> type, Object part) {
    if (type == Game.class) {
      games.remove((Game) part);
    } else {
      shelves.of(type.asSubclass(Part.class)).remove((Part) part);
    }
  }

  @Override
  public final List<Game> games() {
    Set<String> seen = new HashSet<>();
    List<Game> best =
        games.ranked().stream().filter(i -> seen.add(i.id())).map(Shelf.Item::part).toList();
    return games.named().stream().map(Shelf.Item::part).filter(best::contains).toList();
  }

  @Override
  public final List<Class<? extends Part>> kinds() {
    return shelves.kinds();
  }

  @Override
  public final <P extends Part> List<P> parts(Class<P> kind) {
    return shelves.of(kind).named().stream().map(Shelf.Item::part).map(kind::cast).toList();
  }

  @Override
  public final <P extends Part> List<P> partsFor(Class<P> kind, Rules rules) {
    return shelves.fitting(kind, rules).stream().map(Shelf.Item::part).map(kind::cast).toList();
  }

  @Override
  public final List<PartEntry> entries(Class<? extends Part> kind) {
    return shelves.of(kind).named().stream().flatMap(i -> entries(kind, i, p -> true)).toList();
  }

  @Override
  public final List<PartEntry> entriesFor(Class<? extends Part> kind, Rules rules) {
    List<Shelf.Item<Part>> fitting = shelves.fitting(kind, rules);
    return shelves.of(kind).named().stream()
        .filter(fitting::contains)
        .flatMap(i -> entries(kind, i, preset -> fits(i.part(), preset, rules)))
        .toList();
  }

  private boolean fits(Part part, Preset preset, Rules rules) {
    OptionValues values = OptionValues.defaults(part.options()).with(preset.values());
    return references.fit(rules, References.completed(part, rules, values));
  }

  private static Stream<PartEntry> entries(
      Class<? extends Part> kind, Shelf.Item<Part> item, Predicate<Preset> wanted) {
    Part part = item.part();
    return Stream.concat(
        Stream.of(new PartEntry(kind, item.id(), item.name(), part.description(), part.options())),
        part.presets().stream()
            .filter(wanted)
            .map(p -> new PartEntry(kind, p.id(), p.name(), p.description(), part.options())));
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
    return game.rules(References.changed("rules of " + gameId, values, changes));
  }

  @Override
  public final AgentSpec agent(Rules rules, String text) {
    int colon = text.indexOf(':');
    String id = (colon < 0 ? text : text.substring(0, colon)).strip();
    AgentSpec plain = find(rules, id);
    OptionValues values = plain.values();
    if (colon >= 0) {
      Map<String, String> changes = OptionText.parse(text.substring(colon + 1));
      values = References.changed("agent '" + id + "'", values, changes);
    }
    references.check(rules, References.completed(plain.factory(), rules, values));
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
        shelves.of(AgentFactory.class).ranked().stream()
            .flatMap(i -> specs((AgentFactory) i.part()).stream())
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
        .filter(
            spec -> spec.preset().map(preset -> fits(spec.factory(), preset, rules)).orElse(true))
        .toList();
  }

  /** Returns the agents and presets of every factory that supports the rules. */
  private List<AgentSpec> supporting(Rules rules) {
    List<Shelf.Item<Part>> fitting = shelves.fitting(AgentFactory.class, rules);
    Set<String> seen = new HashSet<>();
    List<AgentSpec> specs = new ArrayList<>();
    for (Shelf.Item<Part> item : shelves.of(AgentFactory.class).named()) {
      if (fitting.contains(item)) {
        specs((AgentFactory) item.part()).stream()
            .filter(s -> seen.add(s.id()))
            .forEach(specs::add);
      }
    }
    return specs;
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
    return create(spec, rules, references);
  }

  @Override
  public final Agent createForgetful(AgentSpec spec, Rules rules) {
    return create(spec, rules, forgetful);
  }

  private static Agent create(AgentSpec spec, Rules rules, References named) {
    Agent agent =
        spec.factory()
            .create(
                new ResolvedContext(
                    ResolvedContext.owner(AgentFactory.class, spec.factory()),
                    rules,
                    References.completed(spec.factory(), rules, spec.values()),
                    named,
                    ResolvedContext.DEEPEST));
    if (agent == null) {
      throw new IllegalStateException("Its factory made no agent.");
    }
    return agent;
  }

  @Override
  public final AgentSpec resolved(AgentSpec spec, Rules rules) {
    return spec.with(
        references.resolved(rules, References.completed(spec.factory(), rules, spec.values())));
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
