package org.plyscope.ui.theme;

import com.formdev.flatlaf.FlatLaf;
import java.awt.event.ContainerAdapter;
import java.awt.event.ContainerEvent;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import javax.swing.UIDefaults;
import javax.swing.plaf.ComponentUI;
import javax.swing.plaf.basic.BasicHTML;

/**
 * Makes every component show text as it is. Swing takes any text that starts with {@code <html>}
 * for a page and fetches its pictures, so the name of a file or of a plugin could reach a server.
 * Here a component shows markup only where its maker asked for that with {@link
 * org.plyscope.ui.widget.Markup}.
 *
 * <p>It stands before the look and feel: Swing asks {@link #createUI} for the delegate that paints
 * a component, which happens before the component has a text. Public because Swing calls it by
 * reflection; not to be used otherwise.
 */
public final class PlainText extends ComponentUI {
  /** The client property with which Swing knows that a component does not render pages. */
  public static final String DISABLED = "html.disable";

  /** Whatever shows text that Swing would look into, renderers of cells included. */
  private static final List<String> KINDS =
      List.of(
          "LabelUI",
          "ButtonUI",
          "ToggleButtonUI",
          "CheckBoxUI",
          "RadioButtonUI",
          "MenuUI",
          "MenuItemUI",
          "CheckBoxMenuItemUI",
          "RadioButtonMenuItemUI",
          "ToolTipUI",
          "TabbedPaneUI",
          "OptionPaneUI");

  /** Tabs know no switch; a character without width makes their text none that Swing looks into. */
  private static final String NO_WIDTH = "\u200B";

  private static final Map<String, Method> MAKERS = new HashMap<>();

  private PlainText() {}

  /** Stands before a look and feel. */
  static UIDefaults before(UIDefaults defaults) {
    for (String kind : KINDS) {
      MAKERS.put(kind, maker(defaults, kind));
      defaults.put(kind, PlainText.class.getName());
    }
    defaults.put(PlainText.class.getName(), PlainText.class);
    return defaults;
  }

  private static Method maker(UIDefaults defaults, String kind) {
    try {
      return defaults
          .getUIClass(kind, FlatLaf.class.getClassLoader())
          .getMethod("createUI", JComponent.class);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("The look and feel has no " + kind + ".", e);
    }
  }

  /**
   * Makes the delegate that paints a component, after setting the component to plain text.
   *
   * @param component the component
   * @return its painter, made by the look and feel
   */
  public static ComponentUI createUI(JComponent component) {
    if (component.getClientProperty(DISABLED) == null) {
      component.putClientProperty(DISABLED, true);
      if (component instanceof JTabbedPane tabs) {
        watch(tabs);
      }
    }
    try {
      return (ComponentUI) MAKERS.get(component.getUIClassID()).invoke(null, component);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("The look and feel cannot paint a component.", e);
    }
  }

  /** Listens before the painter does, which is not there yet. */
  private static void watch(JTabbedPane tabs) {
    tabs.addContainerListener(
        new ContainerAdapter() {
          @Override
          public void componentAdded(ContainerEvent event) {
            for (int tab = 0; tab < tabs.getTabCount(); tab++) {
              disarm(tabs, tab);
            }
          }
        });
    // A listener for all properties, because these are notified before those for a single one.
    tabs.addPropertyChangeListener(
        event -> {
          if ("indexForTitle".equals(event.getPropertyName())) {
            disarm(tabs, (Integer) event.getNewValue());
          }
        });
  }

  private static void disarm(JTabbedPane tabs, int tab) {
    String title = tabs.getTitleAt(tab);
    if (BasicHTML.isHTMLString(title)) {
      tabs.setTitleAt(tab, NO_WIDTH + title);
    }
  }
}
