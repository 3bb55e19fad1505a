package org.plyscope.workbench.dock.perspective;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javax.swing.SwingUtilities;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Perspective;
import org.plyscope.workbench.dock.Docks;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.dock.arrange.Arrangements;
import org.plyscope.workbench.dock.arrange.Insertion;
import org.plyscope.workbench.job.PluginAttribution;

/**
 * Switches between perspectives: remembers how the one that is left was arranged, and arranges the
 * one that is entered as it was left or, the first time, as it is described. A view that no
 * perspective knows opens in the one in which it is met first. Perspectives come and go with their
 * plugins; how one was left is kept meanwhile. Used on the user-interface thread.
 */
public final class Perspectives {
  /** Parts of one plugin come one by one, but hardly further apart than this. */
  private static final long TOGETHER = TimeUnit.SECONDS.toNanos(5);

  /** The text of a perspective without an installed view. */
  private static final Arrangement EMPTY = Arrangement.tabs(Place.CENTER, "board");

  private final List<KnownPerspective> all = new ArrayList<>();
  private final Map<String, Perspective> sources = new LinkedHashMap<>();
  private final Predicate<Object> users;
  private final String first;
  private final Docks docks;
  private final Views views;
  private final Map<String, Arrangement> left;
  private final Map<String, Set<String>> seen = new LinkedHashMap<>();
  private final Map<String, String> titles;
  private final Listeners<Runnable> listeners = new Listeners<>();

  /** When views that no perspective knew were opened. */
  private final Map<String, Long> strangers = new LinkedHashMap<>();

  private KnownPerspective current;

  /** The perspective of the last session, until it arrives or the user enters another one. */
  private String awaited;

  private boolean started;
  private String cover = "";

  /**
   * Makes perspectives; {@link #start} shows the current one.
   *
   * @param standard those of the program
   * @param first the id of the one a new user starts with
   * @param saved how they were left
   */
  public Perspectives(
      List<Perspective> standard, String first, Docks docks, Views views, Layouts saved) {
    this(standard, first, docks, views, saved, PluginAttribution::isUsers);
  }

  Perspectives(
      List<Perspective> standard,
      String first,
      Docks docks,
      Views views,
      Layouts saved,
      Predicate<Object> users) {
    this.users = users;
    standard.forEach(this::know);
    this.first = first;
    this.docks = docks;
    this.views = views;
    left = new LinkedHashMap<>(saved.left());
    saved.seen().forEach((id, ids) -> seen.put(id, new LinkedHashSet<>(ids)));
    titles = new LinkedHashMap<>(saved.titles());
    current = find(saved.current()).or(() -> find(first)).orElseThrow();
    awaited = find(saved.current()).isPresent() ? "" : saved.current();
    docks.onChange(this::uncoverSoon);
  }

  /** Adds a listener that is notified when another perspective is shown, and when some changed. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns all perspectives. */
  public List<KnownPerspective> all() {
    return List.copyOf(all);
  }

  /** Returns the one that is shown. */
  public KnownPerspective current() {
    return current;
  }

  /**
   * Takes a perspective of a plugin; it is entered if the user left off with it.
   *
   * @throws RuntimeException if there is one with the same id, which is Plyscope's own or came
   *     first, or its description fails
   */
  public void add(Perspective perspective) {
    KnownPerspective known = know(perspective);
    if (known.id().equals(awaited)) {
      enter(known.id());
    } else {
      giveBack(known);
    }
    listeners.fire(Runnable::run);
  }

  /** Removes a perspective of a plugin; its layout is kept for when it returns. */
  public void remove(Perspective perspective) {
    KnownPerspective known =
        all.stream().filter(k -> sources.get(k.id()) == perspective).findFirst().orElse(null);
    if (known == null) {
      return;
    }
    if (known.equals(current)) {
      enter(first);
      awaited = known.id();
    }
    all.remove(known);
    sources.remove(known.id());
    listeners.fire(Runnable::run);
  }

