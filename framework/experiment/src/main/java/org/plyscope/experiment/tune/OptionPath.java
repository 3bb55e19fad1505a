package org.plyscope.experiment.tune;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartReference;
import org.plyscope.api.part.GamePart;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.catalog.PartEntry;

/**
 * An option of an agent or of a part of it: {@code cp}, or {@code evaluator.w4} for the option
 * {@code w4} of the part that the option {@code evaluator} names. Immutable.
 */
final class OptionPath {
  private final Catalog catalog;
  private final Rules rules;
  private final String path;

  OptionPath(Catalog catalog, Rules rules, String path) {
    this.catalog = catalog;
    this.rules = rules;
    this.path = path;
  }

  /** An option with the value it has. */
  record Found(Option<?> option, String value) {}

  /** Finds the option. */
  Found find(InstalledAgent agent) {
    return find(path, agent.values().options(), agent.values().texts(), "agent " + agent.id());
  }

  private Found find(
      String rest, List<Option<?>> options, Map<String, String> values, String owner) {
    String id = head(rest);
    Option<?> option = option(id, options, owner);
    String value = values.getOrDefault(id, String.valueOf(option.standard()));
    if (id.equals(rest)) {
      return new Found(option, value);
    }
    PartReference part = part(option, value);
    return find(tail(rest), entry(option, part).options(), part.options(), part.id());
  }

  private static Option<?> option(String id, List<Option<?>> options, String owner) {
    return options.stream()
        .filter(option -> option.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                NearMatches.unknown(
                    "option of " + owner, id, options.stream().map(Option::id).toList()));
  }

  private PartReference part(Option<?> option, String value) {
    if (option.kind() != Option.Kind.PART) {
      throw new InputException(
          "'%s' leads through the option '%s', which names no part.".formatted(path, option.id()));
    }
    List<PartReference> parts = PartReference.parseAll(value);
    if (parts.size() > 1 || value.isBlank()) {
      throw new InputException(
          "'%s' leads through the option '%s', which must name one part but is '%s'."
              .formatted(path, option.id(), value));
    }
    return parts.get(0);
  }

  private PartEntry entry(Option<?> option, PartReference part) {
    Class<? extends GamePart> kind = option.partKind().orElseThrow().asSubclass(GamePart.class);
    return catalog.entriesFor(kind, rules).stream()
        .filter(entry -> entry.id().equals(part.id()))
        .findFirst()
        .orElseThrow(
            () -> new InputException("There is no part '" + part.id() + "' for these rules."));
  }

  /** Returns the agent with another value of the option. */
  InstalledAgent with(InstalledAgent agent, String value) {
    OptionValues values = agent.values();
    String id = head(path);
    if (id.equals(path)) {
      return agent.with(values.with(id, value));
    }
    Option<?> option = option(id, values.options(), agent.id());
    return agent.with(values.with(id, changed(option, values.texts().get(id), tail(path), value)));
  }

  private String changed(Option<?> option, String reference, String rest, String value) {
    PartReference part = part(option, reference);
    Map<String, String> options = new LinkedHashMap<>(part.options());
    String id = head(rest);
    if (id.equals(rest)) {
      options.put(id, value);
    } else {
      Option<?> inner = option(id, entry(option, part).options(), part.id());
      String now = options.getOrDefault(id, String.valueOf(inner.standard()));
      options.put(id, changed(inner, now, tail(rest), value));
    }
    return PartReference.of(part.id(), options).toString();
  }

  private static String head(String path) {
    int dot = path.indexOf('.');
    return dot < 0 ? path : path.substring(0, dot);
  }

  private static String tail(String path) {
    return path.substring(path.indexOf('.') + 1);
  }
}
