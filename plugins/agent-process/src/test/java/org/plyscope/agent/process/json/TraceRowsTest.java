package org.plyscope.agent.process.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.wire.WireText;
import org.plyscope.wire.agent.TraceRows;

/** Trees of programs are recorded if they make sense, and never follow circles. */
class TraceRowsTest {
  private final List<String> recorded = new ArrayList<>();

  private final TraceRecorder recorder =
      new TraceRecorder() {
        private int count;

        @Override
        public int open(int parent, long move, int order, int player) {
          recorded.add("open " + parent + " " + move + " " + order + " " + player);
          return count++;
        }

        @Override
        public void window(int node, double alpha, double beta) {
          recorded.add("window " + node + " " + alpha + " " + beta);
        }

        @Override
        public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {
          recorded.add("close " + node + " " + value + " " + bound + " " + end + " " + skipped);
        }

        @Override
        public void visits(int node, long visits, double[] means) {
          recorded.add("visits " + node + " " + visits);
        }

        @Override
        public void values(int node, double[] values) {}
      };

  private void replay(int most, String rows) {
    KalahGame game = new KalahGame();
    State root = game.rules(OptionValues.defaults(game.options())).initial();
    TraceRows trace = new TraceRows(most, List.of());
    trace.add(WireText.read("{\"nodes\":" + rows + "}", "trace"));
    trace.replay(recorder, root);
  }

  @Test
  void childrenMayComeBeforeTheirParents() {
    replay(
        9,
        "[[7,5,\"1\",2,\"lower\",\"cutoff\",3,-1,4],[8,5,\"3\",null,\"mean\",\"leaf\",0,null,null,12],"
            + "[5,null,null,2]]");
    assertThat(recorded)
        .containsExactly(
            "open -2 " + MoveList.NONE + " 0 0",
            "open 0 0 0 1",
            "window 1 -1.0 4.0",
            "close 1 2.0 LOWER CUTOFF 3",
            "open 0 2 1 0",
            "visits 2 12",
            "close 2 NaN MEAN LEAF 0",
            "close 0 2.0 EXACT EXPANDED 0");
  }

  @Test
  void rowsBeyondTheCapAndWithoutAParentAreDropped() {
    replay(2, "[[1,null,null,0],[2,99,\"1\",0],[3,1,\"1\",0]]");
    assertThat(recorded).hasSize(2);
  }

  @Test
  void aCircleIsNotFollowed() {
    replay(9, "[[1,null,null],[2,3,\"1\"],[3,2,\"1\"],[4,1,\"1\"]]");
    assertThat(recorded).filteredOn(one -> one.startsWith("open")).hasSize(2);
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThatThrownBy(() -> replay(9, "[[1,null,null],[1,null,null]]"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the node 1 occurs twice");
    assertThatThrownBy(() -> replay(9, "[[1,null,null],[2,1,\"x\"]]"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("trace: node 2, move 'x'");
    assertThatThrownBy(() -> replay(9, "[[1]]")).hasMessageContaining("a list of 3 to 11 values");
    assertThatThrownBy(() -> replay(9, "[[1,null,null,0,\"odd\"]]"))
        .hasMessageContaining("one of exact, lower");
  }
}
