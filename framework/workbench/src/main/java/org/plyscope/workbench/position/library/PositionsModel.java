package org.plyscope.workbench.position.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.workbench.position.list.Entry;
import org.plyscope.workbench.position.list.Row;

/** The positions of the open game under headings. Used on one thread; needs no display. */
final class PositionsModel {
  static final String OWN = "My positions";
  static final String OTHER = "My positions, other rules";
  private static final String UNGROUPED = "Positions";
  static final String HINT = "Nothing saved yet. Press Ctrl+B to keep the position on the board.";
  static final String NOT_FOUND = "No position has these words; press Esc to see all.";

  private final Catalog catalog;
  private final PositionLibrary library;
  private final Set<String> folded = new HashSet<>();
  private final Map<Map<String, String>, Optional<Rules>> otherRules = new HashMap<>();
  private final List<Entry> shipped = new ArrayList<>();
  private Rules rules;
  private String words = "";

  PositionsModel(Catalog catalog, PositionLibrary library) {
    this.catalog = catalog;
    this.library = library;
  }

  /** Shows the positions of some rules; null for none. Returns whether that is a change. */
  boolean show(Rules open) {
    boolean change = open != rules;
    if (change) {
      otherRules.clear();
      shipped.clear();
      rules = open;
      if (open != null) {
        open.positions().forEach(p -> shipped.add(entry(open, p)));
      }
    }
    return change;
  }

  private static Entry entry(Rules rules, NamedPosition p) {
    String group = p.group().isBlank() ? UNGROUPED : p.group();
    return new Entry(
        group, p.name(), List.of(), p.note(), p.claim(), rules, p.position(), Optional.empty());
  }

  /** Shows only positions with some words. */
  void filter(String text) {
    words = text;
  }

  /** Hides or shows the rows under a heading. */
  void toggle(String group) {
    if (!folded.remove(group)) {
      folded.add(group);
    }
  }

  /** Returns the lines of the list; while words are looked for, nothing is folded. */
  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    if (rules == null) {
      return rows;
    }
    boolean all = words.isBlank();
    sections()
        .forEach(
            (group, entries) -> {
              List<Entry> found = entries.stream().filter(e -> e.matches(words)).toList();
              boolean shut = all && folded.contains(group);
              if (all || !found.isEmpty()) {
                rows.add(new Row.Heading(group, found.size(), shut));
              }
              if (!shut) {
                found.forEach(e -> rows.add(new Row.Item(e)));
              }
              if (all && !shut && found.isEmpty()) {
                rows.add(new Row.Hint(library.problem().orElse(HINT)));
              }
            });
    if (rows.isEmpty()) {
      rows.add(new Row.Hint(NOT_FOUND));
    }
    return rows;
  }

  private Map<String, List<Entry>> sections() {
    Map<String, List<Entry>> sections = new LinkedHashMap<>();
    shipped.forEach(entry -> add(sections, entry));
    sections.put(OWN, new ArrayList<>());
    for (SavedPosition p : library.find(rules.game().id(), "")) {
      boolean here = p.of(rules);
      Optional<Rules> under = here ? Optional.of(rules) : other(p);
      under.ifPresent(
          r ->
              add(
                  sections,
                  new Entry(
                      here ? OWN : OTHER,
                      p.name(),
                      p.tags(),
                      here ? "" : "Rules: " + r.options(),
                      Claim.NONE,
                      r,
                      p.position(),
                      Optional.of(p))));
    }
    return sections;
  }

  private static void add(Map<String, List<Entry>> sections, Entry entry) {
    sections.computeIfAbsent(entry.group(), g -> new ArrayList<>()).add(entry);
  }

  /** Options may have changed since the position was saved; then it waits for its old plugin. */
  private Optional<Rules> other(SavedPosition position) {
    return otherRules.computeIfAbsent(
        position.options(),
        options -> {
          try {
            return Optional.of(catalog.rules(position.game(), "", options));
          } catch (InputException e) {
            return Optional.empty();
          }
        });
  }
}
