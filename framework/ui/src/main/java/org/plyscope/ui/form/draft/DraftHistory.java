package org.plyscope.ui.form.draft;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The earlier versions of the draft, for undo and redo. Used on the user-interface thread. */
final class DraftHistory {
  private static final int MOST = 200;

  /**
   * A draft at one time.
   *
   * @param text its text
   * @param file where it was opened or saved; null for no file
   * @param saved the text of that file
   */
  record State(String text, Path file, String saved) {}

  private final Deque<State> before = new ArrayDeque<>();
  private final Deque<State> after = new ArrayDeque<>();
  private boolean typing;

  /** Notes a state that is about to be changed. */
  void changing(State now) {
    typing = false;
    push(now);
  }

  /** Notes a state that is about to be changed by a letter; letters in a row are one change. */
  void typing(State now) {
    if (!typing) {
      push(now);
      typing = true;
    }
  }

  private void push(State now) {
    after.clear();
    before.push(now);
    if (before.size() > MOST) {
      before.removeLast();
    }
  }

  /** Returns the state before the last change. */
  Optional<State> undo(State now) {
    return step(now, before, after);
  }

  /** Returns the state before the last undo. */
  Optional<State> redo(State now) {
    return step(now, after, before);
  }

  private Optional<State> step(State now, Deque<State> from, Deque<State> to) {
    typing = false;
    if (from.isEmpty()) {
      return Optional.empty();
    }
    to.push(now);
    return Optional.of(from.pop());
  }
}
