package org.plyscope.ui.text;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;
import org.plyscope.api.Registration;

/**
 * Undo and redo in every text that can be edited. The keys belong to the text that has the focus;
 * while it has nothing to undo, they belong to the nearest component around it that binds them, and
 * never to the window. Used on the user-interface thread.
 */
public final class TextUndo {
  private static final String FOCUS = "focusOwner";
  private static final List<String> UNDO = List.of("ctrl Z", "meta Z");
  private static final List<String> REDO =
      List.of("ctrl Y", "ctrl shift Z", "meta Y", "meta shift Z");

  private TextUndo() {}

  /**
   * Lets all texts of the program, now and later, have undo and redo. Called by the window.
   *
   * @return ends it for texts that did not have the focus yet
   */
  public static Registration install() {
    KeyboardFocusManager manager = KeyboardFocusManager.getCurrentKeyboardFocusManager();
    PropertyChangeListener listener = TextUndo::focused;
    manager.addPropertyChangeListener(FOCUS, listener);
    return () -> manager.removePropertyChangeListener(FOCUS, listener);
  }

  private static void focused(PropertyChangeEvent event) {
    if (event.getNewValue() instanceof JTextComponent text && text.isEditable()) {
      of(text);
    }
  }

  /**
   * Forgets the changes of a text, for example because they were taken over by a form that can undo
   * them itself.
   *
   * @param text the text
   */
  public static void forget(JTextComponent text) {
    if (text.getClientProperty(TextUndo.class) instanceof TextHistory history) {
      history.forget();
    }
  }

  /** Returns the changes of a text, which are noted from the first time it has the focus. */
  private static TextHistory of(JTextComponent text) {
    if (text.getClientProperty(TextUndo.class) instanceof TextHistory history) {
      return history;
    }
    TextHistory history = new TextHistory(text);
    text.putClientProperty(TextUndo.class, history);
    bind(text, UNDO, history, TextHistory::canUndo, TextHistory::undo);
    bind(text, REDO, history, TextHistory::canRedo, TextHistory::redo);
    return history;
  }

  private static void bind(
      JTextComponent text,
      List<String> keys,
      TextHistory history,
      Predicate<TextHistory> possible,
      Consumer<TextHistory> action) {
    for (String key : keys) {
      KeyStroke stroke = KeyStroke.getKeyStroke(key);
      text.getInputMap().put(stroke, key);
      text.getActionMap()
          .put(
              key,
              new AbstractAction() {
                /** An action that is not enabled leaves the key to the components around. */
                @Override
                public boolean isEnabled() {
                  return possible.test(history) || !isBoundAround(text, stroke);
                }

                @Override
                public void actionPerformed(ActionEvent event) {
                  if (possible.test(history)) {
                    action.accept(history);
                  }
                }
              });
    }
  }

  private static boolean isBoundAround(Component text, KeyStroke key) {
    for (Container outer = text.getParent(); outer != null; outer = outer.getParent()) {
      if (outer instanceof JComponent component
          && component.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).get(key)
              != null) {
        return true;
      }
    }
    return false;
  }
}
