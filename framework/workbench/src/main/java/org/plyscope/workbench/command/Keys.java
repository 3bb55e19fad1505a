package org.plyscope.workbench.command;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.KeyStroke;
import org.plyscope.api.window.Command;

/** Writes keys as people do. */
public final class Keys {
  private Keys() {}

  /** Returns the key of a command, if it has one that can be read. */
  static Optional<KeyStroke> of(Command command) {
    return of(command.shortcut());
  }

  private static Optional<KeyStroke> of(String text) {
    return text.isBlank() ? Optional.empty() : Optional.ofNullable(KeyStroke.getKeyStroke(text));
  }

  /** Returns the key of a command as people write it, such as {@code Ctrl+Shift+P}. */
  static String text(Command command) {
    return of(command).map(Keys::text).orElse("");
  }

  /** Returns a tool tip: the purpose of a command, and its key. */
  static String tip(Command command) {
    String what = command.description().isEmpty() ? command.title() : command.description();
    return tip(what, command.shortcut());
  }

  /** Returns a tool tip: a purpose, and its key. */
  public static String tip(String what, String shortcut) {
    String key = of(shortcut).map(Keys::text).orElse("");
    return key.isEmpty() ? what : what + "  (" + key + ")";
  }

  /** Returns a key as people write it, such as {@code Ctrl+,}. */
  static String text(KeyStroke stroke) {
    String modifiers = InputEvent.getModifiersExText(stroke.getModifiers());
    List<String> parts = new ArrayList<>();
    if (!modifiers.isEmpty()) {
      parts.add(modifiers);
    }
    boolean comma = stroke.getKeyCode() == KeyEvent.VK_COMMA;
    parts.add(comma ? "," : KeyEvent.getKeyText(stroke.getKeyCode()));
    return String.join("+", parts);
  }
}
