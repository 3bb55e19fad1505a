package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LivenessTest {
  private final Liveness liveness = new Liveness(new WorkerTimeouts(100, 30, 10, 5, List.of()), 40);

  @Test
  void aProcessThatStartsMayBeSilentForSomeTimeAndSlowForLonger() {
    assertThat(look(10, false, false, 0, 0, 1)).isEqualTo(Liveness.State.ALIVE);
    assertThat(look(29, false, false, 0, 0, 1)).isEqualTo(Liveness.State.ALIVE);
    assertThat(look(29, false, false, 0, 0, 2)).isEqualTo(Liveness.State.ALIVE);
    assertThat(look(29, false, false, 0, 0, 3)).isEqualTo(Liveness.State.ALIVE);
    assertThat(look(29, false, false, 0, 0, 4)).isEqualTo(Liveness.State.STUCK);
  }

  @Test
  void aSilentProcessIsFrozen() {
    assertThat(look(10, false, false, 0, 0, 1)).isEqualTo(Liveness.State.ALIVE);
    assertThat(look(30, false, false, 0, 0, 1)).isEqualTo(Liveness.State.FROZEN);
    assertThat(look(1, true, false, 1, 0, 1)).as("ready").isEqualTo(Liveness.State.ALIVE);
    assertThat(look(9, true, false, 1, 0, 1)).isEqualTo(Liveness.State.ALIVE);
    assertThat(look(1, true, false, 1, 0, 1)).isEqualTo(Liveness.State.FROZEN);
  }

  @Test
  void aMoveThatTakesLongerThanAnyMoveMayIsStuckButAnIdleWorkerIsNot() {
    for (int i = 0; i < 20; i++) {
      assertThat(look(9, true, false, i, 0, 0)).as("idle").isEqualTo(Liveness.State.ALIVE);
    }
    assertThat(look(44, true, true, 30, 0, 0)).isEqualTo(Liveness.State.ALIVE);
    assertThat(look(1, true, true, 31, 0, 0)).isEqualTo(Liveness.State.STUCK);
    assertThat(look(1, true, true, 32, 1, 0)).as("moved").isEqualTo(Liveness.State.ALIVE);
  }

  private Liveness.State look(
      long nanos, boolean ready, boolean playing, long beats, long steps, long processor) {
    return liveness.look(nanos, new Liveness.Signs(ready, playing, beats, steps, processor));
  }
}
