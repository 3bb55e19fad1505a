package org.plyscope.workbench.export;

import java.awt.Component;
import java.awt.event.ItemEvent;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.Fields;

/** Asks how a picture looks: colours, ground, size, margins, caption. */
final class FigureForm extends JPanel {
  private final JComboBox<String> theme = new JComboBox<>(new String[] {"Light", "Dark"});
  private final JComboBox<String> ground = new JComboBox<>(new String[] {"White", "Transparent"});
  private final JComboBox<String> width =
      new JComboBox<>(FigureChoice.WIDTHS.toArray(String[]::new));
  private final JTextField height = new JTextField();
  private final JCheckBox cropped = new JCheckBox("Crop margins");
  private final JCheckBox captioned = new JCheckBox("Caption");
  private final JTextArea caption = new JTextArea(3, 10);
  private final Runnable edited;
  private boolean filling;

  /**
   * Makes the form.
   *
   * @param edited called after every change by the user
   */
  FigureForm(Runnable edited) {
    super(
        new MigLayout(
            "fillx, insets 0, wrap 4", "[]unrel[grow, fill, 0::]unrel[]rel[grow, fill, 0::]"));
    this.edited = edited;
    theme.setName("export.theme");
    ground.setName("export.ground");
    width.setName("export.width");
    height.setName("export.height");
    cropped.setName("export.cropped");
    captioned.setName("export.captioned");
    caption.setName("export.caption");
    ground.setToolTipText("White in light colours, almost black in dark ones, or transparent");
    width.setToolTipText("In mm, cm, in, pt or px; pictures in pixels get 300 dpi on paper");
    width.setEditable(true);
    height.putClientProperty("JTextField.placeholderText", "automatic");
    caption.setLineWrap(true);
    caption.setWrapStyleWord(true);
    row("Colours", theme);
    row("Background", ground);
    row("Width", width);
    row("Height", height);
    add(cropped, "skip, span 3");
    add(captioned, "aligny top");
    add(new JScrollPane(caption), "span 3, growx, height pref!");
    listen();
  }

  private void row(String text, Component field) {
    JLabel label = new JLabel(text);
    label.setLabelFor(field);
    add(label);
    add(field, "width 0:pref:");
  }

  private void listen() {
    theme.addActionListener(e -> edited());
    ground.addActionListener(e -> edited());
    width.addItemListener(
        e -> {
          if (e.getStateChange() == ItemEvent.SELECTED) {
            edited();
          }
        });
    Fields.onEdit((JTextComponent) width.getEditor().getEditorComponent(), this::edited);
    Fields.onEdit(height, this::edited);
    Fields.onEdit(caption, this::edited);
    cropped.addActionListener(e -> edited());
    captioned.addActionListener(e -> edited());
  }

  private void edited() {
    if (!filling) {
      caption.setEnabled(captioned.isSelected());
      edited.run();
    }
  }

  /** Shows a choice. */
  void show(FigureChoice choice, String text) {
    filling = true;
    try {
      theme.setSelectedIndex(choice.dark() ? 1 : 0);
      ground.setSelectedIndex(choice.transparent() ? 1 : 0);
      width.setSelectedItem(choice.width());
      height.setText(choice.height());
      cropped.setSelected(choice.cropped());
      captioned.setSelected(choice.captioned());
      caption.setText(text);
      caption.setCaretPosition(0);
      caption.setEnabled(choice.captioned());
    } finally {
      filling = false;
    }
  }

  /** Returns the choices, lengths as they are written. */
  FigureChoice choice() {
    return new FigureChoice(
        theme.getSelectedIndex() == 1,
        ground.getSelectedIndex() == 1,
        ((JTextComponent) width.getEditor().getEditorComponent()).getText(),
        height.getText(),
        captioned.isSelected(),
        cropped.isSelected());
  }

  /** Returns the caption, whether or not it is wanted. */
  String caption() {
    return caption.getText();
  }
}