  private KnownPerspective know(Perspective perspective) {
    KnownPerspective known = KnownPerspective.of(perspective);
    Perspective other = sources.get(known.id());
    if (other != null && users.test(other) && !users.test(perspective)) {
      remove(other);
    } else if (other != null) {
      throw new InputException(
          "There are two perspectives '" + known.id() + "'; the second one is not used.");
    }
    all.add(known);
    sources.put(known.id(), perspective);
    return known;
  }

  /** A view that came a moment before its perspective belongs there, not where it was met. */
  private void giveBack(KnownPerspective known) {
    Predicate<String> misplaced = id -> known.layout().views().contains(id) && justMet(id);
    Optional<Arrangement> rest = now().flatMap(a -> Arrangements.only(a, misplaced.negate()));
    if (started && rest.isPresent() && !rest.equals(now())) {
      arrange(rest.get());
      views.refresh();
    }
  }

  /** Arranges the current perspective for the first time. */
  public void start() {
    started = true;
    show();
  }

  /** Takes a view of a plugin; it opens if the perspective wants it or it is new. */
  public void add(ViewFactory factory) {
    String id = views.add(factory);
    if (started) {
      admit(id);
      views.refresh();
    }
  }

  /** Shows a view in the current perspective and brings it to the front. */
  public void open(String id) {
    if (views.has(id)) {
      uncover();
      views.retry(id);
      if (!docks.isOpen(id)) {
        insert(id);
      }
      docks.front(id);
      views.refresh();
    }
  }

  /** Shows one view instead of the perspective, until it is closed or something else is shown. */
  public void cover(String id) {
    if (!cover.equals(id)) {
      leave();
      views.keep();
      cover = id;
      docks.arrange(Arrangement.tabs(Place.CENTER, id));
      views.refresh();
    }
  }

  /** Lets a view fill the window, or brings everything back if one does. */
  public void fill(String id) {
    if (!cover.isEmpty()) {
      uncover();
      docks.front(id);
    } else if (views.has(id)) {
      cover(id);
    }
  }

  /** Returns whether one view fills the window. */
  public boolean filled() {
    return !cover.isEmpty();
  }

  /** Moves a view to a part of the window. */
  public void move(String id, Place place) {
    uncover();
    Optional<Arrangement> rest =
        docks.arrangement().flatMap(a -> Arrangements.only(a, o -> !o.equals(id)));
    docks.arrange(
        rest.map(r -> Insertion.at(place, r, id)).orElseGet(() -> Arrangement.tabs(place, id)));
    docks.front(id);
    views.refresh();
  }

  /** Switches to another perspective; views that it does not show keep their state. */
  public void enter(String id) {
    KnownPerspective next = find(id).orElseThrow();
    awaited = "";
    if (next.equals(current)) {
      uncover();
    } else {
      leave();
      current = next;
      show();
      listeners.fire(Runnable::run);
    }
  }

  /** Arranges the current perspective as it is described; views it does not know stay open. */
  public void reset() {
    uncover();
    List<String> guests =
        docks.arrangement().map(Arrangement::views).orElse(Set.of()).stream()
            .filter(id -> inNoPerspective(id) && views.offers(id))
            .toList();
    left.remove(current.id());
    views.ids().forEach(views::retry);
    show();
    guests.stream().filter(id -> !docks.isOpen(id)).forEach(this::insert);
    views.refresh();
  }

  /** Returns how everything is arranged now, to be saved. */
  public Layouts layouts() {
    leave();
    views.slots().forEach(slot -> titles.put(slot.id(), slot.title()));
    Map<String, Arrangement> lasting = new LinkedHashMap<>();
    left.forEach(
        (id, tree) ->
            Arrangements.only(tree, view -> !views.onDemand(view))
                .ifPresent(t -> lasting.put(id, t)));
    return new Layouts(awaited.isEmpty() ? current.id() : awaited, lasting, seen, titles);
  }

