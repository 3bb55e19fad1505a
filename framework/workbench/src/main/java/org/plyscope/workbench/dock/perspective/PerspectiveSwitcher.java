package org.plyscope.workbench.dock.perspective;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.plyscope.workbench.theme.Icons;

/** One button for each perspective, the current one pressed. */
public final class PerspectiveSwitcher extends JPanel {
  private final transient Perspectives perspectives;
  private final transient Consumer<String> enter;
  private final transient BiFunction<String, String, String> tip;
  private transient List<KnownPerspective> shown = List.of();
  private boolean tight;

  /**
   * Makes the buttons and follows perspectives that come and go.
   *
   * @param enter switches to the perspective with an id
   * @param tip makes a tool tip of the purpose of a perspective and its key
   */
  public PerspectiveSwitcher(
      Perspectives perspectives, Consumer<String> enter, BiFunction<String, String, String> tip) {
    super(new MigLayout("insets 0, gapx 2, novisualpadding"));
    this.perspectives = perspectives;
    this.enter = enter;
    this.tip = tip;
    setName("perspective.bar");
    setOpaque(false);
    setAlignmentY(CENTER_ALIGNMENT);
    perspectives.onChange(this::refresh);
    refresh();
  }

  private void refresh() {
    if (!perspectives.all().equals(shown)) {
      shown = perspectives.all();
      fill();
    }
    String current = "perspective." + perspectives.current().id();
    for (int i = 0; i < getComponentCount(); i++) {
      JToggleButton button = (JToggleButton) getComponent(i);
      button.setSelected(button.getName().equals(current));
    }
    writeTitles();
  }

  private void fill() {
    removeAll();
    ButtonGroup group = new ButtonGroup();
    for (KnownPerspective perspective : shown) {
      JToggleButton button = new JToggleButton(perspective.title(), Icons.of(perspective.icon()));
      button.setName("perspective." + perspective.id());
      button.getAccessibleContext().setAccessibleName(perspective.title());
      button.setToolTipText(tip.apply(perspective.help(), perspective.shortcut()));
      button.setFocusable(false);
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.putClientProperty(
          "FlatLaf.style",
          "selectedBackground: $Plyscope.highlight; toolbar.selectedBackground:"
              + " $Plyscope.highlight; toolbar.margin: 4,10,4,10; toolbar.spacingInsets: 0,0,0,0");
      String id = perspective.id();
      button.addActionListener(e -> enter.accept(id));
      group.add(button);
      add(button);
    }
    revalidate();
    repaint();
  }

  /** Without room for all titles only the current perspective keeps its own; icons stay. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    boolean now = width < getPreferredSize().width;
    if (now != tight) {
      tight = now;
      writeTitles();
    }
  }

  private void writeTitles() {
    for (int i = 0; i < getComponentCount(); i++) {
      JToggleButton button = (JToggleButton) getComponent(i);
      boolean silent = tight && button.getIcon() != null && !button.isSelected();
      button.setText(silent ? "" : shown.get(i).title());
    }
  }

  /** Returns the size with all titles, whether they are shown or not. */
  @Override
  public Dimension getPreferredSize() {
    Dimension size = super.getPreferredSize();
    size.width += titles(button -> button.getText().isEmpty());
    return size;
  }

  /** Returns the size with the title of the current perspective only. */
  @Override
  public Dimension getMinimumSize() {
    Dimension size = getPreferredSize();
    size.width -= titles(button -> button.getIcon() != null && !button.isSelected());
    return size;
  }

  /** Measures the titles of some buttons. */
  private int titles(Predicate<JToggleButton> some) {
    int width = 0;
    for (int i = 0; i < getComponentCount(); i++) {
      JToggleButton button = (JToggleButton) getComponent(i);
      if (some.test(button)) {
        FontMetrics letters = button.getFontMetrics(button.getFont());
        width += letters.stringWidth(shown.get(i).title()) + button.getIconTextGap();
      }
    }
    return width;
  }

  /** A tool bar would give it all the room there is. */
  @Override
  public Dimension getMaximumSize() {
    return getPreferredSize();
  }
}
