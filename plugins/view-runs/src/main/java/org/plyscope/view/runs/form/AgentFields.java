package org.plyscope.view.runs.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.GamePart;
import org.plyscope.ui.form.IdentifierText;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.text.ExperimentText;
import org.plyscope.view.runs.text.SweepText;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;

/** Makes the fields of one entrant: its name, agent, limits and options. */
final class AgentFields {
  private static final FileKey USE = ExperimentKeys.AGENT.at("use");
  private static final FileKey ZIP = ExperimentKeys.AGENT.at("zip");
  private static final String AGENTS = "agents";

  private final Draft draft;
  private final String entrant;
  private final BiFunction<ExperimentText, ExperimentText, ExperimentText> follow;

  /**
   * Makes the fields of an entrant.
   *
   * @param entrant its name as it is written
   * @param follow receives the text before and after a change, and returns the latter
   */
  AgentFields(
      Draft draft,
      String entrant,
      BiFunction<ExperimentText, ExperimentText, ExperimentText> follow) {
    this.draft = draft;
    this.entrant = entrant;
    this.follow = follow;
  }

  /** Returns the path of a value of the entrant in the file. */
  private String path(String key) {
    return AGENTS + "." + entrant + "." + key;
  }

  private FieldValue value(String key, BiFunction<ExperimentText, String, ExperimentText> write) {
    return FieldValue.of(
        draft,
        path(key),
        text -> text.field(AGENTS, entrant, key),
        (text, value) -> follow.apply(text, write.apply(text, value)));
  }

  private FieldValue setting(String key) {
    return value(key, (text, value) -> text.withSetting(entrant, key, value));
  }

  FormField name() {
    FieldValue name =
        new FieldValue(
            draft,
            "agent-name",
            text -> text.agents().contains(entrant) ? entrant : "",
            value -> draft.edit(AGENTS, text -> follow.apply(text, text.withName(entrant, value))));
    return new EntryField("Name", name)
        .explained("Name in tables and charts; {depth} stands for a value that is swept over.", "");
  }

  FormField agent() {
    List<Choice> agents =
        draft.agents().stream()
            .map(
                agent ->
                    new Choice(agent.id(), (agent.preset().isEmpty() ? "" : "   ") + agent.name()))
            .toList();
    // Without an agent an entrant is nothing, so that there is no empty choice.
    FieldValue use =
        value("use", (text, id) -> id.isEmpty() ? text : text.withText(id, AGENTS, entrant, "use"));
    return new ChoiceField(USE.label(), use, agents, false)
        .explained(USE.help() + " Presets of your own are among them.", "");
  }

  /** Returns the limits that the agent understands, and those that are set. */
  List<FormField> limits(Optional<InstalledAgent> agent) {
    Set<String> understood =
        agent
            .map(a -> a.understands().stream().map(k -> k.toString().toLowerCase(Locale.ROOT)))
            .orElseGet(() -> ExperimentKeys.LIMITS.ids().stream())
            .collect(Collectors.toSet());
    List<FormField> fields = new ArrayList<>();
    for (String limit : ExperimentKeys.LIMITS.ids()) {
      FileKey key = ExperimentKeys.AGENT.at(limit);
      FieldValue value = setting(limit);
      boolean clock = limit.equals("perGame");
      if (clock || understood.contains(limit) || !value.own().isEmpty()) {
        fields.add(
            new EntryField(key.label(), value)
                .explained(key.help() + " " + SweepText.HELP, standard(limit, agent)));
      }
    }
    return fields;
  }

  /** Without limits of its own an agent has those of its preset, or those for all agents. */
  private String standard(String limit, Optional<InstalledAgent> agent) {
    String all = draft.source("limits").field("limits", "default", limit);
    Limits preset = agent.map(InstalledAgent::limits).orElse(Limits.NONE);
    String suggested =
        switch (limit) {
          case "depth" -> preset.depth() == 0 ? "" : "" + preset.depth();
          case "nodes" -> preset.nodes() == 0 ? "" : "" + preset.nodes();
          case "iterations" -> preset.iterations() == 0 ? "" : "" + preset.iterations();
          case "time" -> preset.millis() == 0 ? "" : preset.millis() + "ms";
          default -> "";
        };
    return !all.isEmpty() ? all + " (default)" : suggested.isEmpty() ? "none" : suggested;
  }

  /** Returns the options of the agent. */
  List<FormField> options(InstalledAgent agent) {
    return agent.values().options().stream()
        .filter(option -> !ExperimentKeys.LIMITS.ids().contains(option.id()))
        .map(option -> option(option, agent))
        .toList();
  }

  private FormField option(Option<?> option, InstalledAgent agent) {
    FieldValue value = setting(option.id());
    String held = String.valueOf(agent.values().get(option));
    List<Choice> choices = choices(draft, option);
    FormField field =
        choices.isEmpty()
            ? new EntryField(option.label(), value)
            : new ChoiceField(option.label(), value, choices, true);
    return field.explained(option.help() + " " + SweepText.HELP, standard(option, held, choices));
  }

  /** Writes a value of an option by the name that its field offers. */
  static String shown(Draft draft, Option<?> option, String value) {
    return Choice.label(choices(draft, option), value);
  }

  private static List<Choice> choices(Draft draft, Option<?> option) {
    return switch (option.kind()) {
      case FLAG -> Choice.flags();
      case CHOICE -> Choice.words(option.choices());
      case PART ->
          draft.parts(option.partKind().orElseThrow()).stream()
              .map(part -> new Choice(part.id(), part.name()))
              .toList();
      default -> List.of();
    };
  }

  private String standard(Option<?> option, String held, List<Choice> choices) {
    if (!held.isEmpty()) {
      return Choice.label(choices, held);
    }
    if (!option.emptyMeaning().isEmpty()) {
      return IdentifierText.of(option.emptyMeaning());
    }
    // An option that names no part means the first that fits.
    return option.kind() == Option.Kind.PART
        ? draft.parts(option.partKind().orElseThrow()).stream()
            .map(GamePart::name)
            .findFirst()
            .orElse("Default")
        : "";
  }

  FormField zip() {
    FieldValue zip =
        FieldValue.of(
            draft,
            path("zip"),
            text -> text.list(AGENTS, entrant, "zip"),
            (text, keys) -> text.withList(keys, AGENTS, entrant, "zip"));
    return new EntryField(ZIP.label(), zip).explained(ZIP, "");
  }
}
