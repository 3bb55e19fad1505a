package org.plyscope.view.searchtree.layout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.view.searchtree.fixture.FakeTrace;
import org.plyscope.view.searchtree.model.TreeModel;

class PlyRulerTest {
  @Test
  void everyPlyHasItsNumberAndItsPlayer() {
    PlyRuler ruler = PlyRuler.of(TreeModel.of(FakeTrace.random(300, 4, 3, 5), 0));
    assertThat(ruler.plies()).isEqualTo(4);
    assertThat(ruler.text(0)).isEqualTo("0 Player RED");
    assertThat(ruler.text(1)).isEqualTo("1 Player BLUE");
    assertThat(ruler.text(2)).isEqualTo("2 Player RED");
    assertThat(ruler.text(ruler.widest())).hasSize("1 Player BLUE".length());
  }

  @Test
  void aPlyOfSeveralPlayersHasOnlyItsNumber() {
    FakeTrace trace =
        new FakeTrace() {
          @Override
          public int player(int node) {
            return node == 2 ? 0 : super.player(node);
          }
        };
    trace.add(-1, 0, 0, NodeEnd.EXPANDED);
    trace.add(0, 1, 0, NodeEnd.LEAF);
    trace.add(0, 2, 0, NodeEnd.LEAF);
    PlyRuler ruler = PlyRuler.of(TreeModel.of(trace, 0));
    assertThat(ruler.mover(1)).isEqualTo(PlyRuler.SEVERAL);
    assertThat(ruler.text(1)).isEqualTo("1");
  }

  @Test
  void namesKeepApartWhereRowsAreLow() {
    assertThat(PlyRuler.stride(40, 14)).isEqualTo(1);
    assertThat(PlyRuler.stride(4, 14)).isEqualTo(4);
  }

  @Test
  void theWholeTreeFitsHoweverDeepItIs() {
    Camera camera = Camera.fit(900, 170, 22, 60, 10, 10);
    assertThat(camera.plyPixel(22)).isLessThanOrEqualTo(170);
    assertThat(camera.pixel(0)).isGreaterThanOrEqualTo(60);
    assertThat(camera.pixel(1)).isLessThanOrEqualTo(900);
    Camera blocks = Camera.blocks(900, 170, 22, 60);
    assertThat(blocks.plyPixel(23)).isLessThanOrEqualTo(170.001);
  }
}
