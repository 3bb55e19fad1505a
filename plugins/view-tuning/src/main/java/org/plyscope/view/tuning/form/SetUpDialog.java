package org.plyscope.view.tuning.form;

import java.awt.Window;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.field.FileForm;
import org.plyscope.ui.form.field.FormProblem;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;

/**
 * Asks for a tuning or a training, a new one or a sample, which is set up in a form and checked in
 * the background.
 *
 * @param <A> the type of the order
 */
public abstract class SetUpDialog<A> {
  /** The result of a check: the problem, or the next step. */
  private record Checked<A>(A asked, List<InputException> wrong, Runnable then) {}

  private final FileDraft draft;
  private final FileForm form;
  private final List<Runnable> samples = new ArrayList<>();
  private final JComboBox<String> names = new JComboBox<>();
  private final Prose problem;
  private final JPanel content =
      new JPanel(
          new MigLayout(
              "fill, insets 0, wrap 3, hidemode 3",
              "[]unrel[grow, fill][]",
              "[]unrel[grow, fill][][]"));
  private final FormDialog dialog;
  private final Refresher<Checked<A>> checker;
  private volatile A asked;
  private A right;
  private boolean closing;
  private boolean accepted;

  /**
   * Makes a dialog.
   *
   * @param kind the kind of work, in one word
   * @param okText the text of the accepting button
   * @param form shows the draft
   */
  protected SetUpDialog(Window owner, String kind, String okText, FileDraft draft, FileForm form) {
    this.draft = draft;
    this.form = form;
    checker = new Refresher<>(kind + "-check", this::checked, this::show);
    problem = new Prose(draft.name() + "problems", "Plyscope.error");
    names.setName(draft.name() + "samples");
    row("Start from", names);
    JScrollPane pane = new JScrollPane(new WidthTracking(form));
    pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    pane.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    content.add(pane, "span 3, width 0:100%:, height 0:100%:");
    dialog = new FormDialog(owner, "dialog." + kind, "New " + kind, content, okText, this::accept);
  }

  /** Adds a row with one control, or with a control and a button. */
  protected final void row(String text, JComponent... controls) {
    JLabel label = new JLabel(text);
    label.setLabelFor(controls[0]);
    content.add(label);
    content.add(controls[0], controls.length == 1 ? "span 2, width 0:100%:" : "width 0:100%:");
    for (int i = 1; i < controls.length; i++) {
      content.add(controls[i]);
    }
  }

  /** Returns the order of the user; throws if it is wrong already. Called after every change. */
  protected abstract A asked();

  /** Checks the order of the user in the background; returns the next step if nothing is wrong. */
  protected abstract Runnable check(A wanted);

  /** Offers something to start from. */
  protected final void offer(String name, Runnable open) {
    samples.add(open);
    names.addItem(name);
  }

  /** Shows a text in the form. */
  protected final void open(String text) {
    if (draft.isUntouched()) {
      draft.restore(text, null, false);
    } else {
      draft.open(text, null);
    }
  }

  /** Shows the dialog until it is closed; returns whether the user accepted. */
  protected final boolean show() {
    content.add(problem, "span 3, growx, width 0:100%:");
    draft.onChange(this::edited);
    names.addActionListener(e -> samples.get(names.getSelectedIndex()).run());
    samples.get(0).run();
    try {
      dialog.show("learningDialog");
    } finally {
      checker.close();
    }
    return accepted;
  }

  private void edited() {
    closing = false;
    form.refresh();
    try {
      asked = asked();
      checker.ask();
    } catch (InputException e) {
      asked = null;
      say(e.problems());
    }
  }

  private Checked<A> checked() {
    A now = asked;
    try {
      return new Checked<>(now, List.of(), now == null ? () -> {} : check(now));
    } catch (InputException e) {
      return new Checked<>(now, e.problems(), () -> {});
    }
  }

  private void show(Checked<A> checked) {
    if (asked == null || checked.asked() != asked) {
      return;
    }
    say(checked.wrong());
    if (checked.wrong().isEmpty()) {
      right = checked.asked();
      checked.then().run();
      if (closing) {
        dialog.accept();
      }
    }
  }

  /** Shows the problems, at the fields or below the form. */
  protected final void say(List<InputException> wrong) {
    List<String> rest = form.show(wrong.stream().map(FormProblem::of).toList());
    String sentence = String.join(" ", rest);
    problem.setText(!wrong.isEmpty() && rest.isEmpty() ? "See the fields in red." : sentence);
    problem.setVisible(!wrong.isEmpty());
    dialog.acceptable(wrong.isEmpty());
  }

  /** The text being typed is checked first. */
  private boolean accept() {
    form.commit();
    accepted = asked != null && asked == right;
    closing = !accepted;
    return accepted;
  }
}
