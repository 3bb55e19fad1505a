package org.plyscope.view.searchtree.ui;

import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.plyscope.api.view.Selection;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.searchtree.colour.ColourBy;
import org.plyscope.view.searchtree.fixture.FakeTrace;
import org.plyscope.view.searchtree.fixture.FakeWorkspace;
import org.plyscope.view.searchtree.fixture.RealSearch;
import org.plyscope.view.searchtree.layout.TreeLayout;

/** Draws pictures of the view with real searches, to be looked at. */
public final class Gallery {
  private final File folder;

  private Gallery(File folder) {
    this.folder = folder;
  }

  /** Writes the pictures into the folder named by the first argument. */
  public static void main(String[] args) throws Exception {
    Gallery gallery = new Gallery(new File(args[0]));
    Selection small = RealSearch.selection("checkers", "", "alpha-beta:evaluator=material", 3);
    Selection large = RealSearch.selection("checkers", "", "alpha-beta:evaluator=material", 7);
    Selection halma =
        RealSearch.selection("chinese-checkers", "", "alpha-beta:ordering=largest-gain", 3);
    FakeTrace million = FakeTrace.random(1_000_000, 30, 9, 7);
    SwingUtilities.invokeAndWait(
        () -> {
          for (boolean dark : new boolean[] {false, true}) {
            gallery.draw("small", small, dark, 1, s -> s.layout(TreeLayout.DOWN), 3);
            gallery.draw("side", small, dark, 1.5, s -> s.layout(TreeLayout.RIGHT), 5);
            gallery.draw("large", large, dark, 1, s -> s.layout(TreeLayout.DOWN), -1);
            gallery.draw("icicle", large, dark, 1.5, s -> s.layout(TreeLayout.ICICLE), 9);
            gallery.draw("halma", halma, dark, 1, s -> s.colourBy(ColourBy.BOUND), 2);
            gallery.draw(
                "million",
                Selection.of(million.line()).withTrace(million, -1),
                dark,
                1,
                s -> s.colourBy(ColourBy.EFFORT),
                -1);
          }
        });
  }

  private void draw(
      String name,
      Selection selection,
      boolean dark,
      double scale,
      Consumer<TreeSession> setUp,
      int step) {
    (dark ? Theme.DARK : Theme.LIGHT).install(100);
    FakeWorkspace workspace = new FakeWorkspace(dark);
    SearchTreeView view = new SearchTreeView(workspace);
    workspace.follow(view);
    JComponent component = view.component();
    component.setSize(1280, 560);
    workspace.select(selection);
    setUp.accept(view.session());
    arrange(component);
    if (step >= 0) {
      view.session().select(view.session().tree().opened(step));
    }
    for (int i = 0; i < 20; i++) {
      picture(component, scale);
    }
    BufferedImage image = picture(component, scale);
    try {
      ImageIO.write(image, "png", new File(folder, name + (dark ? "-dark" : "-light") + ".png"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static BufferedImage picture(JComponent component, double scale) {
    int width = (int) (component.getWidth() * scale);
    int height = (int) (component.getHeight() * scale);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.scale(scale, scale);
    component.updateUI();
    SwingUtilities.updateComponentTreeUI(component);
    arrange(component);
    component.printAll(g);
    g.dispose();
    return image;
  }

  private static void arrange(Container container) {
    container.doLayout();
    for (var child : container.getComponents()) {
      if (child instanceof Container inner) {
        arrange(inner);
      }
    }
  }
}
