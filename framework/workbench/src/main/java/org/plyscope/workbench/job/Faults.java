package org.plyscope.workbench.job;

import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Finding;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.Thrown;

/**
 * Runs code of plugins so that whatever it throws becomes one sentence and breaks nothing else.
 * {@link UncaughtFaults} does the same for uncaught exceptions.
 */
public final class Faults {
  private static final System.Logger LOG = System.getLogger(Faults.class.getName());

  /** The remedy for the user; the running Java cannot get more. */
  private static final String MORE_MEMORY =
      "Start Plyscope with more, for example with PLYSCOPE_JAVA_OPTS=-Xmx4g in its environment.";

  private final Consumer<String> messages;
  private final PluginLedger ledger;
  private final Listeners<Consumer<Problem>> listeners = new Listeners<>();

  /** Reports to the status bar. */
  public Faults(Consumer<String> messages) {
    this(messages, new PluginLedger());
  }

  /** Reports to the status bar, and notes which plugin is at fault. */
  public Faults(Consumer<String> messages, PluginLedger ledger) {
    this.messages = messages;
    this.ledger = ledger;
  }

  /** Adds a listener that is notified of each failure, after its message is shown. */
  public Registration onProblem(Consumer<Problem> listener) {
    return listeners.add(listener);
  }

  /**
   * Runs something.
   *
   * @param what the beginning of the sentence if it fails, for example {@code "The view 'Tree'
   *     could not start"}
   * @param work the code
   * @return the sentence that was reported, or an empty string if all went well
   */
  public String contain(String what, Runnable work) {
    return contain(null, what, work);
  }

  /**
   * Runs code of a part that a plugin may have brought.
   *
   * @param part the part, to which a failure is attributed; null to find the plugin by its
   *     exception
   * @param what the beginning of the sentence if it fails
   * @param work the code
   * @return the sentence that was reported, or an empty string if all went well
   */
  public String contain(Object part, String what, Runnable work) {
    try {
      work.run();
      return "";
    } catch (RuntimeException | Error e) {
      return report(part, what, e);
    }
  }

  /** Reports a failure and returns its sentence. */
  public String report(String what, Throwable failure) {
    return report(null, what, failure);
  }

  /** Reports a failure of a part, null if that is unknown, and returns its sentence. */
  public String report(Object part, String what, Throwable failure) {
    String sentence = sentence(what, failure);
    if (part != null && PluginAttribution.hasLeft(part)) {
      // Its plugin was removed while it was called; that is not its fault.
      LOG.log(System.Logger.Level.DEBUG, sentence);
      return sentence;
    }
    boolean complaint = part == null && speaksForItself(failure);
    if (!complaint) {
      ledger.fail(part == null ? failure : part, new Finding(sentence, details(failure)));
    }
    if (!speaksForItself(failure)) {
      LOG.log(System.Logger.Level.WARNING, sentence, Thrown.logged(failure));
    }
    tell(new Problem(sentence, details(failure)));
    return sentence;
  }

  /** Reports a problem that is already described in words. */
  public void tell(Problem problem) {
    messages.accept(problem.sentence());
    listeners.fire(l -> l.accept(problem));
  }

  private static String details(Throwable failure) {
    if (failure instanceof PluginException plugin) {
      return plugin.details();
    }
    if (speaksForItself(failure)) {
      return "";
    }
    return Thrown.trace(failure);
  }

  /** These exceptions carry a sentence for the user and are not defects. */
  private static boolean speaksForItself(Throwable failure) {
    return failure instanceof InputException || failure instanceof PluginException;
  }

  private static String sentence(String what, Throwable failure) {
    if (speaksForItself(failure)) {
      return Thrown.message(failure);
    }
    if (failure instanceof OutOfMemoryError) {
      return what + ": there is not enough memory. " + MORE_MEMORY;
    }
    String reason = Thrown.words(failure);
    return what + ": " + reason + (reason.endsWith(".") ? "" : ".");
  }
}
