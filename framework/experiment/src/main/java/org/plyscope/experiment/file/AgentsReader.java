package org.plyscope.experiment.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.GameTime;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.KeyCheck;
import org.plyscope.wire.keys.Units;

/** Reads the agents of a file and expands their sweeps. */
final class AgentsReader {
  private static final Pattern SLOT = Pattern.compile("\\{([^{}]*)\\}");

  /** Keys that are neither limits nor options. */
  private static final List<String> OWN = List.of("use", "options", "zip");

  private final Catalog catalog;
  private final Rules rules;
  private final Map<String, String> standard;
  private boolean standardUsed;

  /** Takes the limits of agents that have none of their own. */
  AgentsReader(Catalog catalog, Rules rules, Map<String, String> standard) {
    this.catalog = catalog;
    this.rules = rules;
    this.standard = standard;
  }

  List<Contestant> read(WireValue agents) {
    List<Contestant> all = new ArrayList<>();
    agents.members().forEach((template, node) -> all.addAll(read(template, node)));
    for (int i = 0; i < all.size(); i++) {
      String name = all.get(i).name();
      if (all.subList(0, i).stream().anyMatch(other -> other.name().equals(name))) {
        throw agents.refused(
            "two agents are called %s; put the differences into the name, for example ab{depth}."
                .formatted(InputException.quote(name)));
      }
    }
    return all;
  }

  /** Returns whether an agent that was read has no limits of its own. */
  boolean standardUsed() {
    return standardUsed;
  }

  private List<Contestant> read(String template, WireValue node) {
    FileObject agent = FileObject.read(node, ExperimentKeys.AGENT);
    InstalledAgent base = agent.get("use").checked(() -> catalog.agent(rules, agent.text("use")));
    Map<String, WireValue> written = new LinkedHashMap<>();
    agent.find("options").ifPresent(options -> written.putAll(options.members()));
    List<String> clashes = List.copyOf(written.keySet());
    node.members().entrySet().stream()
        .filter(entry -> !OWN.contains(entry.getKey()))
        .forEach(entry -> written.put(entry.getKey(), entry.getValue()));
    Map<String, List<String>> axes = new LinkedHashMap<>();
    written.forEach((key, value) -> axes.put(key, Sweep.values(value)));
    List<Contestant> all = new ArrayList<>();
    for (Map<String, String> values :
        Sweep.combined(axes, agent.texts("zip"), agent.find("zip").orElse(node))) {
      all.add(contestant(template, node, base, written, values, clashes));
    }
    return all;
  }

  private Contestant contestant(
      String template,
      WireValue node,
      InstalledAgent base,
      Map<String, WireValue> written,
      Map<String, String> values,
      List<String> clashes) {
    OptionValues options = base.values();
    Map<String, String> limiting = new LinkedHashMap<>();
    Map<String, String> varied = new LinkedHashMap<>();
    for (Map.Entry<String, String> entry : values.entrySet()) {
      String key = entry.getKey();
      WireValue value = written.get(key);
      if (LimitKeys.ALL.contains(key) && !clashes.contains(key)) {
        limiting.put(key, entry.getValue());
      } else {
        options = with(options, key, entry.getValue(), value);
      }
      if (Sweep.is(value)) {
        varied.put(key, entry.getValue());
      }
    }
    InstalledAgent spec = base.with(options);
    String name = named(template, node, values);
    if (name.isBlank()) {
      throw node.refused("the name of an agent is empty; write one, for example \"ab{depth}\".");
    }
    Map<String, String> limits = limiting.isEmpty() ? standard : limiting;
    standardUsed |= limiting.isEmpty();
    AgentSpec resolved = node.checked(() -> catalog.resolved(spec, rules).spec());
    return new Contestant(
        name,
        template,
        resolved,
        node.checked(() -> limits(spec, limits)),
        node.checked(() -> LimitKeys.clock(limits)),
        varied);
  }

  private Limits limits(InstalledAgent spec, Map<String, String> given) {
    Limits limits = LimitKeys.limits(given);
    GameTime clock = LimitKeys.clock(given);
    if (clock.millis() > 0) {
      return limits;
    }
    Limits bound = limits.equals(Limits.NONE) ? spec.limits() : limits;
    spec.requireEnd(
        bound, kind -> kind == Limits.Kind.TIME ? "time (here or in limits.default)" : "" + kind);
    return bound;
  }

  private static OptionValues with(OptionValues options, String key, String text, WireValue value) {
    Option<?> option =
        options.options().stream()
            .filter(o -> o.id().equals(key))
            .findFirst()
            .orElseThrow(() -> KeyCheck.unknown(value, key, known(options)));
    boolean whole = option.kind() == Option.Kind.INTEGER;
    return value.checked(() -> options.with(key, whole ? Long.toString(Units.whole(text)) : text));
  }

  private static List<String> known(OptionValues options) {
    List<String> known = new ArrayList<>(ExperimentKeys.AGENT.ids());
    options.options().forEach(option -> known.add(option.id()));
    return known;
  }

  /** Fills the slots of a name: {@code uct{iterations}}. */
  private static String named(String template, WireValue node, Map<String, String> values) {
    Matcher matcher = SLOT.matcher(template);
    StringBuilder name = new StringBuilder();
    while (matcher.find()) {
      String value = values.get(matcher.group(1));
      if (value == null) {
        throw node.refused(
            "the name %s needs a value for %s, but this agent sets %s."
                .formatted(
                    InputException.quote(template),
                    InputException.quote(matcher.group(1)),
                    values.isEmpty() ? "nothing" : String.join(", ", values.keySet())));
      }
      matcher.appendReplacement(name, Matcher.quoteReplacement(value));
    }
    return matcher.appendTail(name).toString();
  }
}
