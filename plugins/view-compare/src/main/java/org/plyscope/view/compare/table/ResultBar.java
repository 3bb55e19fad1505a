package org.plyscope.view.compare.table;

import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Subject;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.Draft;

/** Which of the results the table shows: to which depth and on which positions. */
final class ResultBar extends JPanel {
  private final transient CompareContext context;
  private final transient Runnable whenChanged;
  private final JLabel searchedTo = new JLabel("Searched to");
  private final JComboBox<Integer> depths = new JComboBox<>();
  private final JLabel on = new JLabel("on");
  private final JComboBox<String> subjects = new JComboBox<>();
  private final Prose sentence = new Prose("compare.sentence", "Plyscope.muted");
  private transient Comparison comparison;
  private transient List<Subject> listed = List.of();
  private boolean filling;

  ResultBar(CompareContext context, Runnable whenChanged) {
    super(new MigLayout("insets 0, wrap, gapy 2, hidemode 3", "[grow, fill]"));
    this.context = context;
    this.whenChanged = whenChanged;
    depths.setName("compare.depth");
    depths.setRenderer(new DepthCell());
    depths.addActionListener(e -> changed());
    subjects.setName("compare.subject");
    subjects.setToolTipText("The table sums over these positions");
    subjects.addActionListener(e -> changed());
    add(sentence, "width 0:100%:");
  }

  /** Returns the controls that choose, to be put beside others. */
  List<Component> controls() {
    return List.of(searchedTo, depths, on, subjects);
  }

  private void changed() {
    if (!filling) {
      whenChanged.run();
    }
  }

  /** Offers the results of a comparison, finished or so far. */
  void show(Comparison other, Draft draft) {
    boolean following = depths.getSelectedIndex() == depths.getItemCount() - 1;
    Integer before = (Integer) depths.getSelectedItem();
    int place = subjects.getSelectedIndex();
    comparison = other;
    filling = true;
    try {
      depths.removeAllItems();
      int deepest = comparison == null ? 0 : comparison.commonDepth();
      for (int depth = Math.min(1, deepest); depth <= deepest; depth++) {
        depths.addItem(depth);
      }
      boolean stays = !following && before != null && before <= deepest;
      depths.setSelectedItem(stays ? before : Integer.valueOf(deepest));
      List<Subject> now = comparison == null ? List.of() : comparison.request().subjects();
      if (!now.equals(listed)) {
        listed = now;
        place = 0;
      }
      subjects.removeAllItems();
      if (listed.size() > 1) {
        subjects.addItem("all " + listed.size() + " positions");
      }
      listed.stream().map(Subject::name).forEach(subjects::addItem);
      if (subjects.getItemCount() > 0) {
        subjects.setSelectedIndex(Math.max(0, Math.min(place, subjects.getItemCount() - 1)));
      }
      boolean searched = comparison != null && !comparison.analyses().isEmpty();
      searchedTo.setVisible(deepest > 0);
      depths.setVisible(deepest > 0);
      on.setVisible(searched && listed.size() > 1);
      subjects.setVisible(searched && listed.size() > 1);
    } finally {
      filling = false;
    }
  }

  /** Returns the depth of the rows. */
  int depth() {
    return depths.getSelectedItem() instanceof Integer depth ? depth : 0;
  }

  /** Returns the position chosen, or -1 for all of them. */
  int subject() {
    return listed.size() > 1 ? subjects.getSelectedIndex() - 1 : listed.isEmpty() ? -1 : 0;
  }

  /** Returns the comparison on the positions chosen. */
  Optional<Comparison> shown(Draft draft) {
    if (comparison == null || subject() < 0 || listed.size() == 1) {
      return Optional.ofNullable(comparison);
    }
    ComparisonRequest one =
        ComparisonRequest.of(List.of(listed.get(subject())), draft.configurations())
            .withTrace(comparison.request().traceNodes());
    return Optional.of(context.analyst().plan(one, comparison));
  }

  /** Shows a sentence about the row chosen, or about the source of the yardsticks. */
  void say(String note) {
    String yardstick = comparison == null ? "" : comparison.remark(depth());
    String text =
        !note.isEmpty()
            ? note
            : comparison != null && comparison.analyses().isEmpty()
                ? "Nothing is searched yet; press Run."
                : yardstick;
    sentence.setText(text);
    sentence.setVisible(!text.isEmpty());
  }

  /** Writes a depth in words. */
  private static final class DepthCell extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focus) {
      Object text = value == null ? "–" : value.equals(0) ? "the limits" : "depth " + value;
      return super.getListCellRendererComponent(list, text, index, selected, focus);
    }
  }
}
