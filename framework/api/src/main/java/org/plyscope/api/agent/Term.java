package org.plyscope.api.agent;

import java.util.Objects;

/**
 * One of the numbers that an {@linkplain Evaluator#terms evaluation} adds up to a value. Built by
 * plugins, immutable.
 */
public final class Term {
  private final String name;
  private final int value;

  private Term(String name, int value) {
    this.name = Objects.requireNonNull(name);
    this.value = value;
  }

  /**
   * Creates a term.
   *
   * @param name a few words for tables, for example {@code "Marbles of Red"}; the same for every
   *     position
   * @param value its contribution, in the unit of {@link Evaluator#value}
   * @return the term
   */
  public static Term of(String name, int value) {
    return new Term(name, value);
  }

  /**
   * Returns the display name.
   *
   * @return a few words
   */
  public String name() {
    return name;
  }

  /**
   * Returns the contribution of the term to the value.
   *
   * @return the amount, in the unit of {@link Evaluator#value}
   */
  public int value() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Term that && value == that.value && name.equals(that.name);
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, value);
  }

  /** Returns the term as text, for example {@code "Marbles of Red: 12"}. */
  @Override
  public String toString() {
    return name + ": " + value;
  }
}
