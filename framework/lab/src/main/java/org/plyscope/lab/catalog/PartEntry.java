package org.plyscope.lab.catalog;

import java.util.List;
import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.GamePart;

/**
 * A line in a list of parts: a part or one of its presets.
 *
 * @param kind the kind of part
 * @param id the id of the part or of the preset
 * @param name its name
 * @param description its description
 * @param link a page with more about it, or an empty string
 * @param options the options of the part
 * @param isPreset whether it is a preset
 * @param values the options that a preset sets, as text by id; empty for a part
 * @param limits the limits that a preset suggests; none for a part
 */
public record PartEntry(
    Class<? extends GamePart> kind,
    String id,
    String name,
    String description,
    String link,
    List<Option<?>> options,
    boolean isPreset,
    Map<String, String> values,
    Limits limits) {
  /** Copies the list and the map. */
  public PartEntry {
    options = List.copyOf(options);
    values = Map.copyOf(values);
  }

  /**
   * Returns the value that an option has: the preset's, else the default.
   *
   * @param option one of the options
   * @return the value for display; for a part that is not named, how it is found
   */
  public String value(Option<?> option) {
    String text = values.getOrDefault(option.id(), String.valueOf(option.standard()));
    if (!text.isEmpty() || option.kind() != Option.Kind.PART) {
      return text;
    }
    return option.emptyMeaning().isEmpty() ? "the first that fits the game" : option.emptyMeaning();
  }

  /** Returns the name of a part of this kind, for example {@code evaluator}. */
  public String word() {
    return kind.getAnnotation(PartKind.class).id();
  }
}
