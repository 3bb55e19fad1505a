package org.plyscope.view.runs.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Kind;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.view.runs.TestLab;

/** All kinds of work stand in one list, each with its own units. */
@Timeout(60)
class RunTableTest {
  @TempDir Path home;

  private static WorkState state(Kind kind, Stage stage, long done, long planned) {
    return new WorkState(Path.of("x"), kind, "a", "b", stage, done, planned, 75, "");
  }

  @Test
  void showsWhatIsOnTheDiskAndWhatIsWrongWithIt() throws InterruptedException, IOException {
    try (TestLab lab = new TestLab(home)) {
      lab.played(TestLab.TEXT);
      Path broken = Files.createDirectories(home.resolve("runs/broken"));
      Files.writeString(broken.resolve("experiment.json"), "{");
      RunTable table = new RunTable();
      List<WorkState> all = lab.context().queue().all();
      table.show(all);
      assertThat(all).extracting(WorkState::name).containsExactly("broken", "Three of them");
      assertThat(table.getValueAt(1, 1).toString()).matches("\\d\\d:\\d\\d");
      assertThat(table.getValueAt(1, 5)).isEqualTo("run");
      assertThat(table.getValueAt(1, 2)).isEqualTo("finished");
      assertThat(table.getValueAt(1, 3)).hasToString("12 of 12 games");
      assertThat(table.getValueAt(1, 4)).hasToString("–");
      assertThat(table.getValueAt(1, 6)).isEqualTo("Tic-tac-toe");
      assertThat(table.getValueAt(0, 2)).isEqualTo("cannot be opened");
      assertThat((String) table.getValueAt(0, 7)).isNotEmpty();
    }
  }

  @Test
  void everyKindHasItsUnits() {
    RunTable table = new RunTable();
    table.show(
        List.of(
            state(Kind.RUN, Stage.RUNNING, 3, 12),
            state(Kind.TUNING, Stage.QUEUED, 5, 0),
            state(Kind.TRAINING, Stage.PAUSED, 37, 100)));
    assertThat(table.getValueAt(0, 3)).hasToString("3 of 12 games");
    assertThat(table.getValueAt(0, 4)).hasToString("1:15 min");
    assertThat(table.getValueAt(1, 5)).isEqualTo("tuning");
    assertThat(table.getValueAt(1, 3)).hasToString("5 generations");
    assertThat(table.getValueAt(2, 5)).isEqualTo("training");
    assertThat(table.getValueAt(2, 2)).isEqualTo("paused");
    assertThat(table.getValueAt(2, 3)).hasToString("37 of 100 lessons");
  }
}
