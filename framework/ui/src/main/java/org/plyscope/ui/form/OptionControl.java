package org.plyscope.ui.form;

import java.awt.Component;
import java.io.File;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.PartKind;

/**
 * The control of one option. It deals in text, which the option itself parses and checks.
 *
 * @param component the visible component
 * @param help its purpose and its valid values
 * @param read returns the choice of the user
 * @param write shows a value
 */
record OptionControl(
    JComponent component, String help, Supplier<String> read, Consumer<String> write) {
  private static final int COLUMNS = 8;
  private static final int DIGITS = 4;

  /** Makes the control that fits an option. */
  static OptionControl of(Option<?> option, PartNames parts, Runnable edited) {
    return switch (option.kind()) {
      case FLAG -> flag(option, edited);
      case CHOICE -> choice(option, edited);
      case INTEGER, DECIMAL, TEXT -> text(option, edited);
      case FILE -> file(option, edited);
      case PART -> part(option, parts, edited);
    };
  }

  String text() {
    return read.get();
  }

  void show(String value) {
    if (!value.equals(read.get())) {
      write.accept(value);
    }
  }

  private static OptionControl flag(Option<?> option, Runnable edited) {
    JCheckBox box = new JCheckBox();
    box.addActionListener(e -> edited.run());
    return new OptionControl(
        box,
        option.help(),
        () -> Boolean.toString(box.isSelected()),
        value -> box.setSelected(Boolean.parseBoolean(value)));
  }

  /** Shows words for the values, which are identifiers. */
  private static OptionControl choice(Option<?> option, Runnable edited) {
    JComboBox<String> box = new JComboBox<>(option.choices().toArray(String[]::new));
    box.setRenderer(new WordRenderer());
    box.addPropertyChangeListener("UI", e -> box.setRenderer(new WordRenderer()));
    box.addActionListener(e -> edited.run());
    return new OptionControl(
        box, option.help(), () -> (String) box.getSelectedItem(), box::setSelectedItem);
  }

  /** Shows an identifier as words. */
  private static final class WordRenderer extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      String words = value == null ? "" : IdentifierText.of(value.toString());
      return super.getListCellRendererComponent(list, words, index, selected, focused);
    }
  }

  private static OptionControl text(Option<?> option, Runnable edited) {
    JTextField field = new JTextField(COLUMNS);
    Fields.onEdit(field, edited);
    return switch (option.kind()) {
      case INTEGER ->
          new OptionControl(
              field,
              option.help() + bounds((long) option.min(), (long) option.max()),
              field::getText,
              field::setText);
      case DECIMAL -> decimal(option, field);
      default -> new OptionControl(field, option.help(), field::getText, field::setText);
    };
  }

  /** Shows four significant digits; as long as these are not edited, all digits count. */
  private static OptionControl decimal(Option<?> option, JTextField field) {
    String[] exact = {""};
    return new OptionControl(
        field,
        option.help() + bounds(brief(option.min()), brief(option.max())),
        () -> field.getText().equals(rounded(exact[0])) ? exact[0] : field.getText(),
        value -> {
          exact[0] = value;
          field.setText(rounded(value));
        });
  }

  private static String rounded(String number) {
    try {
      return brief(Double.parseDouble(number));
    } catch (NumberFormatException e) {
      return number;
    }
  }

  private static String brief(double number) {
    return new BigDecimal(number)
        .round(new MathContext(DIGITS))
        .stripTrailingZeros()
        .toPlainString();
  }

  /** A field for the path, with a button in it that opens a chooser. */
  private static OptionControl file(Option<?> option, Runnable edited) {
    JTextField field = new JTextField(COLUMNS);
    Fields.onEdit(field, edited);
    field.putClientProperty("JTextField.placeholderText", option.emptyMeaning());
    JButton choose = new JButton("…");
    choose.setName("option." + option.id() + ".choose");
    choose.setToolTipText("Choose a file");
    choose.addActionListener(e -> choose(option, field));
    field.putClientProperty("JTextField.trailingComponent", choose);
    return new OptionControl(field, option.help(), field::getText, field::setText);
  }

  private static void choose(Option<?> option, JTextField field) {
    JFileChooser chooser = new JFileChooser();
    chooser.setName("dialog.option-file");
    chooser.setDialogTitle(option.label());
    if (!option.choices().isEmpty()) {
      chooser.setFileFilter(
          new FileNameExtensionFilter(option.label(), option.choices().toArray(String[]::new)));
    }
    if (!field.getText().isBlank()) {
      chooser.setSelectedFile(new File(field.getText().strip()));
    }
    if (chooser.showOpenDialog(field) == JFileChooser.APPROVE_OPTION) {
      field.setText(chooser.getSelectedFile().getAbsolutePath());
    }
  }

  private static OptionControl part(Option<?> option, PartNames parts, Runnable edited) {
    PartBox box = new PartBox(option, parts, edited);
    String help =
        option.help()
            + (option.partKind().orElseThrow().getAnnotation(PartKind.class).joins()
                ? " Several can be joined: first+second. Options follow in brackets: id[key=value]."
                : " Options follow in brackets: id[key=value].");
    return new OptionControl(box, help, box::reference, box::reference);
  }

  private static String bounds(Object min, Object max) {
    return " From " + min + " to " + max + ".";
  }
}
