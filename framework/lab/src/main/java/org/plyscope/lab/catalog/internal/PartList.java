package org.plyscope.lab.catalog.internal;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.catalog.internal.intake.Flaw;
import org.plyscope.lab.catalog.internal.intake.Item;
import org.plyscope.lab.catalog.internal.intake.Origin;
import org.plyscope.plugins.Thrown;

/**
 * The parts of one kind that are there now, best first. Where several can be meant, an id stands
 * for one part or preset: the first that has it. Safe for any thread: readers get snapshots.
 */
final class PartList<T> {
  private static final System.Logger LOG = System.getLogger(PartList.class.getName());

  private final String word;
  private final boolean presetsAreParts;
  private final BiPredicate<T, T> meet;
  private final Supplier<String> hint;
  private final Runnable whenChanged;
  private volatile List<Item<T>> items = List.of();
  private volatile Ranking<T> ranking = new Ranking<>();

  /** The parts that are offered, once they are known. A change begins another one. */
  private static final class Ranking<T> {
    private volatile List<Item<T>> items;
  }

  /**
   * Makes a shelf.
   *
   * @param word the name of its parts
   * @param presetsAreParts whether presets are named like parts, and not only within their part
   * @param meet whether there is a case in which either of two parts could be meant
   * @param hint a sentence about possibly missing plugins, or the empty text
   * @param whenChanged run after a part came or left
   */
  PartList(
      String word,
      boolean presetsAreParts,
      BiPredicate<T, T> meet,
      Supplier<String> hint,
      Runnable whenChanged) {
    this.hint = hint;
    this.whenChanged = whenChanged;
    this.word = word;
    this.meet = meet;
    this.presetsAreParts = presetsAreParts;
  }

  /** Adds a part, which may be one that is left out. */
  void add(Item<T> item) {
    synchronized (this) {
      List<Item<T>> changed = new ArrayList<>(items);
      changed.add(item);
      changed.sort(Comparator.comparing(Item::origin, Origin.ORDER));
      items = List.copyOf(changed);
    }
    whenChanged.run();
  }

  void remove(Object arrival) {
    synchronized (this) {
      items = items.stream().filter(item -> !item.is(arrival)).toList();
    }
    whenChanged.run();
  }

  /** Returns the parts that are offered, best first. */
  List<Item<T>> ranked() {
    Ranking<T> now = ranking;
    List<Item<T>> ranked = now.items;
    if (ranked == null) {
      ranked = List.copyOf(sorted(new ArrayList<>()));
      now.items = ranked;
    }
    return ranked;
  }

  /** Forgets which parts are offered, because this or another shelf has changed. */
  void forget() {
    ranking = new Ranking<>();
  }

  /** Reports that nothing has an id, and why, if that is known. */
  InputException unknown(String id, Collection<String> known) {
    return items.stream()
        .filter(item -> item.id().equals(id))
        .flatMap(item -> item.flaw().stream())
        .map(flaw -> new InputException(flaw.sentence()))
        .findFirst()
        .orElseGet(() -> new InputException(absent(id, known)));
  }

  private String absent(String id, Collection<String> known) {
    String sentence = NearMatches.unknown(word, id, known).getMessage();
    String more = hint.get();
    return more.isEmpty() ? sentence : sentence + " " + more;
  }

  /** Returns all parts that came, as code that may fail. */
  Stream<FailureAttribution.Suspect> suspects() {
    return items.stream()
        .map(
            item ->
                new FailureAttribution.Suspect(
                    word, item.id(), item.origin().plugin(), item.origin().shipped(), item.type()));
  }

  /** Returns the offers of some origins, as a few words each. */
  List<String> offers(Predicate<Origin> from) {
    return ranked().stream()
        .filter(item -> from.test(item.origin()))
        .map(item -> word + " " + item.id())
        .toList();
  }

  /** Returns why something of some origins is left out. */
  List<Flaw> flaws(Predicate<Origin> from) {
    List<Rival> rivals = new ArrayList<>();
    sorted(rivals);
    List<Flaw> flaws = new ArrayList<>();
    for (Item<T> item : items) {
      if (from.test(item.origin())) {
        item.flaw().ifPresent(flaws::add);
      }
    }
    rivals.stream().filter(r -> from.test(r.origin())).map(r -> r.flaw(word)).forEach(flaws::add);
    return flaws;
  }

  /** Gives each id to the first part that has it, and notes the others. */
  private List<Item<T>> sorted(List<Rival> late) {
    Map<String, List<Item<T>>> owners = new HashMap<>();
    List<Item<T>> offered = new ArrayList<>();
    for (Item<T> item : items) {
      if (item.flaw().isEmpty() && takes(item.id(), "", item, owners, late)) {
        offered.add(item);
      }
    }
    if (presetsAreParts) {
      offered.replaceAll(item -> withOwnPresets(item, owners, late));
    }
    return offered;
  }

  /** Gives an id to a part or a preset of it, unless it is already that of one it can meet. */
  private boolean takes(
      String id, String preset, Item<T> item, Map<String, List<Item<T>>> owners, List<Rival> late) {
    List<Item<T>> before = owners.computeIfAbsent(id, any -> new ArrayList<>());
    for (Item<T> owner : before) {
      // Shipped parts have one id for several games on purpose.
      boolean ours = owner.origin().shipped() && item.origin().shipped() && presetsAreParts;
      if (!ours && meet.test(owner.part(), item.part())) {
        late.add(new Rival(item.id(), preset, item.origin(), owner.origin()));
        return false;
      }
    }
    return before.add(item);
  }

  private Item<T> withOwnPresets(
      Item<T> item, Map<String, List<Item<T>>> owners, List<Rival> late) {
    List<Preset> own =
        item.card().presets().stream()
            .filter(preset -> takes(preset.id(), preset.id(), item, owners, late))
            .toList();
    return own.size() == item.card().presets().size()
        ? item
        : item.with(item.card().withPresets(own));
  }

  /** Returns the parts that are offered, sorted by name. */
  List<Item<T>> named() {
    return ranked().stream()
        .sorted(Comparator.comparing(Item<T>::name, String.CASE_INSENSITIVE_ORDER))
        .toList();
  }

  /** Returns the parts that fit, each id once; a part that fails to answer does not fit. */
  List<Item<T>> fitting(Predicate<T> fits) {
    Set<String> ids = new HashSet<>();
    return ranked().stream()
        .filter(item -> answers(item, fits))
        .filter(item -> ids.add(item.id()))
        .toList();
  }

  private static <T> boolean answers(Item<T> item, Predicate<T> fits) {
    try {
      return fits.test(item.part());
    } catch (RuntimeException | Error e) {
      LOG.log(
          Level.INFO, "'" + item.id() + "' cannot determine whether it fits.", Thrown.logged(e));
      return false;
    }
  }

  /** A part, or a preset of a part, whose id was taken. */
  private record Rival(String part, String preset, Origin origin, Origin owner) {
    Flaw flaw(String word) {
      String id = preset.isEmpty() ? part : preset;
      String what = preset.isEmpty() ? "" : "preset '" + preset + "' of the ";
      String whose =
          owner.shipped()
              ? "Plyscope"
              : owner.bundle() == origin.bundle() ? "the same plugin" : owner.plugin();
      return new Flaw(
          "The %s%s '%s' of %s is left out: %s has something of the id '%s'; give it another id."
              .formatted(what, word, part, origin.plugin(), whose, id),
          "");
    }
  }
}
