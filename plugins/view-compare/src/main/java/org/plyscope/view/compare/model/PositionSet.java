package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;

/**
 * Which positions are compared: the one on the board, named ones of the rules, and others that the
 * user has brought, any of them together.
 */
public final class PositionSet {
  /** What the position on the board is called. */
  public static final String BOARD = "Position on the board";

  private final Rules rules;
  private final List<Subject> others = new ArrayList<>();
  private final int named;
  private final Set<Integer> chosen = new LinkedHashSet<>();
  private boolean board = true;

  /** Starts with the position on the board alone. */
  public PositionSet(Rules rules) {
    this.rules = rules;
    rules.positions().forEach(p -> others.add(Subject.of(p.name(), Line.of(rules, p.position()))));
    named = others.size();
  }

  /** Returns what can be chosen besides the position on the board. */
  public List<Subject> others() {
    return List.copyOf(others);
  }

  /** Tells whether the position on the board is one of them. */
  public boolean board() {
    return board;
  }

  /** Takes the position on the board in, or out. */
  public void board(boolean in) {
    board = in;
  }

  /** Tells whether another position is one of them. */
  public boolean chosen(int other) {
    return chosen.contains(other);
  }

  /** Takes another position in, or out. */
  public void choose(int other, boolean in) {
    if (in) {
      chosen.add(other);
    } else {
      chosen.remove(other);
    }
  }

  /** Chooses all positions but the one on the board. */
  public void chooseOthers() {
    board = false;
    IntStream.range(0, others.size()).forEach(chosen::add);
  }

  /** Chooses the position on the board alone. */
  public void chooseBoard() {
    board = true;
    chosen.clear();
  }

  /**
   * Adds positions and chooses them.
   *
   * @param text one position per line; empty lines do not count
   * @throws InputException if the rules cannot read a line, in one sentence; then none is added
   */
  public void add(String text) {
    List<Subject> read = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        read.add(read(lines.get(i).strip(), i + 1, others.size() - named + read.size() + 1));
      }
    }
    if (read.isEmpty()) {
      throw new InputException("There is no text to read; copy one position per line.");
    }
    for (Subject subject : read) {
      chosen.add(others.size());
      others.add(subject);
    }
    board = false;
  }

  /** Says in a few words which positions are chosen. */
  public String title() {
    int count = chosen.size() + (board ? 1 : 0);
    if (count == 0) {
      return "No position";
    }
    if (count > 1) {
      return count + " positions";
    }
    return board ? BOARD : others.get(chosen.iterator().next()).name();
  }

  /**
   * Returns the positions chosen.
   *
   * @param onBoard the line to the position on the board now
   * @throws InputException if there is none
   */
  public List<Subject> subjects(Line onBoard) {
    List<Subject> subjects = new ArrayList<>();
    if (board) {
      subjects.add(Subject.of(BOARD, onBoard));
    }
    chosen.stream().sorted().map(others::get).forEach(subjects::add);
    if (subjects.isEmpty()) {
      throw new InputException("No position is chosen; tick at least one under Positions.");
    }
    return subjects;
  }

  private Subject read(String line, int number, int name) {
    try {
      return Subject.of("Own position " + name, Line.of(rules, line));
    } catch (InputException e) {
      throw new InputException("Line " + number + ": " + e.getMessage());
    }
  }
}
