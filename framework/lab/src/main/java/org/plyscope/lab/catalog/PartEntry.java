package org.plyscope.lab.catalog;

import java.util.List;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.GamePart;

/**
 * A line in a list of parts: a part or one of its presets.
 *
 * @param kind the kind of part
 * @param id the id of the part or of the preset
 * @param name its name
 * @param description what it is
 * @param link a page with more about it, or an empty string
 * @param options what can be chosen about the part
 */
public record PartEntry(
    Class<? extends GamePart> kind,
    String id,
    String name,
    String description,
    String link,
    List<Option<?>> options) {
  /** Copies the list. */
  public PartEntry {
    options = List.copyOf(options);
  }

  /**
   * Returns what a part of this kind is called.
   *
   * @return the word, for example {@code evaluator}
   */
  public String word() {
    return kind.getAnnotation(PartKind.class).id();
  }
}
