package org.plyscope.ui.form;

import java.awt.Component;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.stream.Stream;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.SwingUtilities;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.plaf.basic.BasicComboBoxEditor;
import javax.swing.text.JTextComponent;
import org.plyscope.api.option.Option;

/**
 * Chooses a part by its name. The text behind the name, which may have options and several parts,
 * is shown while the field has the focus, and can be edited then. A name may be typed as well, and
 * is completed.
 */
final class PartBox extends JComboBox<String> {
  private final transient PartNames parts;
  private final transient Option<?> option;
  private final transient Runnable edited;

  /** The reference, while the field shows the name instead; null while it shows the reference. */
  private String hidden;

  private boolean switching;

  PartBox(Option<?> option, PartNames parts, Runnable edited) {
    super(offered(option, parts));
    this.parts = parts;
    this.option = option;
    this.edited = edited;
    setEditable(true);
    setPrototypeDisplayValue("a name of a usual length");
    putClientProperty("JTextField.placeholderText", label(""));
    furnish();
    // Another theme brings another editor.
    addPropertyChangeListener("UI", e -> furnish());
  }

  /** The default part is offered once, as the default. */
  private static String[] offered(Option<?> option, PartNames parts) {
    Class<?> kind = option.partKind().orElseThrow();
    String standard = option.emptyMeaning().isEmpty() ? parts.standard(kind) : "";
    return parts.of(kind).stream()
        .filter(id -> id.isEmpty() || !id.equals(standard))
        .toArray(String[]::new);
  }

  /** Returns the reference that is chosen or written. */
  String reference() {
    return hidden == null ? meant(editor().getText()) : hidden;
  }

  /** A written name means its part; everything else is a reference already. */
  private String meant(String written) {
    return ids()
        .filter(id -> name(id).equalsIgnoreCase(written.strip()))
        .findFirst()
        .orElse(written);
  }

  private Stream<String> ids() {
    return parts.of(option.partKind().orElseThrow()).stream().filter(id -> !id.isEmpty());
  }

  private String name(String id) {
    return parts.name(option.partKind().orElseThrow(), id);
  }

  /** Shows a reference. */
  void reference(String text) {
    setSelectedItem(text);
    if (!editor().isFocusOwner()) {
      hide(text);
    }
  }

  /** Returns the display text of a reference. */
  String label(String reference) {
    return parts.text(option, reference);
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
    editor().getDocument().addDocumentListener(new Typing());
    hide(reference());
  }

  /** Appends the rest of the first name or id that begins with the typed text, and selects it. */
  private void complete(int typed) {
    String text = editor().getText();
    if (!editor().isFocusOwner() || typed != text.length() || typed == 0) {
      return;
    }
    Stream.concat(ids().map(this::name), ids())
        .filter(known -> known.length() > typed && known.regionMatches(true, 0, text, 0, typed))
        .findFirst()
        .ifPresent(
            known -> {
              editor().setText(text + known.substring(typed));
              editor().setCaretPosition(known.length());
              editor().moveCaretPosition(typed);
            });
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

  /** Completes the typed text letter by letter; a deleted letter stays deleted. */
  private final class Typing implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
      int typed = event.getOffset() + event.getLength();
      if (!switching && event.getLength() == 1) {
        SwingUtilities.invokeLater(() -> complete(typed));
      }
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
      // Completing here would bring back the deleted text.
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
      // Plain text has no attributes.
    }
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
