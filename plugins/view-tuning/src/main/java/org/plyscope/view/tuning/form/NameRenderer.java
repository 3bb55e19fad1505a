package org.plyscope.view.tuning.form;

import java.awt.Component;
import java.util.function.Function;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;

/** Shows the choices of a list by their names. */
public final class NameRenderer<T> extends DefaultListCellRenderer {
  private final Class<T> type;
  private final transient Function<T, String> name;

  private NameRenderer(Class<T> type, Function<T, String> name) {
    this.type = type;
    this.name = name;
  }

  /** Lets a chooser show names, also after the theme has changed. */
  public static <T> void install(JComboBox<T> box, Class<T> type, Function<T, String> name) {
    box.setRenderer(new NameRenderer<>(type, name));
    box.addPropertyChangeListener("UI", e -> box.setRenderer(new NameRenderer<>(type, name)));
  }

  /** Lets a list show names. */
  public static <T> void install(JList<T> list, Class<T> type, Function<T, String> name) {
    list.setCellRenderer(new NameRenderer<>(type, name));
    list.addPropertyChangeListener("UI", e -> list.setCellRenderer(new NameRenderer<>(type, name)));
  }

  @Override
  public Component getListCellRendererComponent(
      JList<?> list, Object value, int index, boolean selected, boolean focused) {
    String text = type.isInstance(value) ? name.apply(type.cast(value)) : "";
    return super.getListCellRendererComponent(list, text, index, selected, focused);
  }
}
