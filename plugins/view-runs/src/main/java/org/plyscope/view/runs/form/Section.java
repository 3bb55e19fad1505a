package org.plyscope.view.runs.form;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.Prose;
import org.plyscope.wire.keys.ExperimentKeys;

/** A part of the form under a heading, with what is wrong in it. */
final class Section extends JPanel {
  private static final String LAYOUT = "fillx, insets 0 0 unrel 0, hidemode 3, ";
  private static final String COLUMNS = "[0::]rel[grow, fill, 60::, sg, shrinkprio 200]";

  /** Below this width, in letters, fields stand below each other. */
  private static final int NARROW = 40;

  private final List<FormField> fields = new ArrayList<>();
  private final Prose problem = new Prose("experiment.problem", "Plyscope.error");
  private final String title;
  private boolean narrow;

  Section(String title) {
    super(new MigLayout(LAYOUT + "wrap 4", COLUMNS + "unrel" + COLUMNS));
    this.title = title;
    problem.setVisible(false);
    begin();
  }

  private void begin() {
    if (!title.isEmpty()) {
      Heading heading = new Heading(title);
      heading.setToolTipText(title);
      add(heading, "span, width 0:pref:100%");
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
  Section add(String label, FormField field) {
    return add(label, field, false);
  }

  /** Adds a field, perhaps over the whole width. */
  Section add(String label, FormField field, boolean wide) {
    fields.add(field);
    JLabel text = new JLabel(label);
    text.setLabelFor(field.component());
    text.setToolTipText(field.component().getToolTipText());
    add(text, wide ? "newline, width 0:pref:" : "width 0:pref:");
    add(field.component(), wide ? "span, growx, width 60:pref:" : "width 60:pref:");
    return this;
  }

  /** Adds fields for declared keys of experiment files, by their paths. */
  Section add(Draft draft, String... paths) {
    for (String path : paths) {
      add(ExperimentKeys.FILE.at(path).label(), FormField.of(draft, path));
    }
    return this;
  }

  /** Ends the section with the place for problems. */
  Section end() {
    add(problem, "newline, span, growx, width 0:100%:");
    return this;
  }

  /** Forgets all fields, to be filled again. */
  void clear() {
    fields.clear();
    removeAll();
    begin();
  }

  void refresh() {
    fields.forEach(FormField::refresh);
  }

  /**
   * Shows a problem at the field it belongs to.
   *
   * @param path where it is; null for no problem
   * @param sentence what is wrong
   * @return whether it belongs here
   */
  boolean show(String path, String sentence) {
    boolean here = false;
    for (FormField field : fields) {
      boolean wrong = path != null && !path.isEmpty() && isIn(path, field.path());
      field.mark(wrong);
      // What is wrong with several fields together stands below them.
      here |= wrong || (path != null && !path.isEmpty() && isIn(field.path(), path));
    }
    say(here ? sentence : "");
    return here;
  }

  private static boolean isIn(String path, String place) {
    return path.equals(place) || path.startsWith(place + ".") || path.startsWith(place + "[");
  }

  /** Shows a sentence at the end of the section. */
  void say(String sentence) {
    problem.setText(sentence);
    problem.setVisible(!sentence.isEmpty());
  }
}
