package org.plyscope.view.searchtree.paint;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;
import java.util.Optional;
import org.plyscope.view.searchtree.colour.ColourBy;
import org.plyscope.view.searchtree.colour.NodeColours;
import org.plyscope.view.searchtree.colour.Palette;
import org.plyscope.view.searchtree.fixture.FakeTrace;
import org.plyscope.view.searchtree.fixture.FakeWorkspace;
import org.plyscope.view.searchtree.layout.Camera;
import org.plyscope.view.searchtree.layout.Extents;
import org.plyscope.view.searchtree.layout.TreeLayout;
import org.plyscope.view.searchtree.model.Filter;
import org.plyscope.view.searchtree.model.Iterations;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.MoveTexts;
import org.plyscope.view.searchtree.model.Shown;

/**
 * Measures how long a picture of a million nodes takes, over a zoom from all to a few of them. Time
 * is that of the processor, so that other programs do not disturb it.
 */
public final class PaintBench {
  private static final int WIDTH = 1600;
  private static final int HEIGHT = 1000;
  private static final int FRAMES = 120;
  private static final int WARM_UP = 3;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private PaintBench() {}

  /**
   * Prints milliseconds per frame; the first argument is the number of nodes, a million if none.
   */
  public static void main(String[] args) {
    int nodes = args.length > 0 ? Integer.parseInt(args[0]) : 1_000_000;
    FakeTrace trace = FakeTrace.random(nodes, 30, 9, 7);
    long begin = System.nanoTime();
    LoadedTree loaded = LoadedTree.of(trace, Iterations.of(trace), 0, Optional.empty());
    System.out.printf(Locale.ROOT, "%,d nodes: loading %.0f ms%n", nodes, millis(begin));
    for (TreeLayout layout : TreeLayout.values()) {
      measure(loaded, layout);
    }
  }

  private static double millis(long since) {
    return (System.nanoTime() - since) / 1e6;
  }

  private static void measure(LoadedTree loaded, TreeLayout layout) {
    Shown shown = Shown.of(loaded.tree(), Filter.ALL);
    long begin = System.nanoTime();
    Extents extents = Extents.of(loaded.tree(), shown, new BitSet(), layout.balanced());
    double arranged = millis(begin);
    Palette palette = Palette.of(new FakeWorkspace(false), loaded.tree().trace().rules());
    NodeColours colours = new NodeColours(loaded.tree(), loaded.scale(), ColourBy.VALUE, palette);
    MoveTexts texts = new MoveTexts(loaded.tree());
    double[] times = new double[0];
    for (int round = 0; round <= WARM_UP; round++) {
      times =
          zoom(camera -> scene(loaded, shown, extents, texts, colours, palette, layout, camera));
    }
    Arrays.sort(times);
    System.out.printf(
        Locale.ROOT,
        "%s: layout %.0f ms; per frame median %.1f ms, worst %.1f ms%n",
        layout,
        arranged,
        times[FRAMES / 2],
        times[FRAMES - 1]);
  }

  private static Scene scene(
      LoadedTree loaded,
      Shown shown,
      Extents extents,
      MoveTexts texts,
      NodeColours colours,
      Palette palette,
      TreeLayout layout,
      double zoom) {
    double across = layout.sideways() ? HEIGHT : WIDTH;
    double along = layout.sideways() ? WIDTH : HEIGHT;
    int plies = loaded.tree().height(0);
    Camera whole =
        layout == TreeLayout.ICICLE
            ? Camera.blocks(across, along, plies, 0)
            : Camera.fit(across, along, plies, 0, 22, 30);
    return new Scene(
        extents,
        shown,
        loaded.line(),
        loaded.savings(),
        texts,
        colours,
        palette,
        layout,
        whole.zoom(zoom, across * 0.4),
        Integer.MAX_VALUE,
        -1);
  }

  private interface Frames {
    Scene at(double zoom);
  }

  private static double[] zoom(Frames frames) {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    double[] times = new double[FRAMES];
    for (int i = 0; i < FRAMES; i++) {
      Scene scene = frames.at(Math.pow(1.12, i));
      ScenePainter painter =
          scene.layout() == TreeLayout.ICICLE ? new IciclePainter(true) : new TreePainter();
      long begin = THREADS.getCurrentThreadCpuTime();
      Graphics2D g = image.createGraphics();
      g.setColor(scene.palette().background());
      g.fillRect(0, 0, WIDTH, HEIGHT);
      painter.paint(g, scene);
      g.dispose();
      times[i] = (THREADS.getCurrentThreadCpuTime() - begin) / 1e6;
    }
    return times;
  }
}
