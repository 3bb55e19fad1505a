package org.plyscope.api.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;

class CountsTest {
  @Test
  void arraysBecomeTheSameCountsAsCounting() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    counters.leaves(1, 5);
    counters.cutoff(0, 2);
    counters.cutoff(0, 40);
    counters.tableHit(1);
    counters.shortcut(Shortcut.FUTILE, 1);
    counters.research(Research.REDUCTION);
    counters.playout();
    counters.stored(9);
    Counts built =
        Counts.builder()
            .nodes(1, 5)
            .leaves(0, 5)
            .cutoffs(new long[][] {places(2, 31), {}}, 42)
            .tableHits(0, 1)
            .shortcuts(Shortcut.FUTILE, 0, 1)
            .researches(Research.REDUCTION, 1)
            .playouts(1)
            .stored(9)
            .build();
    assertThat(built).isEqualTo(counters.counts()).hasSameHashCodeAs(counters.counts());
    assertThat(built).hasToString("6 nodes in 2 plies");
    assertThat(built).isNotEqualTo(Counts.NONE);
  }

  @Test
  void thereIsRoomForEveryNumber() {
    Counts counts =
        Counts.builder()
            .nodes(1, Long.MAX_VALUE - 1)
            .cutoffs(new long[][] {{}, {0, Long.MAX_VALUE}}, 0, Long.MAX_VALUE)
            .build();
    assertThat(counts.nodes()).isEqualTo(Long.MAX_VALUE);
    assertThat(counts.meanCutoffIndex(1)).isEqualTo(1);
    assertThat(counts.since(Counts.NONE)).isEqualTo(counts);
  }

  @Test
  void whatCannotBeIsRefused() {
    refused(Counts.builder().nodes(1, -5), "The number of nodes is -5; it must be at least 0.");
    refused(Counts.builder().nodes(1).leaves(-1), "leaves is -1");
    refused(Counts.builder().playouts(-1), "playouts is -1");
    refused(Counts.builder().stored(Long.MIN_VALUE), "stored nodes");
    refused(Counts.builder().nodes(1L << 62, 1L << 62), "nodes altogether is too large");
    refused(Counts.builder().nodes(1).leaves(0, 1), "ply 1, but nodes only at 1 plies");
    refused(Counts.builder().nodes(new long[Counts.MAX_PLIES + 1]), "at most 65536");
    refused(Counts.builder().nodes(1).shortcuts(Shortcut.RAZORED, -2), "RAZORED");
    refused(Counts.builder().researches(Research.OTHER, -2), "repeated searches is -2");
    refused(cutoffs(0, new long[Counts.BUCKETS + 1]), "33 places; there are 32");
    refused(cutoffs(0, 0, 0, 1), "places of the cut-offs at ply 0 cannot add up to 0");
    refused(cutoffs(3, 0, 0, 1), "cannot add up to 3");
    refused(cutoffs(30, places(31)), "cannot add up to 30");
    refused(cutoffs(0, -1), "cut-offs at ply 0 is -1");
    refused(cutoffs(-1, 1), "cannot add up to -1");
  }

  @Test
  void twoSearchesAreAddedUp() {
    Counts one =
        Counts.builder()
            .nodes(1, 5)
            .leaves(0, 5)
            .cutoffs(new long[][] {places(2)}, 2)
            .researches(Research.REDUCTION, 1)
            .stored(9)
            .build();
    Counts other =
        Counts.builder()
            .nodes(1, 2, 7)
            .leaves(0, 0, 7)
            .cutoffs(new long[][] {places(2), {1}}, 2, 0)
            .tableHits(0, 1)
            .shortcuts(Shortcut.FUTILE, 0, 1)
            .playouts(1)
            .stored(4)
            .build();
    Counts sum =
        Counts.builder()
            .nodes(2, 7, 7)
            .leaves(0, 5, 7)
            .cutoffs(new long[][] {{0, 0, 2}, {1}}, 4, 0)
            .tableHits(0, 1)
            .shortcuts(Shortcut.FUTILE, 0, 1)
            .researches(Research.REDUCTION, 1)
            .playouts(1)
            .stored(9)
            .build();
    assertThat(one.plus(other)).isEqualTo(sum).isEqualTo(other.plus(one));
    assertThat(one.plus(Counts.NONE)).isEqualTo(one);
  }

  @Test
  void lessThanBeforeWasNotCountedByTheSameCounters() {
    Counts earlier = Counts.builder().nodes(2).build();
    assertThatThrownBy(() -> Counts.builder().nodes(1).build().since(earlier))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Counts.Builder cutoffs(long indexSum, long... places) {
    return Counts.builder().nodes(1).cutoffs(new long[][] {places}, indexSum);
  }

  private static long[] places(int... used) {
    long[] counts = new long[Counts.BUCKETS];
    for (int place : used) {
      counts[place]++;
    }
    return counts;
  }

  private static void refused(Counts.Builder builder, String sentence) {
    assertThatThrownBy(builder::build)
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence);
  }
}
