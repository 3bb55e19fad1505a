package org.plyscope.experiment.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DifferenceTest {
  @Test
  void changedLinesAreShownBesideEachOther() {
    assertThat(
            Difference.of(
                "a\n\"seed\": 1,\nb\n\"blocks\": 5\nc", "a\n\"seed\": 2,\nb\n\"blocks\": 6\nc"))
        .isEqualTo("line 2: - \"seed\": 1 + \"seed\": 2, line 4: - \"blocks\": 5 + \"blocks\": 6");
  }

  @Test
  void addedAndRemovedLinesAreMarked() {
    assertThat(Difference.of("a\nb", "a\nx\nb")).isEqualTo("line 2: + x");
    assertThat(Difference.of("a\nx\ny\nb", "a\nb")).isEqualTo("line 2: - x, - y");
    assertThat(Difference.of("1\n2\n3\n4\n5\n6\n7", "a")).contains("- 1", "- 4", "+ a", "3 more");
  }
}
