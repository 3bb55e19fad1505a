package org.plyscope.ui.form.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.ui.form.draft.SweepText;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;

/** Makes the fields of one agent of a file: which one, its limits and options. */
public final class AgentFields {
  private static final FileKey USE = ExperimentKeys.AGENT.at("use");
  private static final FileKey ZIP = ExperimentKeys.AGENT.at("zip");

  /** Writes a value of the agent. */
  public interface Writer {
    /** Returns a text with another value of a key of the agent. */
    FileText write(FileText text, String key, String value);
  }

  private final FileDraft draft;
  private final String[] place;
  private final boolean swept;
  private final Writer writer;

  /**
   * Makes the fields of an agent.
   *
   * @param swept whether several values are possible
   * @param writer writes all values
   * @param place where the agent stands in the file
   */
  public AgentFields(FileDraft draft, boolean swept, Writer writer, String... place) {
    this.draft = draft;
    this.place = place.clone();
    this.swept = swept;
    this.writer = writer;
  }

  private FieldValue value(String key) {
    String[] path = FileText.path(place, key);
    return FieldValue.of(
        draft,
        String.join(".", path),
        text -> text.field(path),
        (text, value) -> writer.write(text, key, value));
  }

  /** Returns the field that chooses the agent. */
  public FormField agent() {
    List<Choice> agents =
        draft.agents().stream()
            .map(
                agent ->
                    new Choice(agent.id(), (agent.preset().isEmpty() ? "" : "   ") + agent.name()))
            .toList();
    return new ChoiceField(USE.label(), value("use"), agents, "")
        .explained(USE.help() + " Presets of your own are among them.", "");
  }

  /** Returns the limits that the agent understands, and those that are set. */
  public List<FormField> limits(Optional<InstalledAgent> agent) {
    Set<String> understood =
        agent
            .map(a -> a.understands().stream().map(k -> k.toString().toLowerCase(Locale.ROOT)))
            .orElseGet(() -> ExperimentKeys.LIMITS.ids().stream())
            .collect(Collectors.toSet());
    List<FormField> fields = new ArrayList<>();
    for (String limit : ExperimentKeys.LIMITS.ids()) {
      FileKey key = ExperimentKeys.AGENT.at(limit);
      FieldValue value = value(limit);
      boolean clock = limit.equals("perGame");
      if (clock || understood.contains(limit) || !value.own().isEmpty()) {
        fields.add(
            new EntryField(key.label(), value)
                .explained(
                    key.help() + (swept ? " " + SweepText.HELP : ""), standard(limit, agent)));
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
  public List<FormField> options(InstalledAgent agent) {
    return agent.values().options().stream()
        .filter(option -> !ExperimentKeys.LIMITS.ids().contains(option.id()))
        .map(
            option ->
                OptionFields.of(
                    value(option.id()), option, String.valueOf(agent.values().get(option)), swept))
        .toList();
  }

  /** Returns the field that lets several values change together. */
  public FormField zip() {
    FieldValue zip = FieldValue.of(draft, ZIP, FileText.path(place, "zip"));
    return new EntryField(ZIP.label(), zip).explained(ZIP, "");
  }
}
