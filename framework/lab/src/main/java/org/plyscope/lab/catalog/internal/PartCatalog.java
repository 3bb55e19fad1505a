package org.plyscope.lab.catalog.internal;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartFactory;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.lab.catalog.PartEntry;
import org.plyscope.lab.catalog.internal.intake.Card;
import org.plyscope.lab.catalog.internal.intake.Flaw;
import org.plyscope.lab.catalog.internal.intake.Item;
import org.plyscope.lab.catalog.internal.intake.Origin;
import org.plyscope.lab.catalog.internal.intake.ServiceChecks;
import org.plyscope.lab.catalog.internal.intake.TimedCalls;
import org.plyscope.plugins.Thrown;

/** A catalog of whatever is put on its shelves; knows nothing of OSGi. */
public class PartCatalog implements Catalog {
  private static final System.Logger LOG = System.getLogger(PartCatalog.class.getName());

  /** How long plugins of the user may take for answers that every plugin gives at once. */
  static final Duration ANSWER = Duration.ofSeconds(2);

  private final ServiceChecks intake;
  private final Shelves shelves = new Shelves(this::hint);
  private final References references;
  private final References forgetful;
  private final Listeners<Runnable> listeners =
      new Listeners<>(Thrown.warning(LOG, "A listener of the catalog failed."));
  private final OwnPresetList own = new OwnPresetList();
  private final AgentLists agents;

  /**
   * Makes an empty catalog.
   *
   * @param folders where files that options name are looked up, in this order
   * @param kept where parts keep files of their own, or null if they cannot
   */
  public PartCatalog(List<Path> folders, Path kept) {
    this(folders, kept, ANSWER);
  }

  /**
   * Makes an empty catalog.
   *
   * @param folders where files that options name are looked up, in this order
   * @param kept where parts keep files of their own, or null if they cannot
   * @param limit how long plugins of the user may take to answer
   */
  public PartCatalog(List<Path> folders, Path kept, Duration limit) {
    intake = new ServiceChecks(new TimedCalls(limit), this::changed);
    references = new References(shelves, folders, kept);
    forgetful = new References(shelves, folders, null);
    agents = new AgentLists(shelves, own, references);
  }

  /** Puts games and parts of any kind on their shelves; earlier ones rank higher. */
  public final void addAll(Collection<?> parts) {
    long order = 0;
    for (Object part : parts) {
      if (part instanceof Game) {
        put(Game.class, part, Origin.host(order));
      }
      for (Class<? extends GamePart> kind : Kinds.of(part.getClass())) {
        put(kind, part, Origin.host(order));
      }
      order++;
    }
    changed();
  }

  /** Asks and checks a game or a part, and puts it on its shelf. */
  final void put(Class<?> type, Object part, Origin origin) {
    if (type == Game.class) {
      Item<Game> game = intake.take(Game.class, (Game) part, origin);
      tryStrangers(game);
      shelves.games().add(game);
    } else {
      Class<? extends GamePart> kind = type.asSubclass(GamePart.class);
      Item<GamePart> item = intake.take(kind, (GamePart) part, origin);
      tryStranger(item);
      shelves.of(kind).add(item);
    }
  }

  /**
   * Queries the user's parts about a new game before it is offered, and a new part about the games.
   * One that does not answer is detected here, and not on the user-interface thread.
   */
  private void tryStrangers(Item<Game> game) {
    List<Item<GamePart>> strangers =
        shelves.parts().stream()
            .flatMap(shelf -> shelf.ranked().stream())
            .filter(item -> !item.origin().shipped())
            .toList();
    if (game.flaw().isEmpty() && !strangers.isEmpty()) {
      shelves
          .standard(game)
          .ifPresent(rules -> strangers.forEach(item -> item.part().supports(rules)));
    }
  }

  private void tryStranger(Item<GamePart> item) {
    if (item.flaw().isEmpty() && !item.origin().shipped()) {
      for (Item<Game> game : shelves.games().ranked()) {
        shelves.standard(game).ifPresent(rules -> item.part().supports(rules));
      }
    }
  }

  /** Takes a game or a part from its shelf. */
  final void take(Class<?> type, Object part) {
    if (type == Game.class) {
      shelves.remove((Game) part);
    } else {
      shelves.of(type.asSubclass(GamePart.class)).remove(part);
    }
  }

  @Override
  public final List<Game> games() {
    return shelves.games().named().stream().map(Item::part).toList();
  }

  @Override
  public final List<Class<? extends GamePart>> kinds() {
    return shelves.kinds();
  }

  @Override
  public final <P extends GamePart> List<P> parts(Class<P> kind) {
    return shelves.of(kind).named().stream().map(Item::part).map(kind::cast).toList();
  }

  @Override
  public final <P extends GamePart> List<P> partsFor(Class<P> kind, Rules rules) {
    return shelves.fitting(kind, rules).stream().map(Item::part).map(kind::cast).toList();
  }

  @Override
  public final List<PartEntry> entries(Class<? extends GamePart> kind) {
    return shelves.of(kind).named().stream().flatMap(i -> entries(kind, i, p -> true)).toList();
  }

  @Override
  public final List<PartEntry> entriesFor(Class<? extends GamePart> kind, Rules rules) {
    return shelves.fitting(kind, rules).stream()
        .sorted(AgentLists.BY_NAME)
        .flatMap(
            i ->
                Stream.concat(
                    entries(kind, i, preset -> references.fits(i.part(), preset, rules)),
                    kind == AgentFactory.class ? ownEntries(i, rules) : Stream.empty()))
        .toList();
  }

