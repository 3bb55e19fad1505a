package org.plyscope.workbench.dock;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.swing.SwingUtilities;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;

/**
 * Switches between perspectives: remembers how the one that is left was arranged, and arranges the
 * one that is entered as it was left or, the first time, as it is described. A view that no
 * perspective knows opens in the one in which it is met first. Used on the user-interface thread.
 */
public final class Perspectives {
  private final List<Perspective> all;
  private final Docks docks;
  private final Views views;
  private final Map<String, Arrangement> left;
  private final Map<String, Set<String>> seen = new LinkedHashMap<>();
  private final Map<String, String> titles;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private Perspective current;
  private boolean started;
  private String cover = "";

  /**
   * Makes perspectives; {@link #start} shows the current one.
   *
   * @param first the id of the one a new user starts with
   * @param saved how they were left
   */
  public Perspectives(
      List<Perspective> all, String first, Docks docks, Views views, Layouts saved) {
    this.all = List.copyOf(all);
    this.docks = docks;
    this.views = views;
    left = new LinkedHashMap<>(saved.left());
    saved.seen().forEach((id, ids) -> seen.put(id, new LinkedHashSet<>(ids)));
    titles = new LinkedHashMap<>(saved.titles());
    current = find(saved.current()).or(() -> find(first)).orElseThrow();
    docks.onChange(this::uncoverSoon);
  }

  /** Adds somebody who is told when another perspective is shown. */
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /** Returns all perspectives. */
  public List<Perspective> all() {
    return all;
  }

  /** Returns the one that is shown. */
  public Perspective current() {
    return current;
  }

  /** Arranges the current perspective for the first time. */
  public void start() {
    started = true;
    show();
  }

  /** Takes a view of a plugin; it opens if the perspective wants it or nobody has met it yet. */
  public void add(ViewFactory factory) {
    views.add(factory);
    if (started) {
      admit(factory.id());
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

  /** Moves a view to a part of the window. */
  public void move(String id, Place place) {
    uncover();
    Optional<Arrangement> rest = docks.arrangement().flatMap(a -> a.only(o -> !o.equals(id)));
    docks.arrange(
        rest.map(r -> Insertion.at(place, r, id)).orElseGet(() -> Arrangement.tabs(place, id)));
    docks.front(id);
    views.refresh();
  }

  /** Switches to another perspective; views that it does not show keep what they hold. */
  public void enter(String id) {
    Perspective next = find(id).orElseThrow();
    if (next.equals(current)) {
      uncover();
    } else {
      leave();
      current = next;
      show();
      listeners.forEach(Runnable::run);
    }
  }

  /** Arranges the current perspective as it is described; views it does not know stay open. */
  public void reset() {
    uncover();
    List<String> guests =
        docks.arrangement().map(Arrangement::views).orElse(Set.of()).stream()
            .filter(id -> ofNobody(id) && views.offers(id))
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
        (id, tree) -> tree.only(view -> !views.onDemand(view)).ifPresent(t -> lasting.put(id, t)));
    return new Layouts(current.id(), lasting, seen, titles);
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

  /** The library tells of a close before it is done with it. */
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
      layout = current.layout().only(views::offers).orElseThrow();
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
    boolean newcomer = ofNobody(id) && seen.values().stream().noneMatch(s -> s.contains(id));
    boolean first = seen().add(id);
    boolean open = now().map(a -> a.views().contains(id)).orElse(false);
    if (!open && (newcomer || (first && current.layout().views().contains(id)))) {
      insert(id);
    }
  }

  /** Opens a view where the perspective has it, or else at its own place, behind what is seen. */
  private void insert(String id) {
    Place place = views.place(id);
    Arrangement more =
        now()
            .map(
                a ->
                    Insertion.like(current.layout(), a, id)
                        .orElseGet(() -> Insertion.at(place, a, id)))
            .orElseGet(() -> Arrangement.tabs(place, id));
    if (cover.isEmpty()) {
      docks.arrange(more);
    } else {
      left.put(current.id(), more);
    }
  }

  /** Returns the arrangement of the current perspective, also while it is covered. */
  private Optional<Arrangement> now() {
    return cover.isEmpty() ? docks.arrangement() : Optional.ofNullable(left.get(current.id()));
  }

  private boolean ofNobody(String id) {
    return !views.onDemand(id) && all.stream().noneMatch(p -> p.layout().views().contains(id));
  }

  private Set<String> seen() {
    return seen.computeIfAbsent(current.id(), id -> new LinkedHashSet<>());
  }

  private Optional<Perspective> find(String id) {
    return all.stream().filter(p -> p.id().equals(id)).findFirst();
  }
}
