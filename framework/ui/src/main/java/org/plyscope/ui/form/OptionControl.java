package org.plyscope.ui.form;

import java.io.File;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JTextField;
import javax.swing.filechooser.FileNameExtensionFilter;
import javax.swing.text.JTextComponent;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.PartKind;

/**
 * The control of one option. It deals in text, which the option itself parses and checks.
 *
 * @param component what the user sees
 * @param help what it is for and which values are right
 * @param read returns what the user chose
 * @param write shows a value
 */
record OptionControl(
    JComponent component, String help, Supplier<String> read, Consumer<String> write) {
  private static final int COLUMNS = 8;

  /** Makes the control that fits an option. */
  static OptionControl of(Option<?> option, PartNames parts, Runnable edited) {
    return switch (option.kind()) {
      case FLAG -> flag(option, edited);
      case CHOICE -> choice(option, edited);
      case INTEGER, DECIMAL, TEXT -> text(option, edited);
      case FILE -> file(option, edited);
      case PART -> part(option, parts.of(option.partKind().orElseThrow()), edited);
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

  private static OptionControl choice(Option<?> option, Runnable edited) {
    JComboBox<String> box = new JComboBox<>(option.choices().toArray(String[]::new));
    box.addActionListener(e -> edited.run());
    return new OptionControl(
        box, option.help(), () -> (String) box.getSelectedItem(), box::setSelectedItem);
  }

  private static OptionControl text(Option<?> option, Runnable edited) {
    JTextField field = new JTextField(COLUMNS);
    Fields.onEdit(field, edited);
    String help =
        switch (option.kind()) {
          case INTEGER -> option.help() + bounds((long) option.min(), (long) option.max());
          case DECIMAL -> option.help() + bounds(option.min(), option.max());
          default -> option.help();
        };
    return new OptionControl(field, help, field::getText, field::setText);
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

  /** Editable, because parts take options of their own and orderings combine. */
  private static OptionControl part(Option<?> option, List<String> ids, Runnable edited) {
    JComboBox<String> box = new JComboBox<>(ids.toArray(String[]::new));
    box.setEditable(true);
    box.setPrototypeDisplayValue("a-name-of-usual-length");
    box.putClientProperty(
        "JTextField.placeholderText",
        option.emptyMeaning().isEmpty() ? "first that fits" : option.emptyMeaning());
    Runnable furnish =
        () -> {
          editor(box).setName("option." + option.id() + ".text");
          editor(box).setCaretPosition(0);
          Fields.onEdit(editor(box), edited);
        };
    furnish.run();
    // Another theme brings another editor.
    box.addPropertyChangeListener("UI", e -> furnish.run());
    String help =
        option.help()
            + (option.partKind().orElseThrow().getAnnotation(PartKind.class).joins()
                ? " Several can be joined: first+second. Options follow in brackets: id[key=value]."
                : " Options follow in brackets: id[key=value].");
    return new OptionControl(
        box,
        help,
        () -> editor(box).getText(),
        value -> {
          box.setSelectedItem(value);
          // A long text begins with the name, which says more than the end of its options.
          editor(box).setCaretPosition(0);
        });
  }

  private static JTextComponent editor(JComboBox<?> box) {
    return (JTextComponent) box.getEditor().getEditorComponent();
  }

  private static String bounds(Object min, Object max) {
    return " From " + min + " to " + max + ".";
  }
}
