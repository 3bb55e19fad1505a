package org.plyscope.view.board.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;

/** A setup being edited, with undo, redo and its problems under the rules. */
public final class SetupEditor {
  private final Rules rules;
  private final Deque<Setup> past = new ArrayDeque<>();
  private final Deque<Setup> future = new ArrayDeque<>();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private Setup setup;
  private List<String> problems;
  private int choice;

  /**
   * Starts to edit.
   *
   * @param rules the rules the setup must obey in the end
   * @param start the contents of the board now
   */
  public SetupEditor(Rules rules, Setup start) {
    this.rules = rules;
    this.setup = start;
    this.problems = rules.validate(start);
    this.choice = 1;
  }

  public Rules rules() {
    return rules;
  }

  public Board board() {
    return rules.board();
  }

  public Setup setup() {
    return setup;
  }

  /** Returns the problems that the rules find; empty if the setup can be played. */
  public List<String> problems() {
    return problems;
  }

  /** Returns the piece, or the number of seeds, that {@link #place} puts on a cell; 0 clears. */
  public int choice() {
    return choice;
  }

  /** Chooses the content that {@link #place} puts on a cell. */
  public void choose(int content) {
    choice = within(content);
    listeners.fire(Runnable::run);
  }

  /** Adds a listener that is notified after every change. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Puts the chosen content on a cell; where it already stands, takes it away. */
  public void place(int cell) {
    set(cell, setup.content(cell) == choice ? 0 : choice);
  }

  /** Sets the content of a cell; numbers out of bounds are pulled in. */
  public void set(int cell, int content) {
    if (playable(cell)) {
      change(setup.with(cell, within(content)));
    }
  }

  /** Adds seeds to a cell, or takes some; on a board of pieces goes to the next kind. */
  public void add(int cell, int amount) {
    int kinds = board().pieces().size() + 1;
    int content = setup.content(cell) + amount;
    set(cell, board().counts() ? content : Math.floorMod(content, kinds));
  }

  /** Moves the content of a cell to another, where it replaces a piece or joins the seeds. */
  public void move(int from, int to) {
    if (from != to && playable(to)) {
      int joined = setup.content(from) + (board().counts() ? setup.content(to) : 0);
      change(setup.with(to, within(joined)).with(from, 0));
    }
  }

  /** Puts a copy of the content of a cell on another. */
  public void copy(int from, int to) {
    if (from != to) {
      set(to, setup.content(from));
    }
  }

  /** Changes the side to move. */
  public void toMove(int player) {
    change(setup.withToMove(player));
  }

  /**
   * Changes an extra of the board.
   *
   * @param <T> the type of its value
   * @param extra the extra
   * @param text its new value as text
   * @throws org.plyscope.api.InputException if the text is no value of it
   */
  public <T> void extra(Option<T> extra, String text) {
    change(setup.with(extra, extra.parse(text)));
  }

  /** Removes everything from the board; side to move and extras stay. */
  public void clearBoard() {
    change(setup.withContents(new int[setup.size()]));
  }

  /** Goes to the start of the game. */
  public void startPosition() {
    change(rules.initial().setup());
  }

  /**
   * Goes to a position given as text.
   *
   * @param text the text of a position
   * @throws org.plyscope.api.InputException if the rules cannot read it; nothing changes then
   */
  public void paste(String text) {
    change(rules.parse(text).setup());
  }

  /**
   * Returns the text of the position.
   *
   * @return a text that {@link #paste} reads back
   * @throws org.plyscope.api.InputException if there are {@link #problems}
   */
  public String position() {
    return rules.state(setup).position();
  }

  public boolean canUndo() {
    return !past.isEmpty();
  }

  public boolean canRedo() {
    return !future.isEmpty();
  }

  /** Undoes the last change, if there is one. */
  public void undo() {
    step(past, future);
  }

  /** Repeats the undone change, if there is one. */
  public void redo() {
    step(future, past);
  }

  private void step(Deque<Setup> from, Deque<Setup> to) {
    if (!from.isEmpty()) {
      to.push(setup);
      show(from.pop());
    }
  }

  private void change(Setup next) {
    if (!next.equals(setup)) {
      past.push(setup);
      future.clear();
      show(next);
    }
  }

  private void show(Setup next) {
    setup = next;
    problems = rules.validate(next);
    listeners.fire(Runnable::run);
  }

  private boolean playable(int cell) {
    return board().cells().get(cell).playable();
  }

  private int within(int content) {
    int largest = board().counts() ? board().largestCount() : board().pieces().size();
    return Math.max(0, Math.min(largest, content));
  }
}
