package org.plyscope.bench.stranger;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.search.SearchResult;

/** The API gives third-party parts all that the parts of the game know, without allocation. */
class StrangerSearchTest {
  private static final int DEPTH = 4;

  @ParameterizedTest
  @CsvSource({"true, false", "false, true", "true, true"})
  void aStrangersPartsSearchTheSameTree(boolean ownEvaluator, boolean ownOrdering) {
    SearchResult wanted = new StrangerSearch(DEPTH, false, false).run();
    SearchResult found = new StrangerSearch(DEPTH, ownEvaluator, ownOrdering).run();
    assertThat(found.counts()).isEqualTo(wanted.counts());
    assertThat(found.line()).isEqualTo(wanted.line());
    assertThat(found.value()).isEqualTo(wanted.value());
  }

  @Test
  void theyAllocateNothingPerNode() {
    long nodes = new StrangerSearch(DEPTH, true, true).run().counts().nodes();
    assertThat(allocated(true)).isLessThan(allocated(false) + nodes);
  }

  /** Returns the bytes a second search allocates. */
  private static long allocated(boolean own) {
    StrangerSearch search = new StrangerSearch(DEPTH, own, own);
    search.run();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    search.run();
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
  }
}
