package org.plyscope.api.analysis;

import java.util.Objects;
import org.plyscope.api.game.Line;

/**
 * The subject of a comparison, which every configuration searches: a line under a name. Immutable.
 */
public final class Subject {
  private final String name;
  private final Line line;

  private Subject(String name, Line line) {
    this.name = Objects.requireNonNull(name);
    this.line = Objects.requireNonNull(line);
  }

  /**
   * Names a line.
   *
   * @param name the name in tables and charts
   * @param line the line, searched at its end
   * @return the subject
   */
  public static Subject of(String name, Line line) {
    return new Subject(name, line);
  }

  /**
   * Returns the name in tables and charts.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  /**
   * Returns the line that is searched.
   *
   * @return the line, searched at its end
   */
  public Line line() {
    return line;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Subject that && name.equals(that.name) && line.equals(that.line);
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, line);
  }

  @Override
  public String toString() {
    return name + ": " + line;
  }
}
