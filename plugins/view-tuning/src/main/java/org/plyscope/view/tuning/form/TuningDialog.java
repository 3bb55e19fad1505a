package org.plyscope.view.tuning.form;

import java.awt.Window;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.log.Tunings;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.view.tuning.model.LearningContext;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.TuningKeys;

/** Asks for a tuning: a new one, a sample, or a file that was opened. */
public final class TuningDialog {
  private static final String SIZE = "learningDialog";

  private final Tunings tunings;
  private final TuningForm form;
  private final JComboBox<Tunings.Draft> samples = new JComboBox<>();
  private final Prose problem = new Prose("tuning.problem", "Plyscope.error");
  private final FormDialog dialog;
  private final Refresher<Optional<InputException>> checker;
  private volatile Tunings.Draft asked;
  private Path folder = Path.of("").toAbsolutePath();
  private boolean accepted;

  /**
   * Makes a dialog.
   *
   * @param owner the window it belongs to
   * @param context the games, agents and parts
   * @param tunings checks what the user sets up
   */
  public TuningDialog(Window owner, LearningContext context, Tunings tunings) {
    this.tunings = tunings;
    form = new TuningForm(context, this::edited);
    checker = new Refresher<>("tuning-check", this::check, this::show);
    samples.setName("tuning.samples");
    NameRenderer.install(samples, Tunings.Draft.class, Tunings.Draft::name);
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets 0, wrap 2, hidemode 3",
                "[]unrel[grow, fill]",
                "[]unrel[grow, fill][]"));
    JLabel label = new JLabel("Start from");
    label.setLabelFor(samples);
    content.add(label);
    content.add(samples, "width 0:100%:");
    JScrollPane pane = new JScrollPane(new WidthTracking(form));
    pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    pane.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    content.add(pane, "span 2, width 0:100%:, height 0:100%:");
    content.add(problem, "span 2, growx, width 0:100%:");
    dialog = new FormDialog(owner, "dialog.tuning", "New tuning", content, "Start", this::accept);
  }

  /**
   * Asks for a tuning.
   *
   * @param rules the game on the board
   * @param offered the samples that can be started from
   * @param opened a tuning to begin with, instead of a new one
   * @return the tuning; empty if the user cancelled
   */
  public Optional<Tunings.Draft> ask(
      Rules rules, List<Tunings.Draft> offered, Optional<Tunings.Draft> opened) {
    String fresh = TuningForm.fresh(rules).written();
    Tunings.Draft own = new Tunings.Draft("A new tuning", fresh, folder);
    samples.addItem(opened.orElse(own));
    offered.forEach(samples::addItem);
    samples.addActionListener(e -> sampleChosen());
    sampleChosen();
    try {
      dialog.show(SIZE);
    } finally {
      checker.close();
    }
    return accepted ? Optional.of(draft()) : Optional.empty();
  }

  private void sampleChosen() {
    if (samples.getSelectedItem() instanceof Tunings.Draft sample) {
      folder = sample.folder();
      try {
        form.show(new DraftTree(sample.text()));
      } catch (InputException e) {
        edited(e.getMessage());
      }
    }
  }

  private Tunings.Draft draft() {
    return new Tunings.Draft(form.title(), form.written(), folder);
  }

  private void edited(String sentence) {
    form.mark("");
    if (sentence.isEmpty()) {
      asked = draft();
      checker.ask();
    } else {
      asked = null;
      say(sentence);
    }
  }

  /** Called in the background. */
  private Optional<InputException> check() {
    Tunings.Draft now = asked;
    try {
      if (now != null) {
        tunings.check(now);
      }
      return Optional.empty();
    } catch (InputException e) {
      return Optional.of(e);
    }
  }

  private void show(Optional<InputException> wrong) {
    if (asked != null) {
      form.mark(wrong.map(e -> e.place().path()).orElse(""));
      say(wrong.map(TuningDialog::inWords).orElse(""));
    }
  }

  /** Names the field instead of the line of a file that the user does not see. */
  private static String inWords(InputException wrong) {
    String path = wrong.place().path();
    String place = wrong.place().toString();
    String label;
    try {
      label = "“" + TuningKeys.FILE.at(path).label() + "”";
    } catch (NoSuchElementException e) {
      FileKey key = TuningKeys.FILE.find(path.replaceAll("\\..*", "")).orElse(TuningKeys.FILE);
      label = "“" + key.label() + "”";
    }
    return path.isEmpty() ? wrong.getMessage() : wrong.getMessage().replace(place, label);
  }

  private void say(String sentence) {
    problem.setText(sentence);
    problem.setVisible(!sentence.isEmpty());
    dialog.acceptable(sentence.isEmpty());
  }

  private boolean accept() {
    accepted = true;
    return true;
  }
}
