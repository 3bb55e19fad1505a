package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.ui.text.Titles;

/**
 * Which positions are compared: the one on the board, named ones of the rules, those the user has
 * saved, and others that the user has brought, any of them together.
 */
public final class PositionSet {
  /** The name of the position on the board in menus. */
  public static final String BOARD = "Position on the board";

  private final Rules rules;
  private final List<Subject> named = new ArrayList<>();
  private final List<Subject> others = new ArrayList<>();
  private final Set<Subject> chosen = new LinkedHashSet<>();
  private List<Subject> mine = List.of();
  private boolean board = true;

  /** Starts with the position on the board alone. */
  public PositionSet(Rules rules) {
    this.rules = rules;
    rules.positions().forEach(p -> named.add(Subject.of(p.name(), Line.of(rules, p.position()))));
  }

  /** Returns the named positions of the rules. */
  public List<Subject> named() {
    return List.copyOf(named);
  }

  /** Returns the positions that the user has saved. */
  public List<Subject> mine() {
    return mine;
  }

  /** Follows the saved positions of the user; positions that were chosen stay so. */
  public void mine(List<Subject> saved) {
    mine = List.copyOf(saved);
    others.removeIf(mine::contains);
    chosen.stream().filter(s -> !all().contains(s)).forEach(others::add);
  }

  /** Returns the positions from elsewhere: the clipboard, or a file. */
  public List<Subject> others() {
    return List.copyOf(others);
  }

  private List<Subject> all() {
    List<Subject> all = new ArrayList<>(named);
    all.addAll(mine);
    all.addAll(others);
    return all;
  }

  /** Returns whether the position on the board is one of them. */
  public boolean board() {
    return board;
  }

  /** Takes the position on the board in, or out. */
  public void board(boolean in) {
    board = in;
  }

  /** Returns whether the position on the board is the only one. */
  public boolean onlyBoardChosen() {
    return board && chosen.isEmpty();
  }

  /** Returns whether a position is one of them. */
  public boolean chosen(Subject position) {
    return chosen.contains(position);
  }

  /** Takes a position in, or out. */
  public void choose(Subject position, boolean in) {
    if (in) {
      chosen.add(position);
    } else {
      chosen.remove(position);
    }
  }

  /** Chooses one position and no other. */
  public void only(Subject position) {
    board = false;
    chosen.clear();
    chosen.add(position);
  }

  /** Chooses several positions and no others. */
  public void only(List<Subject> positions) {
    board = false;
    chosen.clear();
    chosen.addAll(positions);
  }

  /** Chooses the position on the board alone. */
  public void onlyBoard() {
    board = true;
    chosen.clear();
  }

  /** Chooses exactly the positions of a comparison, known here or not. */
  public void adopt(List<Subject> subjects) {
    board = false;
    chosen.clear();
    for (Subject subject : subjects) {
      if (!all().contains(subject)) {
        others.add(subject);
      }
      chosen.add(subject);
    }
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
        read.add(read(lines.get(i).strip(), i + 1, others.size() + read.size() + 1));
      }
    }
    if (read.isEmpty()) {
      throw new InputException("There is no text to read; copy one position per line.");
    }
    others.addAll(read);
    chosen.addAll(read);
    board = false;
  }

  /** Describes in a few words which positions are chosen. */
  public String title() {
    int count = chosen.size() + (board ? 1 : 0);
    if (count == 0) {
      return "No position";
    }
    if (count > 1) {
      return count + " positions";
    }
    return board ? BOARD : chosen.iterator().next().name();
  }

  /**
   * Returns the positions chosen.
   *
   * @param onBoard the line to the position that stands for the one on the board
   * @throws InputException if there is none
   */
  public List<Subject> subjects(Line onBoard) {
    List<Subject> subjects = new ArrayList<>();
    if (board) {
      subjects.add(Subject.of(name(onBoard), onBoard));
    }
    all().stream().filter(s -> chosen.contains(s) && !subjects.contains(s)).forEach(subjects::add);
    if (subjects.isEmpty()) {
      throw new InputException("No position is chosen; tick at least one under Positions.");
    }
    return subjects;
  }

  /** Returns a name that is still true when something else is on the board. */
  private String name(Line onBoard) {
    return Titles.position(onBoard, Titles.names(all()));
  }

  private Subject read(String line, int number, int name) {
    try {
      return Subject.of("Pasted position " + name, Line.of(rules, line));
    } catch (InputException e) {
      throw new InputException("Line " + number + ": " + e.getMessage());
    }
  }
}
