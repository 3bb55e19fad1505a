package org.plyscope.ui.form.field;

import java.awt.LayoutManager;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;

/** Fields that stand together in a form. */
public abstract class FieldGroup extends JPanel {
  private final transient List<FormField> fields = new ArrayList<>();

  /** Makes a group without fields. */
  protected FieldGroup(LayoutManager layout) {
    super(layout);
  }

  /** Counts a field in; the caller places it. */
  protected final void include(FormField field) {
    fields.add(field);
  }

  /** Returns the fields. */
  protected final List<FormField> fields() {
    return fields;
  }

  /** Takes over the text being typed. */
  public final void commit() {
    // A change of a field may replace others.
    List.copyOf(fields).forEach(FormField::commit);
  }

  /** Shows the content of the file. */
  public void refresh() {
    fields.forEach(FormField::refresh);
  }

  /** Called when a field has something that the user must see. */
  void uncover() {
    // Everything is in sight.
  }

  /**
   * Shows problems at the fields they belong to.
   *
   * @return those that belong to no field here
   */
  public final List<FormProblem> show(List<FormProblem> problems) {
    List<FormProblem> rest = new ArrayList<>(problems);
    for (FormField field : fields) {
      List<String> own =
          rest.stream()
              .filter(problem -> problem.isIn(field.path()))
              .map(problem -> problem.inWords(field.labelText()))
              .toList();
      rest.removeIf(problem -> problem.isIn(field.path()));
      field.mark(own);
      if (!own.isEmpty()) {
        uncover();
      }
    }
    return rest;
  }
}
