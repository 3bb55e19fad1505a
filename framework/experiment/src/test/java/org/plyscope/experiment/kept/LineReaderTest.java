package org.plyscope.experiment.kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunLine;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;

/** The numbers that moves took, which must fit the types that hold them. */
class LineReaderTest {
  private static final String LINE =
      "{'game':{'moves':[],'nodes':[5],'depths':[3]},'meta':{'micros':[7]}}".replace('\'', '"');

  private final Experiment experiment = Samples.roundRobin(Samples.catalog(), 1, "seeded", "first");

  private RunLine read(String line) {
    RunGame game = RunGame.builder(0, new int[] {0, 1}, new double[] {0, 1}).build();
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    return new LineReader(experiment).read(game, bytes, 0, bytes.length);
  }

  @Test
  void areReadBack() {
    RunLine line = read(LINE);
    int ply = line.opening();
    assertThat(line.nanos(ply)).isEqualTo(7_000);
    assertThat(line.nodes(ply)).isEqualTo(5);
    assertThat(line.depth(ply)).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "[7], [9223372036854776], 9223372036854775",
    "[7], [-1], 9223372036854775",
    "[3], [2147483648], 2147483647",
    "[3], [4294967297], 2147483647",
  })
  void areRefusedIfTheyWouldOverflow(String right, String wrong, String largest) {
    assertThat(LINE).contains(right);
    assertThatThrownBy(() -> read(LINE.replace(right, wrong)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(largest);
  }
}
