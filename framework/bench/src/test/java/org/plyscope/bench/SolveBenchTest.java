package org.plyscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.kalah.KalahPerfectAgents;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.lab.catalog.Catalog;

/** Kalah(4,3) instead of (6,4), which takes too long for a test. */
class SolveBenchTest {
  private final Catalog catalog = Catalog.of(List.of(new KalahGame(), new KalahPerfectAgents()));
  private final List<String> progress = new ArrayList<>();

  private SolveBench.Verdict solve(boolean stop, Integer... published) throws Exception {
    SolveBench.Task task = new SolveBench.Task(4, 3, "standard", List.of(published));
    return SolveBench.solve(catalog, task, () -> stop, progress::add);
  }

  @Test
  void numbersAreComparedHouseByHouse() throws Exception {
    SolveBench.Verdict verdict = solve(false, -6, 6, -2, -4);
    assertThat(verdict.margin()).isEqualTo(6);
    assertThat(verdict.found()).hasSize(4).contains(6.0).allMatch(margin -> margin <= 6);
    Integer[] found = verdict.found().stream().map(Double::intValue).toArray(Integer[]::new);
    assertThat(solve(false, found).right()).isTrue();
    found[3] += 2;
    assertThat(solve(false, found).right()).isFalse();
    assertThat(verdict.nodes()).isPositive();
    assertThat(verdict.marginNanos()).isPositive();
    assertThat(verdict.cpuNanos()).isGreaterThan(verdict.marginNanos());
    assertThat(progress.get(0)).isEqualTo("solving Kalah(4,3) standard");
    assertThat(progress).anyMatch(line -> line.startsWith("Solved with standard capture"));
  }

  @Test
  void aStoppedSearchIsNotRight() throws Exception {
    SolveBench.Verdict verdict = solve(true, -6, 6, -2, -4);
    assertThat(verdict.right()).isFalse();
    assertThat(verdict.margin()).isNaN();
    assertThat(verdict.marginNanos()).isZero();
    assertThat(verdict.found()).containsOnly(Double.NaN);
  }
}
