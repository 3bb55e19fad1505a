package org.plyscope.workbench.plugin;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Finding;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.dialog.Question;
import org.plyscope.workbench.dock.FailedView;
import org.plyscope.workbench.job.PluginAttribution;
import org.plyscope.workbench.job.PluginLedger;
import org.plyscope.workbench.job.PluginOwner;
import org.plyscope.workbench.job.Problem;
import org.plyscope.workbench.job.UiWatchdog;

/** Offers to disable a plugin that fails again and again, or keeps the window waiting. */
final class Guardian implements UiWatchdog.Alarm {
  /** Two failures may be bad luck. */
  private static final int TOO_OFTEN = 3;

  private final PluginLedger ledger;
  private final JFrame frame;
  private final Supplier<Optional<PluginManager>> manager;
  private final Consumer<String> disable;
  private final Consumer<Problem> tell;
  private final Set<Long> asked = new HashSet<>();
  private final Registration failures;
  private final UiWatchdog watchdog;
  private String title = "";

  /**
   * Watches over the plugins of a window.
   *
   * @param disable disables a plugin by its symbolic name
   * @param tell shows a problem
   * @param changed runs after a plugin has failed, on the user-interface thread
   */
  Guardian(
      PluginLedger ledger,
      JFrame frame,
      Supplier<Optional<PluginManager>> manager,
      Consumer<String> disable,
      Consumer<Problem> tell,
      Runnable changed) {
    this.ledger = ledger;
    this.frame = frame;
    this.manager = manager;
    this.disable = disable;
    this.tell = tell;
    failures =
        ledger.onFailure(
            owner ->
                SwingUtilities.invokeLater(
                    () -> {
                      changed.run();
                      failed(owner);
                    }));
    watchdog = new UiWatchdog(UiWatchdog.Patience.USUAL, frames -> running(ledger, frames), this);
  }

  private static Optional<PluginOwner> running(PluginLedger ledger, StackTraceElement[] frames) {
    Throwable here = new IllegalStateException("The window waits");
    here.setStackTrace(frames);
    return ledger.owner(here).or(() -> PluginAttribution.owner(frames));
  }

  /** Returns the remedies for a part that has failed. */
  FailedView.Remedies remedies(Object part, Consumer<String> copyReport) {
    Optional<Runnable> off =
        ledger.owner(part).map(owner -> () -> disable.accept(owner.symbolicName()));
    return new FailedView.Remedies(off, Optional.of(copyReport));
  }

  private void failed(PluginOwner owner) {
    if (ledger.failures(owner) >= TOO_OFTEN && asked.add(owner.bundle())) {
      offer(owner, "It has failed " + ledger.failures(owner) + " times since it was started.");
    }
  }

  private void offer(PluginOwner owner, String why) {
    if (Question.ask(
        frame,
        "dialog.disable-plugin",
        "Disable " + owner.name() + "?",
        why + " Its jar is kept, and you can enable it again under Tools ▸ Plugins.",
        "Disable")) {
      disable.accept(owner.symbolicName());
    }
  }

  /** Only the title can change while the user-interface thread waits. */
  @Override
  public void waiting(PluginOwner owner, Finding finding) {
    title = frame.getTitle();
    frame.setTitle("Waiting for the plugin " + owner.name() + " – Plyscope");
  }

  @Override
  public void hopeless(PluginOwner owner, Finding finding) {
    String why =
        "%s kept the window waiting for more than 30 s; it is not started until you enable it."
            .formatted(owner.name());
    try {
      manager.get().ifPresent(m -> m.suspend(owner.symbolicName(), why));
    } catch (PluginException e) {
      tell.accept(new Problem(e.getMessage(), e.details()));
    }
  }

  @Override
  public void back(PluginOwner owner, Finding finding) {
    frame.setTitle(title);
    tell.accept(new Problem(finding.sentence(), finding.details()));
    ledger.fail(owner, finding);
    if (asked.add(owner.bundle())) {
      offer(owner, finding.sentence());
    }
  }

  void close() {
    failures.close();
    watchdog.close();
  }
}
