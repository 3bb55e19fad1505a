package org.plyscope.ui.widget;

import java.awt.event.ActionEvent;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** Binds keys to actions in a component. */
public final class Keys {
  private Keys() {}

  /**
   * Binds a key that works while the component has the focus.
   *
   * @param component the component
   * @param key the key, as {@link KeyStroke#getKeyStroke(String)} reads it
   * @param action the action
   */
  public static void bind(JComponent component, String key, Runnable action) {
    bind(component, JComponent.WHEN_FOCUSED, key, action, () -> true);
  }

  /**
   * Binds a key.
   *
   * @param component the component
   * @param focus when it works, for example {@link JComponent#WHEN_FOCUSED}
   * @param key the key, as {@link KeyStroke#getKeyStroke(String)} reads it
   * @param action the action
   * @param condition while it does not hold, the key belongs to the window
   */
  public static void bind(
      JComponent component, int focus, String key, Runnable action, BooleanSupplier condition) {
    component.getInputMap(focus).put(KeyStroke.getKeyStroke(key), key);
    component
        .getActionMap()
        .put(
            key,
            new AbstractAction() {
              @Override
              public boolean isEnabled() {
                return condition.getAsBoolean();
              }

              @Override
              public void actionPerformed(ActionEvent event) {
                action.run();
              }
            });
  }
}