  private void leave() {
    if (cover.isEmpty()) {
      docks
          .arrangement()
          .ifPresentOrElse(a -> left.put(current.id(), a), () -> left.remove(current.id()));
    }
  }

  private void uncover() {
    if (!cover.isEmpty()) {
      show();
    }
  }

  /** The library reports a close before it is complete. */
  private void uncoverSoon() {
    if (!cover.isEmpty() && !docks.isOpen(cover)) {
      SwingUtilities.invokeLater(
          () -> {
            if (!docks.isOpen(cover)) {
              uncover();
            }
          });
    }
  }

  private void show() {
    cover = "";
    views.keep();
    Arrangement layout = left.get(current.id());
    if (layout == null) {
      layout = Arrangements.only(current.layout(), views::offers).orElse(EMPTY);
      seen().addAll(layout.views());
    }
    for (Arrangement.Tabs group : layout.groups()) {
      group.ids().stream()
          .filter(id -> !views.has(id))
          .forEach(id -> views.missing(id, titles.getOrDefault(id, id), group.place()));
    }
    docks.arrange(layout);
    views.ids().forEach(this::admit);
    views.refresh();
  }

  /** Opens a view that this perspective has not met yet, if it is meant to be here. */
  private void admit(String id) {
    if (!views.offers(id) || views.onDemand(id)) {
      return;
    }
    boolean newcomer = inNoPerspective(id) && seen.values().stream().noneMatch(s -> s.contains(id));
    boolean first = seen().add(id);
    boolean open = now().map(a -> a.views().contains(id)).orElse(false);
    if (newcomer) {
      strangers.put(id, System.nanoTime());
    }
    if (!open && (newcomer || (first && includes(current, id)))) {
      insert(id);
    }
  }

  /**
   * Opens a view where the perspective has it, or else at its own place, behind the visible views.
   */
  private void insert(String id) {
    Place place = views.place(id);
    Arrangement more =
        now()
            .map(
                a ->
                    Insertion.like(current.layout(), a, id)
                        .orElseGet(() -> Insertion.at(place, a, id)))
            .orElseGet(() -> Arrangement.tabs(place, id));
    arrange(more);
    if (current.layout().views().contains(id)) {
      gather(id);
    }
  }

  /** Strangers that came a moment before a view of this perspective join it, as they do after. */
  private void gather(String id) {
    Arrangement now = now().orElseThrow();
    Arrangement.Tabs own = now.group(id).orElseThrow();
    List<String> early =
        now.groups().stream()
            .filter(g -> g.place() == own.place() && g.ids().stream().allMatch(this::justMet))
            .flatMap(g -> g.ids().stream())
            .toList();
    if (!early.isEmpty()) {
      Arrangement next = Arrangements.only(now, other -> !early.contains(other)).orElseThrow();
      for (String stranger : early) {
        next = Insertion.at(own.place(), next, stranger);
      }
      arrange(next);
    }
  }

  private boolean justMet(String id) {
    return strangers.containsKey(id) && System.nanoTime() - strangers.get(id) < TOGETHER;
  }

  private void arrange(Arrangement arrangement) {
    if (cover.isEmpty()) {
      docks.arrange(arrangement);
    } else {
      left.put(current.id(), arrangement);
    }
  }

  /** Returns the arrangement of the current perspective, also while it is covered. */
  private Optional<Arrangement> now() {
    return cover.isEmpty() ? docks.arrangement() : Optional.ofNullable(left.get(current.id()));
  }

  private boolean inNoPerspective(String id) {
    return !views.onDemand(id) && all.stream().noneMatch(p -> includes(p, id));
  }

  private boolean includes(KnownPerspective perspective, String id) {
    return perspective.layout().views().contains(id)
        || views.perspectives(id).contains(perspective.id());
  }

  private Set<String> seen() {
    return seen.computeIfAbsent(current.id(), id -> new LinkedHashSet<>());
  }

  private Optional<KnownPerspective> find(String id) {
    return all.stream().filter(p -> p.id().equals(id)).findFirst();
  }
}
