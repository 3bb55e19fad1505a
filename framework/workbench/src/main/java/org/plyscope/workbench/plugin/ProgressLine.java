package org.plyscope.workbench.plugin;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.workbench.job.RunningJob;

/** Shows how far a job is, and cancels it; hidden while there is none. */
final class ProgressLine {
  private static final int REFRESH_MILLIS = 100;
  private static final int PARTS = 1_000;

  private final JPanel panel = new JPanel(new MigLayout("fillx, insets 0", "[][grow, fill][]"));
  private final JLabel title = new JLabel();
  private final JProgressBar bar = new JProgressBar(0, PARTS);
  private final JButton cancel = new JButton("Cancel");
  private final Timer timer = new Timer(REFRESH_MILLIS, e -> refresh());
  private RunningJob job;

  ProgressLine() {
    cancel.setName("plugins.cancel");
    bar.setName("plugins.progress");
    cancel.addActionListener(e -> job.cancel());
    panel.add(title);
    panel.add(bar);
    panel.add(cancel);
    panel.setVisible(false);
  }

  JPanel component() {
    return panel;
  }

  void follow(RunningJob running) {
    job = running;
    timer.start();
    refresh();
  }

  void close() {
    timer.stop();
  }

  private void refresh() {
    boolean busy = !job.done();
    panel.setVisible(busy);
    if (!busy) {
      timer.stop();
      return;
    }
    title.setText(job.text().isEmpty() ? job.title() : job.text());
    bar.setIndeterminate(job.fraction() < 0);
    bar.setValue((int) Math.round(job.fraction() * PARTS));
    cancel.setEnabled(!job.cancelled());
  }
}
