package org.plyscope.view.tuning.training;

import java.awt.Component;
import java.awt.Window;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.view.tuning.form.NameRenderer;
import org.plyscope.view.tuning.model.LearningContext;

/** Asks for a training: a new one or a sample, and where it is kept. */
final class TrainingDialog {
  /** The result of a check: the folder that is proposed, or what is wrong. */
  private record Checked(Path proposed, String problem) {}

  private final Trainings trainings;
  private final TrainingForm form;
  private final JComboBox<Trainings.Draft> samples = new JComboBox<>();
  private final JTextField folder = new JTextField();
  private final Prose problem = new Prose("training.problem", "Plyscope.error");
  private final FormDialog dialog;
  private final Refresher<Checked> checker;
  private volatile Trainings.Order asked;
  private String proposed = "";
  private boolean accepted;

  TrainingDialog(Window owner, LearningContext context, Trainings trainings) {
    this.trainings = trainings;
    form = new TrainingForm(context, this::edited);
    checker = new Refresher<>("training-check", this::check, this::show);
    samples.setName("training.samples");
    NameRenderer.install(samples, Trainings.Draft.class, Trainings.Draft::name);
    folder.setName("training.folder");
    folder.setToolTipText("A new or empty folder for everything that is kept");
    JButton choose = new JButton("Choose…");
    choose.setName("training.choose-folder");
    choose.addActionListener(e -> choose());
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets 0, wrap 3, hidemode 3",
                "[]unrel[grow, fill][]",
                "[]unrel[grow, fill][][]"));
    content.add(labelled("Start from", samples));
    content.add(samples, "span 2, width 0:100%:");
    JScrollPane pane = new JScrollPane(new WidthTracking(form));
    pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    pane.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    content.add(pane, "span 3, width 0:100%:, height 0:100%:");
    content.add(labelled("Folder", folder));
    content.add(folder, "width 0:100%:");
    content.add(choose);
    content.add(problem, "span 3, growx, width 0:100%:");
    dialog =
        new FormDialog(owner, "dialog.training", "New training", content, "Train", this::accept);
  }

  private static JLabel labelled(String text, Component field) {
    JLabel label = new JLabel(text);
    label.setLabelFor(field);
    return label;
  }

  /** Asks for a training; returns whether the user wants it to begin. */
  boolean ask(Rules rules, List<Trainings.Draft> offered) {
    Trainings.Order order = new Trainings.Order(rules, "", 0, 20, 50, List.of("random"));
    samples.addItem(new Trainings.Draft("A new training", order, 100));
    offered.forEach(samples::addItem);
    samples.addActionListener(e -> sampleChosen());
    sampleChosen();
    try {
      dialog.show("learningDialog");
    } finally {
      checker.close();
    }
    return accepted;
  }

  private void sampleChosen() {
    if (samples.getSelectedItem() instanceof Trainings.Draft draft) {
      form.show(draft);
    }
  }

  private void edited() {
    try {
      asked = form.order();
      checker.ask();
    } catch (InputException e) {
      asked = null;
      say(e.getMessage());
    }
  }

  /** Called in the background. */
  private Checked check() {
    Trainings.Order now = asked;
    try {
      if (now == null) {
        return new Checked(null, "");
      }
      trainings.check(now);
      return new Checked(trainings.proposed(now), "");
    } catch (InputException e) {
      return new Checked(null, e.getMessage());
    }
  }

  private void show(Checked checked) {
    if (asked == null) {
      return;
    }
    say(checked.problem());
    // A folder that the user has chosen stays.
    if (checked.proposed() != null && folder.getText().equals(proposed)) {
      proposed = checked.proposed().toString();
      folder.setText(proposed);
    }
  }

  private void say(String sentence) {
    problem.setText(sentence);
    problem.setVisible(!sentence.isEmpty());
    dialog.acceptable(sentence.isEmpty());
  }

  private void choose() {
    JFileChooser chooser = new JFileChooser(folder.getText());
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    if (chooser.showDialog(folder, "Choose") == JFileChooser.APPROVE_OPTION) {
      folder.setText(chooser.getSelectedFile().getPath());
    }
  }

  private boolean accept() {
    try {
      folder();
      accepted = true;
    } catch (InputException e) {
      say(e.getMessage());
    }
    return accepted;
  }

  /** Returns the folder that the user chose; empty for the one that is proposed. */
  Optional<Path> folder() {
    String text = folder.getText().strip();
    if (text.isEmpty() || text.equals(proposed)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Path.of(text).toAbsolutePath());
    } catch (InvalidPathException e) {
      throw new InputException("'" + text + "' is not the name of a folder.");
    }
  }

  /** Returns the training to start. */
  Trainings.Order order() {
    return form.order();
  }

  /** Returns the number of lessons. */
  long lessons() {
    return form.lessons();
  }
}
