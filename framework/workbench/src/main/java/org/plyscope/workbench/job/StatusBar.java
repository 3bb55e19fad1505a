package org.plyscope.workbench.job;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.workbench.theme.Icons;

/** The strip below the window: the last message, and the jobs that run. */
public final class StatusBar extends JPanel {
  private static final int REFRESH_MILLIS = 100;
  private static final int PARTS = 1_000;
  private static final int AGEING_MILLIS = 1_000;

  private final JLabel message = new JLabel(" ");
  private final JButton details = new JButton("Details…");
  private final JButton notice = new JButton(Icons.of("problem"));
  private final JLabel job = new JLabel();
  private final JProgressBar progress = new JProgressBar(0, PARTS);
  private final JButton cancel = new JButton(Icons.of("stop"));
  private final Timer refresh = new Timer(REFRESH_MILLIS, e -> showJobs());
  private final Timer ageing = new Timer(AGEING_MILLIS, e -> age());
  private Jobs jobs;
  private Consumer<Problem> explain = problem -> {};
  private Runnable heed = () -> {};

  /** The problem behind the message, null if there is none. */
  private Problem problem;

  /** Messages from before there was a window. */
  private String early = "";

  private boolean greeted;
  private long said;

  /** Makes an empty bar. */
  public StatusBar() {
    super(
        new MigLayout(
            "fillx, insets rel unrel rel unrel", "[grow, fill]unrel[]unrel[]unrel[]rel[]rel[]"));
    setName("status.bar");
    message.setName("status.message");
    job.setName("status.job");
    progress.setName("status.progress");
    cancel.setName("status.cancel");
    cancel.setToolTipText("Cancel this job");
    cancel.putClientProperty("JButton.buttonType", "toolBarButton");
    cancel.addActionListener(e -> cancelNewest());
    putClientProperty("FlatLaf.style", "background: $MenuBar.background");
    button(details, "status.details", "Show details of this problem");
    details.addActionListener(e -> explain.accept(problem));
    button(notice, "status.notice", null);
    notice.addActionListener(e -> heed.run());
    add(message, "width 0:pref:100%");
    add(details, "hidemode 3");
    add(notice, "hidemode 3");
    add(job, "hidemode 3");
    add(progress, "hidemode 3");
    // Keeps its room while it is hidden, so that the bar has one height and the views stand still.
    add(cancel, "hidemode 0");
    showRunning(List.of());
  }

  private static void button(JButton button, String name, String help) {
    button.setName(name);
    button.setToolTipText(help);
    button.setVisible(false);
    button.setFocusable(false);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
  }

  /**
   * Sets the function that shows the details of a problem.
   *
   * @param log the file in which there is more
   */
  public void onDetails(Consumer<Problem> listener, Path log) {
    explain = listener;
    details.setToolTipText("Show details of this problem; the log file is " + log);
  }

  /** Follows some jobs. */
  public void follow(Jobs newJobs) {
    jobs = newJobs;
    jobs.onChange(this::showJobs);
  }

  /** Shows a message; those from before the greeting stay and stand together. */
  public void message(String sentence) {
    String text = early.isEmpty() ? sentence : early + " " + sentence;
    if (!greeted) {
      early = text;
    }
    message.setText(text);
    message.setToolTipText(text.isBlank() ? null : text);
    said = System.nanoTime();
    mark(null);
    ageing.start();
  }

  /** Marks the message as a problem, and offers its details. */
  public void problem(Problem now) {
    mark(now);
  }

  /** Removes a problem, since the failed action is being tried again. */
  public void tryAgain() {
    if (problem != null) {
      message(" ");
    }
  }

  private void mark(Problem now) {
    problem = now;
    message.setIcon(now == null ? null : Icons.of("error"));
    tint(now == null ? MessageAge.FRESH.style() : "$Plyscope.error");
    details.setVisible(now != null && !now.details().isEmpty());
  }

  private void tint(String color) {
    message.putClientProperty("FlatLaf.style", "foreground: " + color);
  }

  /** Fades older messages, and removes them in the end; a problem stays. */
  private void age() {
    MessageAge age = MessageAge.of(System.nanoTime() - said, problem != null || !greeted);
    if (problem == null) {
      tint(age.style());
    }
    if (age == MessageAge.GONE) {
      message.setText(" ");
      message.setToolTipText(null);
      ageing.stop();
    }
  }

  /**
   * Shows a lasting notice beside the messages.
   *
   * @param text a few words, or the empty text for none
   * @param help the whole story
   * @param action the action of a click
   */
  public void notice(String text, String help, Runnable action) {
    notice.setText(text);
    notice.setToolTipText(help);
    notice.setVisible(!text.isEmpty());
    heed = action;
  }

  /** Greets the user, now that the window is there, unless there is a message. */
  public void greet(String sentence) {
    greeted = true;
    if (early.isEmpty()) {
      message(sentence);
    }
    early = "";
  }

  /** Stops following, when the window closes. */
  public void close() {
    ageing.stop();
    refresh.stop();
  }

  private void showJobs() {
    showRunning(jobs.running());
  }

  private void showRunning(List<RunningJob> running) {
    boolean busy = !running.isEmpty();
    job.setVisible(busy);
    progress.setVisible(busy);
    cancel.setVisible(busy);
    if (!busy) {
      refresh.stop();
      return;
    }
    RunningJob newest = running.get(running.size() - 1);
    String more = running.size() > 1 ? " (and " + (running.size() - 1) + " more)" : "";
    String now = newest.text().isEmpty() ? "" : ": " + newest.text();
    job.setText((newest.cancelled() ? "Stopping – " : "") + newest.title() + now + more);
    cancel.setEnabled(!newest.cancelled());
    progress.setIndeterminate(newest.fraction() < 0);
    progress.setValue((int) Math.round(newest.fraction() * PARTS));
    refresh.start();
  }

  private void cancelNewest() {
    List<RunningJob> running = jobs.running();
    if (!running.isEmpty()) {
      running.get(running.size() - 1).cancel();
      showJobs();
    }
  }
}
