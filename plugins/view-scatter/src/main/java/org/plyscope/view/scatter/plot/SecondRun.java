package org.plyscope.view.scatter.plot;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.SwingUtilities;
import org.plyscope.api.Registration;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.Runs;

/** Lets the user choose a run to be drawn beside the one that is shown. */
final class SecondRun implements AutoCloseable {
  private final Runs runs;
  private final Runnable whenChanged;
  private final JComboBox<Run> box = new JComboBox<>();
  private final Registration registration;
  private Registration runRegistration = () -> {};
  private volatile Run chosen;
  private boolean filling;

  SecondRun(Runs runs, Runnable whenChanged) {
    this.runs = runs;
    this.whenChanged = whenChanged;
    box.setRenderer(new Names());
    box.addActionListener(e -> chosen());
    registration = runs.onChange(() -> SwingUtilities.invokeLater(this::fill));
    fill();
  }

  JComboBox<Run> box() {
    return box;
  }

  Optional<Run> run() {
    return Optional.ofNullable(chosen);
  }

  @Override
  public void close() {
    registration.close();
    runRegistration.close();
  }

  private void fill() {
    List<Run> wanted = new ArrayList<>(runs.runs());
    runs.shown().ifPresent(wanted::remove);
    filling = true;
    try {
      box.removeAllItems();
      box.addItem(null);
      wanted.forEach(box::addItem);
      box.setSelectedItem(wanted.contains(chosen) ? chosen : null);
    } finally {
      filling = false;
    }
    box.setVisible(!wanted.isEmpty());
    chosen();
  }

  private void chosen() {
    Run now = (Run) box.getSelectedItem();
    if (!filling && now != chosen) {
      runRegistration.close();
      chosen = now;
      runRegistration = now == null ? () -> {} : now.onChange(new Follower());
      whenChanged.run();
    }
  }

  /** Draws again when the second run grows. */
  private final class Follower implements RunListener {
    @Override
    public void changed(Run run) {
      whenChanged.run();
    }
  }

  private static final class Names extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focus) {
      String text = value instanceof Run run ? "and " + run.name() : "Compare with: none";
      return super.getListCellRendererComponent(list, text, index, selected, focus);
    }
  }
}
