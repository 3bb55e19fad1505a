package org.plyscope.ui.form.field;

import java.awt.Insets;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.widget.Heading;

/** A part of a form under a heading; one that few files need is folded. */
public final class Section extends FieldGroup {
  private static final String LAYOUT = "fillx, insets 0 0 rel 0, hidemode 3, ";
  private static final String COLUMNS = "[0::]rel[grow, fill, 60::, sg, shrinkprio 200]";

  /** Below this width, in letters, fields stand below each other. */
  private static final int NARROW = 40;

  private final List<JComponent> folded = new ArrayList<>();
  private final JButton fold = new JButton();
  private final FileDraft draft;
  private final String title;
  private final boolean foldable;
  private boolean unfolded;
  private boolean narrow;

  private Section(FileDraft draft, String title, boolean foldable) {
    super(new MigLayout(LAYOUT + "wrap 4", COLUMNS + "unrel" + COLUMNS));
    this.draft = draft;
    this.title = title;
    this.foldable = foldable;
    fold.setName(draft.name() + "fold." + title);
    fold.setText(title);
    fold.setHorizontalAlignment(SwingConstants.LEADING);
    fold.putClientProperty("JButton.buttonType", "borderless");
    fold.putClientProperty("FlatLaf.styleClass", "h4");
    fold.setMargin(new Insets(0, 0, 0, 0));
    fold.addActionListener(e -> unfold(!unfolded));
    begin();
  }

  /** Makes a section that is always in sight. */
  public static Section of(FileDraft draft, String title) {
    return new Section(draft, title, false);
  }

  /** Makes a section that shows its fields on request, or when one of them has a value. */
  public static Section folded(FileDraft draft, String title) {
    return new Section(draft, title, true);
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
  public Section add(FormField field) {
    return add(field, false);
  }

  /** Adds a field, perhaps over the whole width. */
  public Section add(FormField field, boolean wide) {
    include(field);
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

  /** Adds fields for declared keys of the file, by their paths. */
  public Section add(String... paths) {
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
  public void remake(Runnable fill) {
    int focused = -1;
    for (int i = 0; i < fields().size(); i++) {
      focused = fields().get(i).control().isFocusOwner() ? i : focused;
    }
    fields().clear();
    folded.clear();
    removeAll();
    begin();
    fill.run();
    revalidate();
    repaint();
    if (focused >= 0 && focused < fields().size()) {
      fields().get(focused).control().requestFocusInWindow();
    }
  }

  @Override
  public void refresh() {
    super.refresh();
    if (fields().stream().anyMatch(FormField::isSet)) {
      uncover();
    }
  }

  @Override
  void uncover() {
    if (foldable && !unfolded) {
      unfold(true);
    }
  }
}
