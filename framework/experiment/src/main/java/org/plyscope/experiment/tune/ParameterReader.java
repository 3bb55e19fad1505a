package org.plyscope.experiment.tune;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.TuningKeys;
import org.plyscope.wire.keys.Units;

/** Reads which options are tuned within which bounds. */
final class ParameterReader {
  private final Catalog catalog;
  private final Rules rules;
  private final InstalledAgent agent;

  ParameterReader(Catalog catalog, Rules rules, InstalledAgent agent) {
    this.catalog = catalog;
    this.rules = rules;
    this.agent = agent;
  }

  List<Parameter> read(WireValue options) {
    List<Parameter> all = new ArrayList<>();
    options.members().forEach((path, node) -> all.add(read(path, node)));
    if (all.isEmpty()) {
      throw options.wrong("an object with at least one option to tune");
    }
    return all;
  }

  private Parameter read(String path, WireValue node) {
    OptionPath place = new OptionPath(catalog, rules, path);
    OptionPath.Found found = node.checked(() -> place.find(agent));
    return read(path, FileObject.read(node, TuningKeys.BOUNDS), place, found);
  }

  private Parameter read(String path, FileObject bounds, OptionPath place, OptionPath.Found found) {
    WireValue node = bounds.value();
    Option<?> option = found.option();
    boolean whole = option.kind() == Option.Kind.INTEGER;
    boolean number = whole || option.kind() == Option.Kind.DECIMAL;
    String start = bounds.find("start").map(Units::scalar).orElse(found.value());
    if (number && !bounds.has("choices")) {
      double low = bounds.has("from") ? bounds.number("from") : option.min();
      double high = bounds.has("to") ? bounds.number("to") : option.max();
      boolean log = bounds.flag("log");
      if (!Double.isFinite(high - low) || (log && low > 0 && !Double.isFinite(high / low))) {
        throw node.wrong("an object whose \"from\" and \"to\" are not that far apart");
      }
      Parameter parameter =
          node.checked(() -> new Parameter(path, whole, low, high, log, List.of(), start));
      return checked(parameter, node, place, List.of(parameter.value(0), parameter.value(1)));
    }
    bounds.only(List.of("choices", "start"));
    List<String> words =
        bounds
            .find("choices")
            .map(list -> list.list().stream().map(Units::scalar).toList())
            .orElse(option.kind() == Option.Kind.FILE ? List.of() : option.choices());
    if (words.isEmpty()) {
      throw node.wrong("an object with \"choices\", the values among which it is tuned");
    }
    Parameter parameter = node.checked(() -> new Parameter(path, false, 0, 0, false, words, start));
    return checked(parameter, node, place, words);
  }

  /** Refuses values that the agent does not take, before anything is played. */
  private Parameter checked(
      Parameter parameter, WireValue node, OptionPath place, List<String> extremes) {
    node.checked(() -> parameter.unit(parameter.start()));
    for (String value : extremes) {
      node.checked(() -> catalog.agent(rules, place.with(agent, value).text()));
    }
    return parameter;
  }
}
