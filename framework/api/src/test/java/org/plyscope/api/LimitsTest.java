package org.plyscope.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {
  @Test
  void limitsCombine() {
    Limits limits = Limits.depth(4).withNodes(1000).withTime(Duration.ofSeconds(2));
    assertThat(limits.depth()).isEqualTo(4);
    assertThat(limits.nodes()).isEqualTo(1000);
    assertThat(limits.iterations()).isZero();
    assertThat(limits.millis()).isEqualTo(2000);
    assertThat(limits).hasToString("depth=4, nodes=1000, time=2000ms");
    assertThat(limits.withDepth(0).withNodes(0)).isEqualTo(Limits.time(Duration.ofSeconds(2)));
    assertThat(Limits.NONE).hasToString("none");
  }

  @Test
  void aNegativeLimitIsOneSentence() {
    assertThatThrownBy(() -> Limits.NONE.withNodes(-1))
        .isInstanceOf(InputException.class)
        .hasMessage("The limit 'nodes' is -1; it must be at least 0.");
  }

  @Test
  void aPlaceInATextIsNamed() {
    InputException wrong = InputException.at(7, "'x'", "a digit");
    assertThat(wrong.column()).isEqualTo(7);
    assertThat(wrong).hasMessage("Column 7: found 'x', expected a digit.");
  }
}
