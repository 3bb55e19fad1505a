package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.Window;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.display.NeedsDisplay;

/** Whatever ends with three dots opens a dialog that can be used. */
@NeedsDisplay
class DialogsIT {
  private static final Dimension LEAST = new Dimension(250, 120);

  /** Commands that only answer with a message as long as there is nothing to choose from. */
  private static final Set<String> ANSWERED = Set.of("game.earlier");

  @TempDir Path data;

  private Gui gui;
  private final Set<String> seen = new TreeSet<>();

  @Test
  void everyDialogHasASensibleSize() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      gui = Gui.enter(plyscope.context());
      gui.execute("help.example");
      gui.await("a game", () -> gui.frame().getTitle().contains("Chinese Checkers"));
      JFrame frame = (JFrame) gui.frame();
      List<JMenuItem> items = gui.onUi(() -> items(frame.getJMenuBar()).toList());
      for (JMenuItem item : items) {
        if (gui.onUi(() -> promises(item))) {
          open(item);
        }
      }
      List<String> views =
          items.stream()
              .map(Component::getName)
              .filter(name -> name != null && name.contains("view.show."))
              .map(name -> name.substring(name.indexOf("view.show.")))
              .toList();
      assertThat(views).hasSizeGreaterThan(20);
      for (String view : views) {
        gui.execute(view);
        gui.settle();
        for (JButton button : gui.onUi(() -> buttons(frame))) {
          if (gui.onUi(() -> promises(button) && button.isShowing())) {
            open(button);
          }
        }
      }
      assertThat(seen)
          .contains(
              "dialog.new-game",
              "dialog.preferences",
              "dialog.plugins",
              "dialog.studies",
              "dialog.export",
              "dialog.configuration",
              "dialog.tuning",
              "dialog.training")
          .hasSizeGreaterThan(15);
    }
  }

  private boolean promises(AbstractButton button) {
    return button.isEnabled()
        && !ANSWERED.contains(String.valueOf(button.getName()))
        && button.getText() != null
        && button.getText().endsWith("…");
  }

  private void open(AbstractButton button) {
    String what = button.getName() + " (" + button.getText() + ")";
    List<Dialog> before = gui.onUi(DialogsIT::dialogs);
    AtomicBoolean refused = new AtomicBoolean();
    if (button instanceof JMenuItem) {
      // A menu brings the state of its items up to date only when it opens.
      gui.begin(button.getName(), () -> refused.set(true));
    } else {
      SwingUtilities.invokeLater(button::doClick);
    }
    gui.await(
        what + " opens something",
        () -> dialogs().size() > before.size() || menuIsOpen() || refused.get());
    for (Dialog dialog : gui.onUi(DialogsIT::dialogs)) {
      if (!before.contains(dialog)) {
        check(what, dialog);
      }
    }
    gui.onUi(
        () -> {
          MenuSelectionManager.defaultManager().clearSelectedPath();
          return true;
        });
  }

  private void check(String what, Dialog dialog) {
    Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
    gui.await(what + " is shown", dialog::isShowing);
    Dimension size = gui.onUi(dialog::getSize);
    assertThat(size.width).as(what).isBetween(LEAST.width, screen.width);
    assertThat(size.height).as(what).isBetween(LEAST.height, screen.height);
    seen.add(String.valueOf(dialog.getName()));
    gui.onUi(
        () -> {
          dialog.dispose();
          return true;
        });
    gui.await(what + " is closed", () -> !dialog.isShowing());
  }

  private static boolean menuIsOpen() {
    return MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
  }

  private static List<Dialog> dialogs() {
    return Arrays.stream(Window.getWindows())
        .filter(window -> window instanceof Dialog && window.isShowing())
        .map(Dialog.class::cast)
        .toList();
  }

  private static Stream<JMenuItem> items(MenuElement element) {
    return element instanceof JMenuItem item && !(item instanceof JMenu)
        ? Stream.of(item)
        : Arrays.stream(element.getSubElements()).flatMap(DialogsIT::items);
  }

  private static List<JButton> buttons(Container parent) {
    List<JButton> all = new ArrayList<>();
    for (Component child : parent.getComponents()) {
      if (child instanceof JButton button) {
        all.add(button);
      } else if (child instanceof Container inner && !(child instanceof Frame)) {
        all.addAll(buttons(inner));
      }
    }
    return all;
  }
}
