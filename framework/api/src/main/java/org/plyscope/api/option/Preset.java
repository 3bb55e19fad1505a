package org.plyscope.api.option;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.Limits;

/**
 * A named combination of option values, for rules or for a part. Built by plugins; immutable.
 *
 * <p>Values not mentioned keep their defaults. A preset of an agent may suggest limits.
 */
public final class Preset {
  private final String id;
  private final String name;
  private final String description;
  private final Map<String, String> values;
  private final Limits limits;

  private Preset(
      String id, String name, String description, Map<String, String> values, Limits limits) {
    this.id = id;
    this.name = name;
    this.description = description;
    this.values = Collections.unmodifiableMap(values);
    this.limits = limits;
  }

  /**
   * Starts a preset that changes nothing.
   *
   * @param id stable kebab-case id; agents prefix it with its origin: {@code ulfhake/alphabeta-6}
   * @param name the display name
   * @param description one sentence that explains it
   * @return the preset
   */
  public static Preset of(String id, String name, String description) {
    return new Preset(id, name, description, Map.of(), Limits.NONE);
  }

  /**
   * Returns this preset with a value.
   *
   * @param option the id of an option
   * @param value its value as text
   * @return a new preset
   */
  public Preset with(String option, String value) {
    Map<String, String> copy = new LinkedHashMap<>(values);
    copy.put(option, value);
    return new Preset(id, name, description, copy, limits);
  }

  /**
   * Returns this preset with suggested limits.
   *
   * @param suggested limits used when the user gives none
   * @return a new preset
   */
  public Preset withLimits(Limits suggested) {
    return new Preset(id, name, description, values, suggested);
  }

  /**
   * Returns the stable id.
   *
   * @return the id
   */
  public String id() {
    return id;
  }

  /**
   * Returns the display name.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  /**
   * Returns the sentence that explains the preset.
   *
   * @return the description
   */
  public String description() {
    return description;
  }

  /**
   * Returns the values the preset sets.
   *
   * @return values as text by option id
   */
  public Map<String, String> values() {
    return values;
  }

  /**
   * Returns the suggested limits.
   *
   * @return the limits, {@link Limits#NONE} if none are suggested
   */
  public Limits limits() {
    return limits;
  }
}
