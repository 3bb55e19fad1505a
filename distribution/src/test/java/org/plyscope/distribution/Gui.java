package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.osgi.framework.BundleContext;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.testkit.view.Ui;

/** The window of the packaged distribution, driven from the thread of a test. */
final class Gui {
  /** How often nothing may have moved before a layout counts as done. */
  private static final int STILL = 10;

  private final AtomicReference<Workspace> workspace = new AtomicReference<>();

  private Gui() {}

  /**
   * Waits for the window and enters it as a plugin does: with a view, which is given a workspace.
   */
  static Gui enter(BundleContext context) {
    Gui gui = new Gui();
    context.registerService(ViewFactory.class, gui.new Visitor(), null);
    gui.await("the window has a game", () -> gui.workspace.get() != null);
    return gui;
  }

  Selection selection() {
    return onUi(() -> workspace.get().selection());
  }

  void execute(String command) {
    boolean started = onUi(() -> workspace.get().execute(command));
    assertThat(started).as("%s can be started", command).isTrue();
  }

  /** Opens a file as if the user had chosen it. */
  void open(Path file) {
    SwingUtilities.invokeLater(() -> workspace.get().open(file));
  }

  /** Starts a command that opens a dialog and so does not return before it is closed. */
  void begin(String command) {
    SwingUtilities.invokeLater(() -> workspace.get().execute(command));
  }

  /** Starts a command that may open a dialog, and runs something if it cannot be started now. */
  void begin(String command, Runnable refused) {
    SwingUtilities.invokeLater(
        () -> {
          if (!workspace.get().execute(command)) {
            refused.run();
          }
        });
  }

  /** Returns whether there is a component with a name in any window. */
  boolean has(String name) {
    return onUi(() -> search(Component.class, c -> name.equals(c.getName()))).isPresent();
  }

  /** Returns a component of any window by its name. */
  <T extends Component> T find(String name, Class<T> type) {
    return onUi(() -> search(type, c -> name.equals(c.getName())))
        .orElseThrow(() -> new NoSuchElementException("There is no component '" + name + "'."));
  }

  /** Returns the window. */
  Frame frame() {
    return onUi(
        () ->
            Arrays.stream(Frame.getFrames())
                .filter(f -> f.isShowing() && "workbench.frame".equals(f.getName()))
                .findFirst()
                .orElseThrow());
  }

  /** Gives the window another size. */
  void resize(int width, int height) {
    Frame frame = frame();
    onUi(
        () -> {
          frame.setBounds(0, 0, width, height);
          return true;
        });
    await("the window has its size", () -> frame.getWidth() == width);
  }

  /** Waits until the layout is stable: no component needs to be laid out. */
  void settle() {
    Frame frame = frame();
    AtomicReference<List<Rectangle>> before = new AtomicReference<>(List.of());
    AtomicInteger same = new AtomicInteger();
    await(
        "the window stands still",
        () -> {
          frame.validate();
          List<Rectangle> now = bounds(frame);
          same.set(now.equals(before.getAndSet(now)) ? same.get() + 1 : 0);
          return same.get() > STILL;
        });
  }

  private static List<Rectangle> bounds(Container parent) {
    List<Rectangle> all = new ArrayList<>();
    for (Component child : parent.getComponents()) {
      all.add(child.getBounds());
      if (child.isShowing() && child instanceof Container inner) {
        all.addAll(bounds(inner));
      }
    }
    return all;
  }

  /** Presses a button by its name. */
  void press(String name) {
    AbstractButton button = find(name, AbstractButton.class);
    onUi(
        () -> {
          button.doClick();
          return true;
        });
  }

  /** Presses a button or menu item by its text. */
  void choose(String text) {
    AbstractButton item =
        onUi(() -> search(AbstractButton.class, b -> text.equals(b.getText()))).orElseThrow();
    onUi(
        () -> {
          item.doClick();
          return true;
        });
  }

  /** Returns the current picture of a component, pixel by pixel. */
  int[] picture(Component component) {
    return onUi(
        () -> {
          int width = component.getWidth();
          int height = component.getHeight();
          BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
          component.paint(image.getGraphics());
          return image.getRGB(0, 0, width, height, null, 0, width);
        });
  }

  /** Waits until something is true on the user-interface thread. */
  void await(String what, BooleanSupplier condition) {
    Ui.await(what, condition::getAsBoolean);
  }

  <T> T onUi(Supplier<T> question) {
    return Ui.get(question::get);
  }

  private static <T extends Component> Optional<T> search(Class<T> type, Predicate<T> wanted) {
    return Arrays.stream(Window.getWindows())
        .filter(Window::isShowing)
        .flatMap(window -> below(window, type, wanted).stream())
        .findFirst();
  }

  private static <T extends Component> List<T> below(
      Container root, Class<T> type, Predicate<T> wanted) {
    for (Component child : root.getComponents()) {
      if (type.isInstance(child) && wanted.test(type.cast(child))) {
        return List.of(type.cast(child));
      }
      if (child instanceof Container inner) {
        List<T> found = below(inner, type, wanted);
        if (!found.isEmpty()) {
          return found;
        }
      }
    }
    return List.of();
  }

  /** A view that does nothing but know the window. */
  private final class Visitor implements ViewFactory {
    @Override
    public String id() {
      return "visitor";
    }

    @Override
    public String title() {
      return "Visitor";
    }

    @Override
    public Place place() {
      return Place.BOTTOM;
    }

    @Override
    public View create(Workspace entered) {
      workspace.set(entered);
      JPanel panel = new JPanel();
      return () -> panel;
    }
  }
}
