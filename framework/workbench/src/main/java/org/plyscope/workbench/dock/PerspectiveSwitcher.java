package org.plyscope.workbench.dock;

import java.awt.Dimension;
import java.util.function.Consumer;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.plyscope.workbench.theme.Icons;

/** One button for each perspective, the current one pressed. */
public final class PerspectiveSwitcher extends JPanel {
  /**
   * Makes the buttons.
   *
   * @param enter switches to the perspective with an id
   */
  public PerspectiveSwitcher(Perspectives perspectives, Consumer<String> enter) {
    super(new MigLayout("insets 0, gapx 2, novisualpadding"));
    setName("perspective.bar");
    setOpaque(false);
    setAlignmentY(CENTER_ALIGNMENT);
    ButtonGroup group = new ButtonGroup();
    int number = 0;
    for (Perspective perspective : perspectives.all()) {
      number++;
      JToggleButton button = new JToggleButton(perspective.title(), Icons.of(perspective.icon()));
      button.setName("perspective." + perspective.id());
      button.setToolTipText(perspective.help() + "  (Ctrl+" + number + ")");
      button.setFocusable(false);
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.putClientProperty(
          "FlatLaf.style",
          "selectedBackground: $Plyscope.highlight; toolbar.selectedBackground:"
              + " $Plyscope.highlight; toolbar.margin: 4,10,4,10; toolbar.spacingInsets: 0,0,0,0");
      button.setSelected(perspective.equals(perspectives.current()));
      button.addActionListener(e -> enter.accept(perspective.id()));
      perspectives.onChange(() -> button.setSelected(perspective.equals(perspectives.current())));
      group.add(button);
      add(button);
    }
  }

  /** A tool bar would give it all the room there is. */
  @Override
  public Dimension getMaximumSize() {
    return getPreferredSize();
  }
}
