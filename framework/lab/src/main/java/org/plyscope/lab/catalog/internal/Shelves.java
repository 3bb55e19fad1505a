package org.plyscope.lab.catalog.internal;

import java.lang.System.Logger.Level;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.lab.catalog.internal.intake.Item;
import org.plyscope.lab.catalog.internal.intake.Origin;
import org.plyscope.lab.catalog.internal.intake.RulesMemory;
import org.plyscope.plugins.Thrown;

/** A shelf for the games and one for every kind of part that has been seen. Safe for any thread. */
final class Shelves {
  private static final System.Logger LOG = System.getLogger(Shelves.class.getName());

  private final PartList<Game> games;
  private final Supplier<String> hint;
  private final Map<Game, Optional<Rules>> standard = new ConcurrentHashMap<>();
  private final Map<Class<? extends GamePart>, PartList<GamePart>> shelves =
      new ConcurrentHashMap<>();

  /**
   * The fitting parts by kind. A change begins another map, so that a late answer does not stay.
   */
  private volatile Map<Class<? extends GamePart>, RulesMemory<List<Item<GamePart>>>> fitting =
      new ConcurrentHashMap<>();

  /**
   * Puts up empty shelves.
   *
   * @param hint a sentence about possibly missing plugins, or the empty text
   */
  Shelves(Supplier<String> hint) {
    this.hint = hint;
    this.games = new PartList<>("game", false, (one, other) -> true, hint, this::forget);
  }

  /** Returns the shelf of the games. */
  PartList<Game> games() {
    return games;
  }

  /** Returns the shelf of a kind. */
  PartList<GamePart> of(Class<? extends GamePart> kind) {
    return shelves.computeIfAbsent(
        kind, k -> new PartList<>(Kinds.word(k), true, this::meet, hint, this::forget));
  }

  /** Returns the shelves of all kinds that have been seen. */
  Collection<PartList<GamePart>> parts() {
    return shelves.values();
  }

  /** Returns all shelves. */
  Stream<PartList<?>> all() {
    return Stream.concat(Stream.of(games), shelves.values().stream());
  }

  /** Returns the kinds of which there are parts, sorted by name. */
  List<Class<? extends GamePart>> kinds() {
    return shelves.entrySet().stream()
        .filter(shelf -> !shelf.getValue().ranked().isEmpty())
        .<Class<? extends GamePart>>map(Map.Entry::getKey)
        .sorted(Comparator.comparing(Kinds::word))
        .toList();
  }

  /** Returns the parts of a kind that fit some rules; the first is the default. */
  List<Item<GamePart>> fitting(Class<? extends GamePart> kind, Rules rules) {
    RulesMemory<List<Item<GamePart>>> memory =
        fitting.computeIfAbsent(kind, any -> new RulesMemory<>());
    Optional<List<Item<GamePart>>> known = memory.find(rules);
    if (known.isPresent()) {
      return known.get();
    }
    List<Item<GamePart>> found = asked(kind, rules);
    memory.put(rules, found);
    return found;
  }

  /** Forgets which parts are offered and fit, because something came, left or is left out. */
  void forget() {
    // A list computed in between goes to the old map, so the new one comes last.
    all().forEach(PartList::forget);
    fitting = new ConcurrentHashMap<>();
  }

  /** Returns something that is another object after every change. */
  Object generation() {
    return fitting;
  }

  private List<Item<GamePart>> asked(Class<? extends GamePart> kind, Rules rules) {
    Comparator<Origin> defaults = Origin.defaults(home(rules));
    return of(kind).fitting(part -> part.supports(rules)).stream()
        .sorted(Comparator.comparing(Item::origin, defaults))
        .toList();
  }

  /**
   * Puts parts that are shipped, or come with the game itself, before the parts of other plugins.
   */
  Comparator<Item<GamePart>> strangersLast(Rules rules) {
    return Comparator.comparing(Item::origin, Origin.strangersLast(home(rules)));
  }

  /** Returns whether there is a game for which both of two parts can be used. */
  private boolean meet(GamePart one, GamePart other) {
    return games.ranked().stream()
        .flatMap(game -> standard(game).stream())
        .anyMatch(rules -> supports(one, rules) && supports(other, rules));
  }

  private static boolean supports(GamePart part, Rules rules) {
    try {
      return part.supports(rules);
    } catch (RuntimeException | Error e) {
      return false;
    }
  }

  /** Returns the rules of a game as a new user gets them. */
  Optional<Rules> standard(Item<Game> game) {
    return standard.computeIfAbsent(game.part(), any -> rules(game));
  }

  private static Optional<Rules> rules(Item<Game> game) {
    try {
      return Optional.of(game.part().rules(game.card().standard()));
    } catch (RuntimeException | Error e) {
      LOG.log(
          Level.INFO, "The game '" + game.id() + "' has no rules to begin with.", Thrown.logged(e));
      return Optional.empty();
    }
  }

  /** Takes a game from its shelf. */
  void remove(Game game) {
    games.remove(game);
    standard.remove(game);
  }

  /** Returns where the game of some rules comes from. */
  private Origin home(Rules rules) {
    Game game = rules.game();
    return games.ranked().stream()
        .filter(item -> item.is(game))
        .findFirst()
        .map(Item::origin)
        .orElseGet(() -> Origin.host(0));
  }
}
