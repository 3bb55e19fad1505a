package org.plyscope.view.runs.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.RunWork;
import org.plyscope.view.runs.TestLab;
import org.plyscope.view.runs.model.Progress;

@Timeout(60)
class RunRowTest {
  @TempDir Path home;

  private static RunRow row(RunWork.Stage stage, RunProgress.State state, Run run) {
    RunWork work = new RunWork(stage, 75, "");
    return new RunRow(run, "", "a", "b", work, new RunProgress(state, 3, 12), "");
  }

  @Test
  void findsWhatIsOnTheDiskAndSaysWhatIsWrongWithIt() throws Exception {
    try (TestLab lab = new TestLab(home)) {
      Run run = lab.played(TestLab.TEXT);
      Path broken = Files.createDirectory(home.resolve("broken"));
      Files.writeString(broken.resolve("experiment.json"), "{");
      List<RunRow> rows = RunRow.all(lab.desk());
      assertThat(rows)
          .extracting(RunRow::name)
          .containsExactlyInAnyOrder("Three of them", "broken");
      RunRow good = rows.stream().filter(r -> r.opened().isPresent()).findFirst().orElseThrow();
      assertThat(good.run()).isSameAs(run);
      assertThat(good.state()).isEqualTo("finished");
      assertThat(good.canReport()).isTrue();
      assertThat(good.canResume()).isFalse();
      RunRow bad = rows.stream().filter(r -> r.opened().isEmpty()).findFirst().orElseThrow();
      assertThat(bad.state()).isEqualTo("cannot be opened");
      assertThat(bad.problem()).isNotEmpty();

      RunTable table = new RunTable();
      table.show(List.of(good, bad));
      assertThat(table.getValueAt(0, 2)).hasToString("12 of 12");
      assertThat(table.getValueAt(0, 3)).hasToString("–");
      assertThat(table.getValueAt(1, 5)).isEqualTo(bad.problem());
    }
  }

  @Test
  void offersWhatFitsTheState() throws InterruptedException, IOException {
    try (TestLab lab = new TestLab(home)) {
      Run run = lab.played(TestLab.TEXT);
      RunRow playing = row(RunWork.Stage.PLAYING, RunProgress.State.RUNNING, run);
      assertThat(playing.state()).isEqualTo("running");
      assertThat(playing.canPause() && playing.canStop() && playing.canHalt()).isTrue();
      assertThat(playing.canResume()).isFalse();
      RunRow paused = row(RunWork.Stage.PAUSED, RunProgress.State.PAUSED, run);
      assertThat(paused.canResume() && paused.canStop()).isTrue();
      assertThat(paused.canPause()).isFalse();
      RunRow stopping = row(RunWork.Stage.STOPPING, RunProgress.State.RUNNING, run);
      assertThat(stopping.canHalt()).isTrue();
      assertThat(stopping.canStop()).isFalse();
      RunRow queued = row(RunWork.Stage.QUEUED, RunProgress.State.STOPPED, run);
      assertThat(queued.state()).isEqualTo("queued");
      assertThat(queued.canStop()).isTrue();
      RunRow elsewhere = row(RunWork.Stage.IDLE, RunProgress.State.RUNNING, run);
      assertThat(elsewhere.state()).isEqualTo("played elsewhere");
      assertThat(elsewhere.canResume() || elsewhere.canHalt()).isFalse();
      RunRow stopped = row(RunWork.Stage.IDLE, RunProgress.State.STOPPED, run);
      assertThat(stopped.state()).isEqualTo("stopped");
      assertThat(stopped.canResume()).isTrue();
    }
  }

  @Test
  void progressReadsLikeASentence() {
    RunProgress progress = new RunProgress(RunProgress.State.RUNNING, 3, 12);
    assertThat(Progress.fraction(progress)).isEqualTo(0.25);
    assertThat(Progress.text(new RunWork(RunWork.Stage.PLAYING, 75, ""), progress))
        .isEqualTo("3 of 12 games, 1:15 min left");
    assertThat(Progress.text(new RunWork(RunWork.Stage.QUEUED, 75, ""), progress))
        .isEqualTo("waits for its turn");
    assertThat(Progress.text(new RunWork(RunWork.Stage.PAUSED, Double.NaN, ""), progress))
        .isEqualTo("paused after 3 of 12 games");
  }
}
