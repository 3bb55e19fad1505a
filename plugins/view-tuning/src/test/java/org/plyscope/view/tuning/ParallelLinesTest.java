package org.plyscope.view.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.table.DataTable;

class ParallelLinesTest {
  @Test
  void weightsFromZeroToOneShareOneScale() {
    ParallelLines lines =
        ParallelLines.ofWinners(
            new DataTable(
                "Winners",
                List.of("Who", "w1", "w2", "Fitness", "Play-off"),
                List.of(
                    List.of("repetition 1", 0.25, 0.5, 0.6, 0.5),
                    List.of("run 19 (published)", 0.3, 1.0, 0.687, "–"))));
    assertThat(lines.axes())
        .containsExactly(new ParallelLines.Axis("w1", ""), new ParallelLines.Axis("w2", ""));
    assertThat(lines.lines())
        .containsExactly(
            new ParallelLines.Line("repetition 1", List.of(0.25, 0.5)),
            new ParallelLines.Line("run 19 (published)", List.of(0.3, 1.0)));
  }

  @Test
  void otherOptionsHaveScalesOfTheirOwnAndWordsAnOrder() {
    ParallelLines lines =
        ParallelLines.ofGenerations(
            new DataTable(
                "Generations",
                List.of("Repetition", "Best", "Spread", "depth", "choice", "same"),
                List.of(
                    List.of(1L, 0.5, 0.1, 2L, "most-visited", 7L),
                    List.of(1L, 0.6, 0.1, 6L, "best-mean", 7L),
                    List.of(1L, 0.7, 0.1, 3L, "robust-max", 7L))));
    assertThat(lines.axes())
        .containsExactly(
            new ParallelLines.Axis("depth", "2 – 6"),
            new ParallelLines.Axis("choice", "best-mean – robust-max"),
            new ParallelLines.Axis("same", "7 – 7"));
    assertThat(lines.lines())
        .extracting(ParallelLines.Line::heights)
        .containsExactly(List.of(0.0, 0.5, 0.5), List.of(1.0, 0.0, 0.5), List.of(0.25, 1.0, 0.5));
  }

  @Test
  void manyLinesAreThinnedButTheLastStays() {
    List<List<Object>> rows = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      rows.add(List.of((long) i, 0.1, i / 1000.0));
    }
    DataTable table = new DataTable("Generations", List.of("Generation", "Spread", "w"), rows);
    ParallelLines lines = ParallelLines.ofGenerations(table).thinned(50);
    assertThat(lines.lines()).hasSize(50);
    assertThat(lines.lines().get(0).name()).isEqualTo("0");
    assertThat(lines.lines().get(49).name()).isEqualTo("999");
  }

  @Test
  void otherTablesMakeNoLines() {
    DataTable other = new DataTable("x", List.of("a"), List.of(List.of("b")));
    assertThat(ParallelLines.ofGenerations(other)).isEqualTo(ParallelLines.NONE);
    assertThat(ParallelLines.ofWinners(other)).isEqualTo(ParallelLines.NONE);
  }
}
