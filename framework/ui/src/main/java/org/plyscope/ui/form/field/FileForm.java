package org.plyscope.ui.form.field;

import java.awt.LayoutManager;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.IdentifierText;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.widget.Heading;

/** The form of a file: groups of fields that follow its text, with undo and redo. */
public abstract class FileForm extends JPanel {
  /** Makes a form without groups. */
  protected FileForm(FileDraft draft, LayoutManager layout) {
    super(layout);
    draft.bindKeys(this);
  }

  /** Returns the groups of fields in their order. */
  protected abstract List<? extends FieldGroup> groups();

  /** Takes over the text being typed. */
  public final void commit() {
    groups().forEach(FieldGroup::commit);
  }

  /** Shows the content of the file. */
  public void refresh() {
    groups().forEach(FieldGroup::refresh);
  }

  /**
   * Shows problems at the fields they belong to.
   *
   * @return those that belong to no field, in words; or else one that needs no field to be
   *     understood
   */
  public final List<String> show(List<FormProblem> problems) {
    List<FormProblem> rest = problems;
    for (FieldGroup group : groups()) {
      rest = group.show(rest);
    }
    rest = placed(rest);
    List<String> sentences = new ArrayList<>();
    for (FormProblem problem : rest) {
      String last = problem.path().substring(problem.path().lastIndexOf('.') + 1);
      sentences.add(problem.inWords(last.isEmpty() ? "The file" : IdentifierText.of(last)));
    }
    if (sentences.isEmpty()) {
      problems.stream()
          .filter(problem -> !problem.sentence().startsWith(" "))
          .findFirst()
          .ifPresent(problem -> sentences.add(problem.inWords("")));
    }
    return sentences;
  }

  /**
   * Shows problems that belong to no field where the form has a place for them; returns the rest.
   */
  protected List<FormProblem> placed(List<FormProblem> problems) {
    return problems;
  }

  /** Puts parts of the form below each other. */
  protected static JPanel column(List<? extends JComponent> parts) {
    JPanel column =
        new JPanel(new MigLayout("fillx, wrap, insets 0, hidemode 3", "[grow, fill, 0::]"));
    for (JComponent part : parts) {
      column.add(part, part instanceof Heading ? "gaptop unrel" : "width 0:100%:");
    }
    return column;
  }
}
