package org.plyscope.agent.fauhalma.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;

class BestMovesTest {
  private final BestMoves table = new BestMoves(2);

  @Test
  void theLeastRecentlyUsedLeavesWhenTheTableIsFull() {
    table.put(1, 3, result(11));
    table.put(2, 3, result(12));
    assertThat(table.get(1, 3).move()).isEqualTo(11);
    table.put(3, 3, result(13));
    assertThat(table.get(2, 3)).isNull();
    assertThat(table.get(1, 3).move()).isEqualTo(11);
    assertThat(table.get(3, 3).move()).isEqualTo(13);
  }

  @Test
  void neverHoldsMoreThanItsCapacity() {
    for (int key = 0; key < 100; key++) {
      table.put(key, 1, result(key));
    }
    long known = 0;
    for (int key = 0; key < 100; key++) {
      known += table.get(key, 1) == null ? 0 : 1;
    }
    assertThat(known).isEqualTo(2);
  }

  @Test
  void depthsAreKeptApart() {
    table.put(1, 3, result(11));
    table.put(1, 2, result(12));
    assertThat(table.get(1, 3).move()).isEqualTo(11);
    assertThat(table.get(1, 2).move()).isEqualTo(12);
    assertThat(table.get(1, 1)).isNull();
  }

  @Test
  void unfinishedSearchesAreNotKept() {
    table.put(1, 3, SearchResult.builder(11).status(Status.STOPPED).build());
    table.put(2, 3, SearchResult.builder(11).status(Status.LIMIT).build());
    assertThat(table.get(1, 3)).isNull();
    assertThat(table.get(2, 3)).isNull();
  }

  private static SearchResult result(long move) {
    return SearchResult.builder(move).build();
  }
}