  private Stream<PartEntry> ownEntries(Item<GamePart> item, Rules rules) {
    return own.of(item, rules)
        .map(InstalledAgent::preset)
        .flatMap(Optional::stream)
        .filter(preset -> references.fits(item.part(), preset, rules))
        .map(p -> entry(AgentFactory.class, p, item.card()));
  }

  @Override
  public final void offer(List<OwnPreset> presets) {
    own.fill(presets);
    changed();
  }

  private static Stream<PartEntry> entries(
      Class<? extends GamePart> kind, Item<GamePart> item, Predicate<Preset> wanted) {
    Card card = item.card();
    return Stream.concat(
        Stream.of(
            new PartEntry(
                kind,
                card.id(),
                card.name(),
                card.description(),
                card.link(),
                card.options(),
                false,
                Map.of(),
                Limits.NONE)),
        card.presets().stream().filter(wanted).map(preset -> entry(kind, preset, card)));
  }

  private static PartEntry entry(Class<? extends GamePart> kind, Preset preset, Card card) {
    return new PartEntry(
        kind,
        preset.id(),
        preset.name(),
        preset.description(),
        card.link(),
        card.options(),
        true,
        preset.values(),
        preset.limits());
  }

  @Override
  public final Game game(String id) {
    return item(id).part();
  }

  private Item<Game> item(String id) {
    List<Item<Game>> games = shelves.games().ranked();
    return games.stream()
        .filter(item -> item.id().equals(id))
        .findFirst()
        .orElseThrow(() -> shelves.games().unknown(id, games.stream().map(Item::id).toList()));
  }

  @Override
  public final Rules rules(String gameId, String presetId, Map<String, String> changes) {
    Item<Game> game = item(gameId);
    List<Preset> presets = game.card().presets();
    OptionValues values = game.card().standard();
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
      values = OptionValues.defaults(game.card().options()).with(preset.values());
    }
    return game.part().rules(References.changed("rules of " + gameId, values, changes));
  }

  @Override
  public final InstalledAgent agent(Rules rules, AgentSpec spec) {
    InstalledAgent plain = find(rules, spec.id());
    OptionValues values =
        References.changed(
            "agent " + InputException.quote(spec.id()), plain.values(), spec.options());
    references.check(rules, References.completed(plain.factory(), rules, values));
    return plain.with(values);
  }

  /** Also finds a preset whose parts do not fit, because the user may name others that do. */
  private InstalledAgent find(Rules rules, String id) {
    for (InstalledAgent spec : agents.supporting(rules)) {
      if (spec.id().equals(id)) {
        return spec;
      }
    }
    List<String> ids = agentsFor(rules).stream().map(InstalledAgent::id).toList();
    boolean elsewhere =
        shelves.of(AgentFactory.class).ranked().stream()
            .flatMap(AgentLists::specs)
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
    throw shelves.of(AgentFactory.class).unknown(id, ids);
  }

  @Override
  public final List<InstalledAgent> agentsFor(Rules rules) {
    return agents.fitting(rules);
  }

  @Override
  public final Agent create(InstalledAgent spec, Rules rules) {
    return create(spec, rules, references);
  }

  @Override
  public final Agent createForgetful(InstalledAgent spec, Rules rules) {
    return create(spec, rules, forgetful);
  }

  @Override
  public final Agent createChecked(InstalledAgent spec, Rules rules, Consumer<String> report) {
    return forgetful.checked(report, checked -> create(spec, rules, checked));
  }

  private static Agent create(InstalledAgent spec, Rules rules, References named) {
    return ResolvedContext.make(AgentFactory.class, spec.factory(), spec.values(), rules, named);
  }

  @Override
  public final <T> T make(
      Class<? extends PartFactory<T>> kind, PartFactory<T> part, OptionValues values, Rules rules) {
    return ResolvedContext.make(kind, part, values, rules, forgetful);
  }

  @Override
  public final InstalledAgent resolved(InstalledAgent spec, Rules rules) {
    InstalledAgent known =
        spec.id().startsWith(OwnPreset.PREFIX)
            ? InstalledAgent.of(spec.factory()).with(spec.values())
            : spec;
    return known.with(
        references.resolved(rules, References.completed(spec.factory(), rules, spec.values())));
  }

  @Override
  public final Optional<String> culprit(Throwable thrown) {
    return culprits().of(thrown, null);
  }

  @Override
  public final Optional<String> culprit(Throwable thrown, InstalledAgent agent) {
    Class<?> type =
        shelves.of(AgentFactory.class).ranked().stream()
            .filter(item -> item.part() == agent.factory())
            .findFirst()
            .<Class<?>>map(Item::type)
            .orElseGet(() -> agent.factory().getClass());
    return culprits().of(thrown, type);
  }

  private FailureAttribution culprits() {
    return new FailureAttribution(shelves.all().flatMap(PartList::suspects));
  }

  @Override
  public final Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns the offers of some origins, as a few words each. */
  final List<String> offers(Predicate<Origin> from) {
    return shelves.all().flatMap(shelf -> shelf.offers(from).stream()).toList();
  }

  /** Returns why something of some origins is left out. */
  final List<Flaw> flaws(Predicate<Origin> from) {
    return shelves.all().flatMap(shelf -> shelf.flaws(from).stream()).toList();
  }

  /** Describes other possibly missing parts when something is not found. */
  String hint() {
    return "";
  }

  /** Notifies listeners that a shelf has changed. */
  final void changed() {
    shelves.forget();
    listeners.fire(Runnable::run);
  }
}
