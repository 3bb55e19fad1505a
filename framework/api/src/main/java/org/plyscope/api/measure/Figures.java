package org.plyscope.api.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.InputException;

/**
 * An agent's own figures with their numbers, in the order in which the agent reported them. Built
 * by agents, immutable.
 */
public final class Figures {
  /** No figures. */
  public static final Figures NONE = new Figures(List.of(), new double[0]);

  private final List<Figure> list;
  private final double[] numbers;

  private Figures(List<Figure> list, double[] numbers) {
    this.list = list;
    this.numbers = numbers;
  }

  /**
   * Returns these figures with one more, or with another number for one of them.
   *
   * @param figure the figure
   * @param number its number; NaN for none
   * @return new figures
   * @throws InputException if there are {@value Figure#MOST} already, or another declaration has
   *     the same id
   */
  public Figures with(Figure figure, double number) {
    int place = place(figure.id());
    if (place >= 0 && !list.get(place).equals(figure)) {
      throw new InputException("Two figures share the id '" + figure.id() + "'.");
    }
    if (place < 0 && list.size() == Figure.MOST) {
      throw new InputException("There are more than " + Figure.MOST + " figures.");
    }
    double[] changed = Arrays.copyOf(numbers, place < 0 ? numbers.length + 1 : numbers.length);
    changed[place < 0 ? numbers.length : place] = number;
    if (place >= 0) {
      return new Figures(list, changed);
    }
    List<Figure> longer = new ArrayList<>(list);
    longer.add(figure);
    return new Figures(List.copyOf(longer), changed);
  }

  /**
   * Returns the figures.
   *
   * @return their declarations
   */
  public List<Figure> list() {
    return list;
  }

  /**
   * Returns the number of a figure.
   *
   * @param id its id
   * @return the number, or NaN if there is none
   */
  public double number(String id) {
    int place = place(id);
    return place < 0 ? Double.NaN : numbers[place];
  }

  /**
   * Returns the number of a figure for display.
   *
   * @param id its id
   * @return the number as {@link Figure#text} writes it, or an empty string if there is none
   */
  public String text(String id) {
    int place = place(id);
    return place < 0 ? "" : list.get(place).text(numbers[place]);
  }

  /**
   * Returns whether there are none.
   *
   * @return whether the list is empty
   */
  public boolean isEmpty() {
    return list.isEmpty();
  }

  private int place(String id) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i).id().equals(id)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Figures that
        && list.equals(that.list)
        && Arrays.equals(numbers, that.numbers);
  }

  @Override
  public int hashCode() {
    return 31 * list.hashCode() + Arrays.hashCode(numbers);
  }

  /** Returns ids and numbers, for example {@code "playout-length=23.4, prior=0.5"}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < numbers.length; i++) {
      text.append(i == 0 ? "" : ", ").append(list.get(i)).append('=').append(numbers[i]);
    }
    return text.toString();
  }
}
