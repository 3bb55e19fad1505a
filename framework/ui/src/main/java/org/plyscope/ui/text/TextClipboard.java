package org.plyscope.ui.text;

import java.awt.Toolkit;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;

/** A clipboard as far as it holds text. Used on the user-interface thread. */
public final class TextClipboard {
  /** The clipboard of the system. */
  public static final TextClipboard SYSTEM =
      new TextClipboard(() -> Toolkit.getDefaultToolkit().getSystemClipboard());

  private final Supplier<Clipboard> clipboard;

  /**
   * Uses a clipboard.
   *
   * @param clipboard asked each time, because a program without a display has none
   */
  public TextClipboard(Supplier<Clipboard> clipboard) {
    this.clipboard = clipboard;
  }

  /**
   * Puts a text on the clipboard.
   *
   * @param text the text
   */
  public void copy(String text) {
    clipboard.get().setContents(new StringSelection(text), null);
  }

  /**
   * {@return the text on the clipboard; empty if the clipboard holds something else or is in use}
   */
  public Optional<String> text() {
    try {
      return Optional.of((String) clipboard.get().getData(DataFlavor.stringFlavor));
    } catch (UnsupportedFlavorException | IOException | IllegalStateException e) {
      return Optional.empty();
    }
  }
}
