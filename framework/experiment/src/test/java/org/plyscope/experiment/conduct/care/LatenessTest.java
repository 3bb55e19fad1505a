package org.plyscope.experiment.conduct.care;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LatenessTest {
  private final Lateness lateness = new Lateness();

  @Test
  void movesBeyondTheirLimitAreCountedWithTheirMean() {
    add("\"micros\":[10,20,30,40]}");
    add("\"micros\":[9000,20,30,40],\"late\":[0,999,0,0]}");
    assertThat(lateness.sentence()).isEmpty();
    add("\"micros\":[9000,20,30,40],\"late\":[2000,0,5000,999]}");
    assertThat(lateness.sentence())
        .contains(
            "2 of 12 moves (16.7%) took longer than their limit of time, by 3.5 ms on average.");
  }

  private void add(String end) {
    byte[] line =
        ("x{\"game\":{},\"meta\":{\"started\":5," + end + "}\n").getBytes(StandardCharsets.UTF_8);
    lateness.add(line, 1, line.length - 1);
  }
}
