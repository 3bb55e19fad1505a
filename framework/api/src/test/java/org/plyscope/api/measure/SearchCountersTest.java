package org.plyscope.api.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;

class SearchCountersTest {
  @Test
  void countsPerPlyAndGrowsWithTheDepth() {
    SearchCounters counters = new SearchCounters();
    for (int ply = 0; ply < 100; ply++) {
      for (int i = 0; i <= ply; i++) {
        counters.node(ply);
      }
    }
    counters.leaf(99);
    counters.tableHit(50);
    Counts counts = counters.counts();
    assertThat(counters.plies()).isEqualTo(100);
    assertThat(counts.plies()).isEqualTo(100);
    assertThat(counts.nodes(99)).isEqualTo(100);
    assertThat(counts.nodes(100)).isZero();
    assertThat(counts.nodes()).isEqualTo(5050);
    assertThat(counts.leaves(99)).isEqualTo(1);
    assertThat(counts.tableHits(50)).isEqualTo(1);
  }

  @Test
  void lateCutoffsShareTheLastBucketButKeepTheirMean() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    counters.cutoff(0, 0);
    counters.cutoff(0, 40);
    counters.cutoff(0, 80);
    Counts counts = counters.counts();
    assertThat(counts.cutoffs(0)).isEqualTo(3);
    assertThat(counts.cutoffs(0, 0)).isEqualTo(1);
    assertThat(counts.cutoffs(0, Counts.BUCKETS - 1)).isEqualTo(2);
    assertThat(counts.cutoffIndexSum(0)).isEqualTo(120);
    assertThat(counts.meanCutoffIndex(0)).isEqualTo(40);
  }

  @Test
  void cutoffsStayAtTheirPlyAndPlaceWhenTheDepthGrows() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    counters.cutoff(0, Counts.BUCKETS - 1);
    counters.node(1);
    counters.cutoff(1, 0);
    counters.cutoff(1, Counts.BUCKETS - 2);
    counters.node(40);
    counters.cutoff(40, Counts.BUCKETS);
    Counts copy = counters.counts();
    assertThat(copy.cutoffs(0)).isEqualTo(1);
    assertThat(copy.cutoffs(0, Counts.BUCKETS - 1)).isEqualTo(1);
    assertThat(copy.meanCutoffIndex(0)).isEqualTo(31);
    assertThat(copy.cutoffs(1)).isEqualTo(2);
    assertThat(copy.cutoffs(1, Counts.BUCKETS - 2)).isEqualTo(1);
    assertThat(copy.meanCutoffIndex(1)).isEqualTo(15);
    assertThat(copy.meanCutoffIndex(40)).isEqualTo(32);
    assertThat(copy.cutoffs(39)).isZero();
  }

  @Test
  void shortcutsAndRepeatedSearchesAreCountedByKind() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    counters.node(40);
    counters.shortcut(Shortcut.REDUCED, 0);
    counters.shortcut(Shortcut.RAZORED, 40);
    counters.shortcut(Shortcut.RAZORED, 0);
    counters.research(Research.ASPIRATION);
    counters.research(Research.ASPIRATION);
    counters.research();
    Counts copy = counters.counts();
    counters.shortcut(Shortcut.FUTILE, 40);
    counters.research(Research.REDUCTION);
    assertThat(copy.shortcuts(Shortcut.REDUCED, 0)).isEqualTo(1);
    assertThat(copy.shortcuts(Shortcut.REDUCED, 40)).isZero();
    assertThat(copy.shortcuts(Shortcut.RAZORED)).isEqualTo(2);
    assertThat(copy.shortcuts(Shortcut.FUTILE)).isZero();
    assertThat(copy.researches()).isEqualTo(3);
    assertThat(copy.researches(Research.ASPIRATION)).isEqualTo(2);
    assertThat(copy.researches(Research.OTHER)).isEqualTo(1);
    assertThat(counters.counts().researches()).isEqualTo(4);
  }

  @Test
  void whatIsCountedLaterCanBeToldApart() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    counters.node(3);
    counters.cutoff(0, 50);
    counters.playout();
    Counts earlier = counters.counts();
    counters.node(0);
    counters.leaves(20, 2);
    counters.cutoff(0, 2);
    counters.tableHit(0);
    counters.shortcut(Shortcut.FUTILE, 20);
    counters.research(Research.REDUCTION);
    Counts later = counters.counts().since(earlier);
    assertThat(later.plies()).isEqualTo(21);
    assertThat(later.nodes()).isEqualTo(3);
    assertThat(later.nodes(3)).isZero();
    assertThat(later.leaves(20)).isEqualTo(2);
    assertThat(later.meanCutoffIndex(0)).isEqualTo(2);
    assertThat(later.tableHits(0)).isEqualTo(1);
    assertThat(later.shortcuts(Shortcut.FUTILE)).isEqualTo(1);
    assertThat(later.researches()).isEqualTo(1);
    assertThat(later.playouts()).isZero();
    assertThat(counters.counts().since(counters.counts()).plies()).isZero();
  }

  @Test
  void aSnapshotDoesNotFollow() {
    SearchCounters counters = new SearchCounters();
    counters.node(20);
    counters.stored(7);
    counters.stored(3);
    Counts copy = counters.counts();
    counters.node(20);
    counters.cutoff(20, 1);
    assertThat(copy.nodes()).isEqualTo(1);
    assertThat(copy.cutoffs(20)).isZero();
    assertThat(copy.stored()).isEqualTo(7);
    assertThat(copy.meanCutoffIndex(20)).isNaN();
  }

  @Test
  void noSearchIsDeeperThanFilesKeep() {
    SearchCounters counters = new SearchCounters();
    counters.node(Counts.MAX_PLIES - 1);
    assertThat(counters.counts().plies()).isEqualTo(Counts.MAX_PLIES);
    assertThatThrownBy(() -> counters.node(Counts.MAX_PLIES))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("65536");
  }
}
