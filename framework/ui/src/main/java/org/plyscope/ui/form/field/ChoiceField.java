package org.plyscope.ui.form.field;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.UIManager;

/**
 * A field that offers values by their names. The first is the default, in grey; where several
 * values or others are possible, the last asks for them.
 */
public final class ChoiceField extends FormField {
  private final JComboBox<Choice> box = new JComboBox<>();
  private final List<Choice> choices;
  private final String others;
  private String standard = "";
  private boolean filling;

  /**
   * Makes a field.
   *
   * @param choices the values, without the default
   * @param others how other values are written; empty if there are no others
   */
  public ChoiceField(String label, FieldValue value, List<Choice> choices, String others) {
    super(label, value);
    this.choices = List.copyOf(choices);
    this.others = others;
    place(box);
    box.setPrototypeDisplayValue(new Choice("", "A usual name"));
    box.setRenderer(new Names());
    // Another theme brings another look of the list.
    box.addPropertyChangeListener("UI", e -> box.setRenderer(new Names()));
    box.addActionListener(e -> chosen());
  }

  @Override
  public JComponent control() {
    return box;
  }

  @Override
  void standard(String text) {
    standard = Choice.label(choices, text);
    refresh();
  }

  @Override
  void refresh() {
    filling = true;
    try {
      String now = value().own();
      String inherited = value().inherited();
      String usual = inherited.isEmpty() ? standard : Choice.label(choices, inherited);
      List<Choice> all = new ArrayList<>();
      all.add(new Choice("", usual.isEmpty() ? "Choose…" : usual));
      all.addAll(choices);
      if (choices.stream().noneMatch(choice -> choice.value().equals(now)) && !now.isEmpty()) {
        all.add(new Choice(now, now));
      }
      if (!others.isEmpty()) {
        all.add(Choice.OTHER);
      }
      if (!all.equals(shown())) {
        box.setModel(new DefaultComboBoxModel<>(all.toArray(Choice[]::new)));
      }
      box.setSelectedItem(
          all.stream().filter(choice -> choice.value().equals(now)).findFirst().orElseThrow());
      box.putClientProperty("FlatLaf.style", now.isEmpty() ? "foreground: $Plyscope.muted" : null);
    } finally {
      filling = false;
    }
  }

  private List<Choice> shown() {
    List<Choice> all = new ArrayList<>();
    for (int i = 0; i < box.getItemCount(); i++) {
      all.add(box.getItemAt(i));
    }
    return all;
  }

  /** A choice is taken over at once. */
  @Override
  void commit() {
    // Nothing waits.
  }

  private void chosen() {
    if (filling || !(box.getSelectedItem() instanceof Choice choice)) {
      return;
    }
    if (choice.equals(Choice.OTHER)) {
      ask();
    } else {
      value().write(choice.value());
    }
    refresh();
  }

  private void ask() {
    Object typed =
        JOptionPane.showInputDialog(
            box, others, labelText(), JOptionPane.PLAIN_MESSAGE, null, null, value().own());
    if (typed != null) {
      value().write(typed.toString().strip());
    }
  }

  /** Shows choices by their names, the default in grey. */
  private static final class Names extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      super.getListCellRendererComponent(list, value, index, selected, focused);
      if (value instanceof Choice choice && choice.value().isEmpty() && !selected) {
        setForeground(UIManager.getColor("Plyscope.muted"));
      }
      return this;
    }
  }
}
