package org.plyscope.experiment.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.RunGame;

class LatenessTest {
  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e");

  private final Lateness lateness = new Lateness();

  @Test
  void movesBeyondTheirLimitAreCountedForEachEntrant() {
    add(0, 1, 0, 0);
    assertThat(lateness.sentence(NAMES)).isEmpty();
    add(0, 1, 1, 2);
    add(1, 0, 1, 0);
    assertThat(lateness.late())
        .containsExactly(
            new Lateness.Late(1, 15, 3, 9_000_000), new Lateness.Late(0, 15, 1, 3_000_000));
    assertThat(lateness.sentence(NAMES))
        .contains(
            "Some moves took longer than their limit of time, within the margin: 3 of 15 (20.0%) of"
                + " b, by 3.0 ms on average; 1 of 15 (6.7%) of a, by 3.0 ms on average.");
  }

  @Test
  void onlyTheWorstAreNamed() {
    add(0, 1, 1, 1);
    add(2, 3, 2, 2);
    add(4, 0, 3, 0);
    assertThat(lateness.sentence(NAMES).orElseThrow())
        .contains("of e,", "of c,", "of d,", "; and of 2 more.");
  }

  /** Each seat has five moves, and a late one is late by three milliseconds. */
  private void add(int first, int second, int late, int alsoLate) {
    lateness.add(
        RunGame.builder(0, new int[] {first, second}, new double[] {1, 0})
            .spent(new int[] {5, 5}, new long[2], new long[2])
            .late(new int[] {late, alsoLate}, new long[] {late * 3_000_000L, alsoLate * 3_000_000L})
            .build());
  }
}
