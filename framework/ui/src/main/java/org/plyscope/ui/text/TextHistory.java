package org.plyscope.ui.text;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.event.FocusEvent;
import javax.swing.event.DocumentEvent;
import javax.swing.event.UndoableEditEvent;
import javax.swing.event.UndoableEditListener;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.JTextComponent;
import javax.swing.undo.CompoundEdit;
import javax.swing.undo.UndoManager;
import javax.swing.undo.UndoableEdit;

/**
 * The changes of one text. Letters that were typed one after the other are one change, as is all
 * that one event of the user changes, such as a selection that is replaced. A text that the program
 * changes, and not the user, begins anew.
 */
final class TextHistory {
  private final JTextComponent text;
  private final UndoManager steps = new UndoManager();
  private final UndoableEditListener listener = this::edited;
  private Step open;
  private AWTEvent cause;

  TextHistory(JTextComponent text) {
    this.text = text;
    text.getDocument().addUndoableEditListener(listener);
    text.addPropertyChangeListener(
        "document",
        event -> {
          ((Document) event.getOldValue()).removeUndoableEditListener(listener);
          ((Document) event.getNewValue()).addUndoableEditListener(listener);
          forget();
        });
  }

  private void edited(UndoableEditEvent event) {
    AWTEvent now = EventQueue.getCurrentEvent();
    if (!text.isFocusOwner() || now instanceof FocusEvent) {
      forget();
      return;
    }
    boolean sameEvent = now != null && now == cause;
    if (open == null || !(sameEvent || open.continues(event.getEdit()))) {
      close();
      open = new Step();
      steps.addEdit(open);
    }
    cause = now;
    open.addEdit(event.getEdit());
    open.last = event.getEdit() instanceof DocumentEvent change ? change : null;
  }

  private void close() {
    if (open != null) {
      open.end();
      open = null;
      cause = null;
    }
  }

  boolean canUndo() {
    return steps.canUndo();
  }

  boolean canRedo() {
    return steps.canRedo();
  }

  void undo() {
    close();
    steps.undo();
  }

  void redo() {
    close();
    steps.redo();
  }

  void forget() {
    open = null;
    cause = null;
    steps.discardAllEdits();
  }

  /** The edits that one press of the key undoes. */
  private static final class Step extends CompoundEdit {
    private transient DocumentEvent last;

    /** Typing goes on where it was, letter after letter; a space ends a word. */
    boolean continues(UndoableEdit edit) {
      return last != null
          && edit instanceof DocumentEvent next
          && last.getType() == DocumentEvent.EventType.INSERT
          && next.getType() == DocumentEvent.EventType.INSERT
          && next.getLength() == 1
          && next.getOffset() == last.getOffset() + last.getLength()
          && !isSpace(next);
    }

    private static boolean isSpace(DocumentEvent change) {
      try {
        String added = change.getDocument().getText(change.getOffset(), change.getLength());
        return added.isBlank();
      } catch (BadLocationException e) {
        return true;
      }
    }

    /** It can be undone at once; later additions would be lost, so it is ended by then. */
    @Override
    public boolean isInProgress() {
      return false;
    }
  }
}
