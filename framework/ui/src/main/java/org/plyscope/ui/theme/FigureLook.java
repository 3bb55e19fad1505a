package org.plyscope.ui.theme;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.plaf.BorderUIResource.EmptyBorderUIResource;
import javax.swing.plaf.ColorUIResource;

/**
 * Gives one component the look of a figure for a moment: the colours of a theme, a plain or no
 * ground, a font. All happens within one event, so that the user sees nothing of it. Used on the
 * user-interface thread.
 *
 * @param theme the colours
 * @param transparent whether the ground is left out
 * @param font the font of all text; sizes follow from its own
 */
public record FigureLook(Theme theme, boolean transparent, Font font) {
  /** The backgrounds of components and charts. */
  private static final List<String> GROUNDS =
      List.of(
          "Panel.background",
          "Viewport.background",
          "ScrollPane.background",
          "Table.background",
          "TableHeader.background",
          "List.background",
          "Plyscope.chart.background");

  /** The properties that draw a frame around parts of a figure. */
  private static final List<String> FRAMES = List.of("ScrollPane.border", "Table.scrollPaneBorder");

  /**
   * Does something while a component has this look.
   *
   * @param component the component
   * @param work what to do
   * @param <T> the type of the result
   * @return the result
   */
  public <T> T during(JComponent component, Supplier<T> work) {
    Theme.Installed before = Theme.installed();
    try {
      Theme.use(theme, font);
      Color surface = Theme.color("surface");
      Color ground =
          transparent
              ? new Color(surface.getRed(), surface.getGreen(), surface.getBlue(), 0)
              : surface;
      GROUNDS.forEach(key -> UIManager.put(key, new ColorUIResource(ground)));
      FRAMES.forEach(key -> UIManager.put(key, new EmptyBorderUIResource(0, 0, 0, 0)));
      SwingUtilities.updateComponentTreeUI(component);
      return work.get();
    } finally {
      GROUNDS.forEach(key -> UIManager.put(key, null));
      FRAMES.forEach(key -> UIManager.put(key, null));
      before.restore();
      SwingUtilities.updateComponentTreeUI(component);
    }
  }
}
