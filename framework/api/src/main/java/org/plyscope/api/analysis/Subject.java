package org.plyscope.api.analysis;

import java.util.Objects;
import org.plyscope.api.game.Rules;

/** A named position that every configuration of a comparison searches. Immutable. */
public final class Subject {
  private final String name;
  private final Rules rules;
  private final String position;

  private Subject(String name, Rules rules, String position) {
    this.name = Objects.requireNonNull(name);
    this.rules = Objects.requireNonNull(rules);
    this.position = Objects.requireNonNull(position);
  }

  /**
   * Names a position.
   *
   * @param name what it is called in tables and charts
   * @param rules the rules
   * @param position the text of the position
   * @return the subject
   */
  public static Subject of(String name, Rules rules, String position) {
    return new Subject(name, rules, position);
  }

  /**
   * Returns what the position is called in tables and charts.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  /**
   * Returns the rules.
   *
   * @return the rules
   */
  public Rules rules() {
    return rules;
  }

  /**
   * Returns the position.
   *
   * @return its text
   */
  public String position() {
    return position;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Subject that
        && name.equals(that.name)
        && rules.equals(that.rules)
        && position.equals(that.position);
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, position);
  }

  @Override
  public String toString() {
    return name + ": " + position;
  }
}
