package org.plyscope.testkit.view;

import java.awt.Container;
import java.awt.Window;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javax.swing.AbstractButton;
import javax.swing.SwingUtilities;
import org.plyscope.testkit.poll.Poll;

/** Drives Swing from the thread of a test. */
public final class Ui {
  private Ui() {}

  /**
   * Evaluates a question on the user-interface thread.
   *
   * @param <T> the type of the answer
   * @param question the question
   * @return the answer
   * @throws AssertionError if the question fails, with its failure as the cause
   */
  public static <T> T get(Callable<T> question) {
    FutureTask<T> task = new FutureTask<>(question);
    try {
      if (SwingUtilities.isEventDispatchThread()) {
        task.run();
      } else {
        SwingUtilities.invokeAndWait(task);
      }
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    } catch (InvocationTargetException | ExecutionException e) {
      throw new AssertionError(e.getCause());
    }
  }

  /**
   * Runs an action on the user-interface thread and waits for its end.
   *
   * @param action the action
   * @throws AssertionError if the action fails, with its failure as the cause
   */
  public static void run(Runnable action) {
    get(
        () -> {
          action.run();
          return true;
        });
  }

  /**
   * Waits up to a minute until a condition holds on the user-interface thread.
   *
   * @param what the condition in words, for the failure
   * @param condition the condition
   */
  public static void await(String what, Callable<Boolean> condition) {
    Poll.until(what, () -> get(condition));
  }

  /**
   * Returns the showing window with a name.
   *
   * @param <T> its type
   * @param name its name
   * @param type its type
   * @return the window, if it is showing
   */
  public static <T extends Window> Optional<T> window(String name, Class<T> type) {
    return get(
        () ->
            Arrays.stream(Window.getWindows())
                .filter(w -> w.isShowing() && name.equals(w.getName()) && type.isInstance(w))
                .map(type::cast)
                .findFirst());
  }

  /**
   * Clicks a button that is found by its name. Returns when the click is handled, so it is not for
   * buttons that open a modal dialog.
   *
   * @param root where to look
   * @param name the name of the button
   */
  public static void click(Container root, String name) {
    run(() -> Find.named(root, name, AbstractButton.class).doClick());
  }

  /**
   * Answers a question: presses a button of a dialog and waits until the dialog has gone. A click
   * of the mouse could come before the dialog has its place on the screen.
   *
   * @param button the button
   */
  public static void answer(AbstractButton button) {
    run(button::doClick);
    await("the question is closed", () -> !button.isShowing());
  }
}
