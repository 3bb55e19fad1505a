package org.plyscope.view.tuning.training;

import java.awt.Window;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JTextField;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.view.tuning.form.SetUpDialog;
import org.plyscope.view.tuning.model.LearningContext;

/** Asks for a training: a new one or a sample, and where it is kept. */
final class TrainingDialog extends SetUpDialog<Trainings.Draft> {
  private final Trainings trainings;
  private final TrainingForm form;
  private final JTextField folder = new JTextField();
  private String proposed = "";

  private TrainingDialog(Window owner, Trainings trainings, FileDraft draft, TrainingForm form) {
    super(owner, "training", "Train", draft, form);
    this.trainings = trainings;
    this.form = form;
    folder.setName("training.folder");
    folder.setToolTipText("A new or empty folder for everything that is kept");
    JButton choose = new JButton("Choose…");
    choose.setName("training.choose-folder");
    choose.addActionListener(e -> choose());
    row("Folder", folder, choose);
  }

  static TrainingDialog of(Window owner, LearningContext context, Trainings trainings) {
    FileDraft draft = new FileDraft("training.", TrainingForm.KEYS, context, "{}");
    return new TrainingDialog(owner, trainings, draft, new TrainingForm(draft));
  }

  /** Asks for a training; empty if the user cancelled. */
  Optional<Trainings.Draft> ask(Rules rules, List<Trainings.Draft> offered) {
    Trainings.Order order = new Trainings.Order(rules, "", 0, 20, 50, List.of("random"));
    offer(new Trainings.Draft("A new training", order, 100));
    offered.forEach(this::offer);
    return show() ? Optional.of(asked()) : Optional.empty();
  }

  private void offer(Trainings.Draft sample) {
    offer(sample.name(), () -> open(form.text(sample)));
  }

  @Override
  protected Trainings.Draft asked() {
    folder();
    return form.training();
  }

  @Override
  protected Runnable check(Trainings.Draft wanted) {
    trainings.check(wanted.order());
    Path place = trainings.proposed(wanted.order());
    return () -> propose(place.toString());
  }

  /** A folder that the user has chosen stays. */
  private void propose(String place) {
    if (folder.getText().equals(proposed)) {
      proposed = place;
      folder.setText(proposed);
    }
  }

  private void choose() {
    JFileChooser chooser = new JFileChooser(folder.getText());
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    if (chooser.showDialog(folder, "Choose") == JFileChooser.APPROVE_OPTION) {
      folder.setText(chooser.getSelectedFile().getPath());
    }
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
}
