package org.plyscope.view.runs.form;

import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.widget.Heading;
import org.plyscope.view.runs.draft.Draft;

/** A part of the form under a heading; one that few experiments need is folded. */
final class Section extends JPanel {
  private static final String LAYOUT = "fillx, insets 0 0 rel 0, hidemode 3, ";
  private static final String COLUMNS = "[0::]rel[grow, fill, 60::, sg, shrinkprio 200]";

  /** Below this width, in letters, fields stand below each other. */
  private static final int NARROW = 40;

  private final List<FormField> fields = new ArrayList<>();
  private final List<JComponent> folded = new ArrayList<>();
  private final JButton fold = new JButton();
  private final String title;
  private final boolean foldable;
  private boolean unfolded;
  private boolean narrow;

  private Section(String title, boolean foldable) {
    super(new MigLayout(LAYOUT + "wrap 4", COLUMNS + "unrel" + COLUMNS));
    this.title = title;
    this.foldable = foldable;
    fold.setName("experiment.fold." + title);
    fold.setText(title);
    fold.setHorizontalAlignment(SwingConstants.LEADING);
    fold.putClientProperty("JButton.buttonType", "borderless");
    fold.putClientProperty("FlatLaf.styleClass", "h4");
    fold.setMargin(new Insets(0, 0, 0, 0));
    fold.addActionListener(e -> unfold(!unfolded));
    begin();
  }

  /** Makes a section that is always in sight. */
  static Section of(String title) {
    return new Section(title, false);
  }

  /** Makes a section that shows its fields on request, or when one of them has a value. */
  static Section folded(String title) {
    return new Section(title, true);
  }

  private void begin() {
    if (foldable) {
      add(fold, "span, width 0:pref:100%");
      unfold(unfolded);
    } else if (!title.isEmpty()) {
      Heading heading = new Heading(title);
      heading.setToolTipText(title);
      add(heading, "span, width 0:pref:100%");
    }
  }

  private void unfold(boolean open) {
    unfolded = open;
    fold.setIcon(UIManager.getIcon(open ? "Tree.expandedIcon" : "Tree.collapsedIcon"));
    folded.forEach(part -> part.setVisible(open || !foldable));
    revalidate();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (fold != null) {
      unfold(unfolded);
    }
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean now = width > 0 && width < NARROW * getFontMetrics(getFont()).charWidth('m');
    if (now != narrow) {
      narrow = now;
      MigLayout layout = (MigLayout) getLayout();
      layout.setLayoutConstraints(LAYOUT + (now ? "wrap 2" : "wrap 4"));
      layout.setColumnConstraints(now ? COLUMNS : COLUMNS + "unrel" + COLUMNS);
      SwingUtilities.invokeLater(this::revalidate);
    }
    super.setBounds(x, y, width, height);
  }

  /** Adds a field that shares its row with another. */
  Section add(FormField field) {
    return add(field, false);
  }

  /** Adds a field, perhaps over the whole width. */
  Section add(FormField field, boolean wide) {
    fields.add(field);
    JComponent label = field.label();
    JComponent cell = field.cell();
    add(label, wide ? "newline, width 0:pref:, top, gaptop 4" : "width 0:pref:, top, gaptop 4");
    add(cell, wide ? "span, growx, top, width 60:pref:" : "top, width 60:pref:");
    folded.add(label);
    folded.add(cell);
    label.setVisible(unfolded || !foldable);
    cell.setVisible(unfolded || !foldable);
    return this;
  }

  /** Adds fields for declared keys of experiment files, by their paths. */
  Section add(Draft draft, String... paths) {
    for (String path : paths) {
      add(FormField.of(draft, path));
    }
    return this;
  }

  /**
   * Replaces all fields. The focus stays where it was, so that keys go on working.
   *
   * @param fill adds the new fields
   */
  void remake(Runnable fill) {
    int focused = -1;
    for (int i = 0; i < fields.size(); i++) {
      focused = fields.get(i).control().isFocusOwner() ? i : focused;
    }
    fields.clear();
    folded.clear();
    removeAll();
    begin();
    fill.run();
    revalidate();
    repaint();
    if (focused >= 0 && focused < fields.size()) {
      fields.get(focused).control().requestFocusInWindow();
    }
  }

  List<FormField> fields() {
    return fields;
  }

  void refresh() {
    fields.forEach(FormField::refresh);
    if (foldable && !unfolded && fields.stream().anyMatch(FormField::isSet)) {
      unfold(true);
    }
  }

  /**
   * Shows problems at the fields they belong to.
   *
   * @return those that belong to no field here
   */
  List<FormProblem> show(List<FormProblem> problems) {
    List<FormProblem> rest = new ArrayList<>(problems);
    for (FormField field : fields) {
      List<String> own =
          rest.stream()
              .filter(problem -> problem.isIn(field.path()))
              .map(problem -> problem.inWords(field.labelText()))
              .toList();
      rest.removeIf(problem -> problem.isIn(field.path()));
      field.mark(own);
      if (!own.isEmpty() && foldable) {
        unfold(true);
      }
    }
    return rest;
  }
}
