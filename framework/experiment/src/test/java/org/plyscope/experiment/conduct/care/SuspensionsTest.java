package org.plyscope.experiment.conduct.care;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;

class SuspensionsTest {
  private final Suspensions suspensions =
      new Suspensions(List.of("quick", "late"), RunPolicy.STANDARD.suspending("3/5"));

  @Test
  void anAgentThatIsLateAgainAndAgainIsSuspended() {
    lose(RunEnding.TIME, false, 3);
    assertThat(suspensions.isSuspended(1)).isTrue();
  }

  @Test
  void whatABusyMachineDelaysCountsForNothingAndIsReported() {
    assertThat(lose(RunEnding.TIME, true, 10)).contains("'late'").contains("machine was busy");
    assertThat(suspensions.isEmpty()).isTrue();
    assertThat(lose(RunEnding.CRASH, true, 3)).contains("is suspended");
    assertThat(suspensions.isSuspended(1)).isTrue();
  }

  private String lose(RunEnding ending, boolean busy, int times) {
    String last = "";
    for (int i = 0; i < times; i++) {
      RunGame game =
          RunGame.builder(i, new int[] {0, 1}, new double[] {1, 0})
              .ending(ending, 1, "It failed.")
              .worker("here/0", busy)
              .build();
      last = suspensions.add(game).orElse("");
    }
    return last;
  }
}
