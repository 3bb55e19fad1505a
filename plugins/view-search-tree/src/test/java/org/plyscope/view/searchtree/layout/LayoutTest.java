package org.plyscope.view.searchtree.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.BitSet;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.view.searchtree.fixture.FakeTrace;
import org.plyscope.view.searchtree.model.Filter;
import org.plyscope.view.searchtree.model.Shown;
import org.plyscope.view.searchtree.model.TreeModel;

class LayoutTest {
  private static final int ALL = Integer.MAX_VALUE;

  private static TreeModel tree(int nodes) {
    return TreeModel.of(FakeTrace.random(nodes, 12, 6, 11), 0);
  }

  private static Extents extents(TreeModel tree, boolean balanced) {
    return Extents.of(tree, Shown.of(tree, Filter.ALL), new BitSet(), balanced);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void childrenShareTheRoomOfTheirParentInOrder(boolean balanced) {
    TreeModel tree = tree(5_000);
    Extents extents = extents(tree, balanced);
    for (int node = 0; node < tree.count(); node++) {
      double at = extents.start(node);
      for (int c = tree.firstChild(node); c < tree.endChild(node); c++) {
        assertThat(extents.start(c)).isCloseTo(at, within(1e-12));
        assertThat(extents.width(c)).isPositive();
        at += extents.width(c);
      }
      double end = extents.start(node) + extents.width(node);
      if (tree.skipped(node) > 0) {
        assertThat(extents.endOfChildren(node)).isLessThan(end);
      } else if (tree.inner(node)) {
        assertThat(at).isCloseTo(end, within(1e-12));
      }
    }
  }

  @Test
  void foldedAndFilteredNodesGetNoRoom() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, 0, NodeEnd.EXPANDED);
    int wide = trace.add(0, 1, 0, NodeEnd.EXPANDED);
    int deep = trace.add(wide, 1, 0, NodeEnd.EXPANDED);
    trace.add(deep, 1, 0, NodeEnd.LEAF);
    trace.add(wide, 2, 0, NodeEnd.LEAF);
    trace.add(0, 2, 0, NodeEnd.LEAF);
    TreeModel tree = TreeModel.of(trace, 0);
    BitSet folded = new BitSet();
    folded.set(1);
    Extents closed = Extents.of(tree, Shown.of(tree, Filter.ALL), folded, true);
    assertThat(closed.width(tree.firstChild(1))).isZero();
    assertThat(closed.width(1)).isLessThan(extents(tree, true).width(1));
    Filter two = new Filter(2, -1e9, 1e9, EnumSet.allOf(NodeEnd.class));
    Extents shallow = Extents.of(tree, Shown.of(tree, two), new BitSet(), true);
    for (int i = 0; i < tree.count(); i++) {
      assertThat(shallow.width(i) > 0).isEqualTo(tree.ply(i) <= 2);
    }
  }

  @ParameterizedTest
  @EnumSource(TreeLayout.class)
  void theMouseFindsEveryNodeThatIsDrawn(TreeLayout layout) {
    TreeModel tree = tree(300);
    Extents extents = extents(tree, layout.balanced());
    Camera camera =
        layout == TreeLayout.ICICLE
            ? Camera.blocks(40_000, 600, tree.height(0), 0)
            : Camera.fit(40_000, 600, tree.height(0), 0, 20, 0);
    double into = layout == TreeLayout.ICICLE ? camera.level() / 2 : 0;
    for (int node = 0; node < tree.count(); node++) {
      double across = camera.pixel(extents.middle(node));
      double along = camera.plyPixel(tree.ply(node)) + into;
      double x = layout.sideways() ? along : across;
      double y = layout.sideways() ? across : along;
      assertThat(HitTest.find(extents, camera, layout, ALL, x, y)).isEqualTo(node);
      assertThat(HitTest.find(extents, camera, layout, tree.number(node) - 1, x, y)).isEqualTo(-1);
    }
    assertThat(HitTest.find(extents, camera, layout, ALL, -50, -500)).isEqualTo(-1);
  }

  @Test
  void narrowNodesAreBundledAndNothingIsLost() {
    TreeModel tree = TreeModel.of(FakeTrace.random(200_000, 30, 7, 2), 0);
    Extents extents = extents(tree, true);
    Camera camera = Camera.fit(1600, 1000, tree.height(0), 0, 20, 0);
    Visible visible = Visible.of(extents, camera, ALL);
    assertThat(visible.nodes()).isLessThan(1600 * 8);
    assertThat(visible.bundles()).isPositive();
    BitSet seen = new BitSet();
    for (int i = 0; i < visible.nodes(); i++) {
      seen.set(visible.node(i));
    }
    for (int i = 0; i < visible.bundles(); i++) {
      seen.set(visible.bundleFirst(i), visible.bundleLast(i) + 1);
    }
    // A node whose parent is drawn by itself is drawn too, alone or in a bundle.
    for (int i = 0; i < visible.nodes(); i++) {
      int node = visible.node(i);
      for (int c = tree.firstChild(node); c < tree.endChild(node); c++) {
        assertThat(seen.get(c)).isTrue();
      }
    }
  }

  @Test
  void scrubbingHidesWhatTheSearchHadNotOpened() {
    TreeModel tree = tree(400);
    Camera camera = Camera.fit(50_000, 600, tree.height(0), 0, 20, 0);
    Visible visible = Visible.of(extents(tree, true), camera, 99);
    assertThat(visible.nodes()).isEqualTo(100);
    for (int i = 0; i < visible.nodes(); i++) {
      assertThat(tree.number(visible.node(i))).isLessThan(100);
    }
  }

  @Test
  void whatIsOutOfSightIsNotVisited() {
    TreeModel tree = TreeModel.of(FakeTrace.random(100_000, 30, 7, 2), 0);
    Extents extents = extents(tree, true);
    Camera camera = Camera.fit(1600, 1000, tree.height(0), 0, 20, 0).zoom(1000, 800);
    Visible visible = Visible.of(extents, camera, ALL);
    for (int i = 1; i < visible.nodes(); i++) {
      double from = camera.pixel(extents.start(visible.node(i)));
      double to = from + extents.width(visible.node(i)) * camera.across();
      assertThat(to >= 0 && from <= 1600).isTrue();
    }
  }

  @Test
  void zoomingKeepsThePlaceUnderTheCursor() {
    Camera camera = Camera.fit(1000, 500, 5, 0, 10, 20);
    double place = camera.place(300);
    assertThat(camera.zoom(7, 300).pixel(place)).isCloseTo(300, within(1e-9));
    assertThat(camera.zoom(7, 300).plyPixel(3)).isEqualTo(camera.plyPixel(3));
    assertThat(camera.stretch(2, camera.plyPixel(2)).plyPixel(2))
        .isCloseTo(camera.plyPixel(2), within(1e-9));
  }

  @Test
  void fittingShowsAllAndPanningNeverLosesTheTree() {
    Camera camera = Camera.fit(1000, 500, 5, 0, 10, 20);
    assertThat(camera.pixel(0)).isEqualTo(10);
    assertThat(camera.pixel(1)).isEqualTo(990);
    assertThat(camera.plyPixel(5)).isLessThanOrEqualTo(500);
    Camera far = camera.pan(1e7, 1e7);
    assertThat(far.pixel(0)).isLessThan(1000);
    assertThat(far.plyPixel(0)).isLessThan(500);
    Camera back = camera.pan(-1e7, 0);
    assertThat(back.pixel(1)).isPositive();
  }

  @Test
  void revealingMovesOnlyWhatIsOutOfSight() {
    Camera camera = Camera.fit(1000, 500, 5, 0, 10, 20);
    assertThat(camera.reveal(0.5, 2)).isSameAs(camera);
    Camera near = camera.zoom(100, 0);
    assertThat(near.reveal(0.9, 2).pixel(0.9)).isCloseTo(500, within(1e-6));
    Camera shown = camera.show(0.25, 0.001);
    assertThat(shown.pixel(0.2505)).isCloseTo(500, within(1e-6));
  }
}
