package org.plyscope.ui.form;

import java.awt.Component;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.stream.Collectors;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.plaf.basic.BasicComboBoxEditor;
import javax.swing.text.JTextComponent;
import org.plyscope.api.InputException;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.PartReference;

/**
 * Chooses a part by its name. The text behind the name, which may have options and several parts,
 * is shown while the field has the focus, and can be edited then.
 */
final class PartBox extends JComboBox<String> {
  private final transient PartNames parts;
  private final transient Option<?> option;
  private final Class<?> kind;
  private final transient Runnable edited;

  /** The reference, while the field shows the name instead; null while it shows the reference. */
  private String hidden;

  private boolean switching;

  PartBox(Option<?> option, PartNames parts, Runnable edited) {
    super(parts.of(option.partKind().orElseThrow()).toArray(String[]::new));
    this.parts = parts;
    this.option = option;
    this.kind = option.partKind().orElseThrow();
    this.edited = edited;
    setEditable(true);
    setPrototypeDisplayValue("a name of a usual length");
    putClientProperty("JTextField.placeholderText", label(""));
    furnish();
    // Another theme brings another editor.
    addPropertyChangeListener("UI", e -> furnish());
  }

  /** Returns the reference that is chosen or written. */
  String reference() {
    return hidden == null ? editor().getText() : hidden;
  }

  /** Shows a reference. */
  void reference(String text) {
    setSelectedItem(text);
    if (!editor().isFocusOwner()) {
      hide(text);
    }
  }

  /** Returns the display name of a reference. */
  String label(String reference) {
    if (reference.isEmpty()) {
      String standard = parts.standard(kind);
      if (!option.emptyMeaning().isEmpty()) {
        return option.emptyMeaning();
      }
      return standard.isEmpty() ? "first that fits" : parts.name(kind, standard) + " (by default)";
    }
    try {
      return PartReference.parseAll(reference).stream()
          .map(part -> single(part.toString()))
          .collect(Collectors.joining(", then "));
    } catch (InputException e) {
      return reference;
    }
  }

  private String single(String reference) {
    int bracket = reference.indexOf('[');
    String id = bracket < 0 ? reference : reference.substring(0, bracket);
    boolean known = parts.of(kind).contains(id);
    String name = known ? parts.name(kind, id) : id;
    return bracket < 0
        ? name
        : name
            + " ("
            + reference.substring(bracket + 1).replace("]", "").replace("=", " ").replace(",", ", ")
            + ")";
  }

  private void furnish() {
    setRenderer(new Names());
    setEditor(
        new BasicComboBoxEditor.UIResource() {
          @Override
          public void setItem(Object item) {
            hidden = null;
            super.setItem(item);
            if (!editor.isFocusOwner()) {
              hide(item == null ? "" : item.toString());
            }
          }

          @Override
          public Object getItem() {
            return reference();
          }
        });
    editor().setName("option." + option.id() + ".text");
    editor()
        .addFocusListener(
            new FocusAdapter() {
              @Override
              public void focusGained(FocusEvent event) {
                reveal();
              }

              @Override
              public void focusLost(FocusEvent event) {
                hide(reference());
              }
            });
    Fields.onEdit(editor(), this::written);
    hide(reference());
  }

  /** The field is filled with the reference, also if that happens without the focus. */
  private void written() {
    if (!switching) {
      hidden = null;
      edited.run();
    }
  }

  private void hide(String reference) {
    show(reference.isEmpty() ? "" : label(reference));
    hidden = reference;
    editor().setCaretPosition(0);
    setToolTipReference(reference);
  }

  private void reveal() {
    String reference = reference();
    show(reference);
    hidden = null;
  }

  private void show(String text) {
    switching = true;
    try {
      editor().setText(text);
    } finally {
      switching = false;
    }
  }

  private void setToolTipReference(String reference) {
    editor().setToolTipText(reference.isEmpty() ? null : reference);
  }

  private JTextComponent editor() {
    return (JTextComponent) getEditor().getEditorComponent();
  }

  /** Shows parts by their names. */
  private final class Names extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      String text = value == null ? "" : label(value.toString());
      return super.getListCellRendererComponent(list, text, index, selected, focused);
    }
  }
}
