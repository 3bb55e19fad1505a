package org.plyscope.view.runs.form;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import org.plyscope.ui.form.Fields;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.KeyText;

/** A field of the form, which reads and writes a value of the experiment as text. */
final class FormField {
  private static final int COLUMNS = 8;

  private final String path;
  private final JComponent component;
  private JTextComponent editor;
  private final Supplier<String> read;
  private final Consumer<String> write;
  private boolean filling;

  private FormField(
      String path,
      JComponent component,
      JTextComponent editor,
      Supplier<String> read,
      Consumer<String> write) {
    this.path = path;
    this.component = component;
    this.editor = editor;
    this.read = read;
    this.write = write;
    component.setName("experiment." + path);
    if (editor != component) {
      editor.setName("experiment." + path + ".text");
    }
    Fields.onEdit(editor, this::edited);
  }

  /**
   * Makes a field for any text.
   *
   * @param path where its value stands, by which problems find it
   * @param read returns what stands there
   * @param write receives what the user types
   */
  static FormField text(String path, Supplier<String> read, Consumer<String> write) {
    JTextField field = new JTextField(COLUMNS);
    return new FormField(path, field, field, read, write);
  }

  /** Makes a field for a declared key of experiment files, by its path. */
  static FormField of(Draft draft, String path) {
    FileKey key = ExperimentKeys.FILE.at(path);
    String[] steps = path.split("\\.", -1);
    Supplier<String> read = () -> draft.readable().field(steps);
    Consumer<String> write = value -> draft.edit(text -> text.with(value, steps));
    FormField field =
        switch (key.kind()) {
          case TEXT -> text(path, read, v -> draft.edit(text -> text.withText(v, steps)));
          case TEXTS, LIST ->
              text(
                  path,
                  () -> draft.readable().list(steps),
                  v -> draft.edit(text -> text.withList(v, steps)));
          case CHOICE -> choice(path, withNone(key.choices()), read, write);
          case FLAG -> choice(path, List.of("", "true", "false"), read, write);
          default -> text(path, read, write);
        };
    return field.explained(key, "");
  }

  /** Returns proposals that begin with none. */
  static List<String> withNone(List<String> proposals) {
    return Stream.concat(Stream.of(""), proposals.stream()).toList();
  }

  /** Makes a field with proposals; anything else can be typed too. */
  static FormField choice(
      String path, List<String> proposals, Supplier<String> read, Consumer<String> write) {
    JComboBox<String> box = new JComboBox<>(proposals.toArray(String[]::new));
    box.setEditable(true);
    box.setPrototypeDisplayValue("a-usual-name");
    JTextComponent editor = (JTextComponent) box.getEditor().getEditorComponent();
    FormField field = new FormField(path, box, editor, read, write);
    // Another theme brings another editor.
    box.addPropertyChangeListener(
        "UI", e -> field.edits((JTextComponent) box.getEditor().getEditorComponent()));
    return field;
  }

  private void edits(JTextComponent other) {
    other.setName(editor.getName());
    other.setToolTipText(editor.getToolTipText());
    String shown = editor.getText();
    editor = other;
    filling = true;
    try {
      editor.setText(shown);
    } finally {
      filling = false;
    }
    Fields.onEdit(editor, this::edited);
  }

  /** Explains it by its declaration, and by another sentence. */
  FormField explained(FileKey key, String more) {
    String values =
        switch (key.kind()) {
          case WHOLE, NUMBER, TIME, MEMORY -> " Takes " + KeyText.values(key) + ". ";
          case TEXTS, LIST -> " Several are separated by commas. ";
          default -> " ";
        };
    return explained((key.help() + values + more).strip(), KeyText.standard(key));
  }

  /** Explains it: what it is for, and what holds while it is empty. */
  FormField explained(String help, String standard) {
    component.setToolTipText(Fields.tooltip(help));
    editor.setToolTipText(Fields.tooltip(help));
    editor.putClientProperty("JTextField.placeholderText", standard);
    return this;
  }

  String path() {
    return path;
  }

  JComponent component() {
    return component;
  }

  /** Shows what stands in the experiment, unless the user is typing here. */
  void refresh() {
    String now = read.get();
    if (!now.equals(editor.getText()) && !editor.hasFocus()) {
      filling = true;
      try {
        editor.setText(now);
        editor.setCaretPosition(0);
      } finally {
        filling = false;
      }
    }
  }

  void mark(boolean wrong) {
    if (wrong) {
      Fields.markProblem(component);
    } else {
      Fields.clearProblem(component);
    }
  }

  private void edited() {
    if (!filling) {
      write.accept(editor.getText());
    }
  }
}
