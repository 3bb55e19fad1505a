package org.plyscope.lab.trace;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Figure;

/** A column for each figure that an agent declared and noted for at least one node. */
final class FigureColumns {
  private final List<Figure> figures = new ArrayList<>();
  private final List<double[]> columns = new ArrayList<>();

  List<Figure> figures() {
    return List.copyOf(figures);
  }

  int count() {
    return figures.size();
  }

  boolean has(Figure figure) {
    return place(figure) >= 0;
  }

  /** Makes a column in which nothing is noted yet. */
  void add(Figure figure, int capacity) {
    if (figures.size() == Figure.MOST) {
      throw new InputException("A trace has at most " + Figure.MOST + " figures.");
    }
    figures.add(figure);
    columns.add(TraceColumns.resized(new double[0], capacity));
  }

  void set(int node, Figure figure, double number) {
    columns.get(place(figure))[node] = number;
  }

  double get(int node, Figure figure) {
    int place = place(figure);
    return place < 0 ? Double.NaN : columns.get(place)[node];
  }

  void move(int node, int to) {
    for (double[] column : columns) {
      column[to] = column[node];
    }
  }

  void clear(int node) {
    for (double[] column : columns) {
      column[node] = Double.NaN;
    }
  }

  void resize(int length) {
    columns.replaceAll(column -> TraceColumns.resized(column, length));
  }

  /** Agents declare their figures as constants, so the first look is nearly always enough. */
  @SuppressWarnings("ReferenceEquality")
  private int place(Figure figure) {
    for (int i = 0; i < figures.size(); i++) {
      if (figures.get(i) == figure) {
        return i;
      }
    }
    for (int i = 0; i < figures.size(); i++) {
      if (figures.get(i).id().equals(figure.id())) {
        return same(i, figure);
      }
    }
    return -1;
  }

  private int same(int place, Figure figure) {
    if (!figures.get(place).equals(figure)) {
      throw new InputException("Two figures of the trace share the id '" + figure.id() + "'.");
    }
    return place;
  }
}
