package org.plyscope.experiment.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.log.TuningLog;
import org.plyscope.api.learn.log.Tunings;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.experiment.kept.SampleFolder;
import org.plyscope.experiment.kept.SessionRuns;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningSamples;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.poll.Poll;

/** The window's tunings are begun, read and kept as presets by one service. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class TuningServiceTest {
  private static final String MORE = "\"against\": \"population\", \"test\": { \"blocks\": 2 }";

  @TempDir private Path temporary;
  private final Catalog catalog = TuningSamples.catalog();
  private SessionQueue queue;
  private TuningService service;

  private TuningService service() {
    queue =
        new SessionQueue(
            catalog,
            new SessionRuns(catalog),
            InProcess.always(catalog),
            Optional.empty(),
            temporary.resolve("data"));
    service = new TuningService(queue, catalog, new SampleFolder(temporary));
    return service;
  }

  @AfterEach
  void close() {
    if (queue != null) {
      queue.close();
    }
  }

  private void await(Path folder, Stage stage) throws InterruptedException {
    Poll.until("the tuning is " + stage, () -> queue.state(folder).stage() == stage);
  }

  private int generations(Path folder) {
    return service.read(folder).tables().get(0).rows().size();
  }

  @Test
  void aTuningIsPlayedAndKeptAsAPreset() throws InterruptedException {
    service();
    CountDownLatch changed = new CountDownLatch(1);
    queue.onChange(changed::countDown);
    assertThat(queue.all()).isEmpty();
    Path folder = service.start(TuningSamples.file(temporary, MORE));
    await(folder, Stage.FINISHED);
    changed.await();
    TuningLog log = service.read(folder);
    assertThat(log.name()).isEqualTo("how well to play");
    assertThat(log.tables().get(0).rows()).hasSize(2);
    assertThat(log.sentences().get(0)).contains("Best of 6 candidates");
    assertThat(queue.all())
        .singleElement()
        .satisfies(
            state -> {
              assertThat(state.folder()).isEqualTo(folder);
              assertThat(state.kind()).isEqualTo(WorkState.Kind.TUNING);
              assertThat(state.done()).isEqualTo(2);
            });
    assertThat(service.keep(folder, "Best")).isEqualTo("mine/best");
    assertThat(catalog.agent(new TuningFolder(folder).plan(catalog).rules(), "mine/best").text())
        .isEqualTo("mine/best");
    assertThat(queue.report(folder)).exists();
  }

  @Test
  void aSampleIsReadWithWhatItTakesFromOthersCheckedAndStarted() throws Exception {
    service();
    Files.writeString(
        temporary.resolve("quick.plyscope.json"), "{ \"from\": \"t.json\", \"name\": \"quick\" }");
    Files.writeString(temporary.resolve("wrong.plyscope.json"), "{ \"name\": ");
    TuningSamples.file(temporary, MORE);
    assertThat(service.samples())
        .singleElement()
        .satisfies(
            sample -> {
              assertThat(sample.name()).isEqualTo("quick");
              assertThat(sample.folder()).isEqualTo(temporary.toAbsolutePath());
              assertThat(sample.text())
                  .contains("\"skill\"")
                  .doesNotContain("\"from\": \"t.json\"");
            });
    Tunings.Draft sample = service.samples().get(0);
    service.check(sample);
    String text = sample.text().replace("\"skill\"", "\"skil\"");
    Tunings.Draft wrong = new Tunings.Draft("wrong", text, sample.folder());
    assertThatThrownBy(() -> service.check(wrong))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("skil");
    assertThatThrownBy(() -> service.start(wrong)).isInstanceOf(InputException.class);
    assertThat(queue.all()).isEmpty();
    Path folder = service.start(sample);
    await(folder, Stage.FINISHED);
    assertThat(service.read(folder).name()).isEqualTo("quick");
  }

  @Test
  void oneIsPausedStoppedAndResumed() throws InterruptedException {
    Path file = TuningSamples.file(temporary, "\"against\": \"population\", \"repetitions\": 500");
    Path folder = service().start(file);
    await(folder, Stage.RUNNING);
    queue.pause(folder);
    assertThat(queue.state(folder).stage()).isEqualTo(Stage.PAUSED);
    assertThatThrownBy(() -> service.keep(folder, "x")).hasMessageContaining("not finished");
    queue.resume(folder);
    Poll.until("a generation", () -> generations(folder) > 0);
    queue.stop(folder);
    await(folder, Stage.STOPPED);
    assertThat(queue.state(folder).remark()).contains("resume it");
    int rows = generations(folder);
    queue.resume(folder);
    Poll.until("one more", () -> generations(folder) > rows);
    queue.stop(folder);
    await(folder, Stage.STOPPED);
  }

  @Test
  void aWrongFileMakesNoFolder() {
    assertThatThrownBy(() -> service().start(TuningSamples.file(temporary, "\"x\": 1")))
        .isInstanceOf(InputException.class);
    assertThat(queue.all()).isEmpty();
    assertThatThrownBy(() -> service.read(temporary)).hasMessageContaining("no tuning");
  }

  @Test
  void flagsAreAcceptedBeforeATuningBegins() throws InterruptedException {
    Path file = TuningSamples.file(temporary, MORE + ", \"workers\": { \"flags\": [\"-Xint\"] }");
    service();
    assertThat(queue.flags(file)).containsExactly("-Xint");
    assertThatThrownBy(() -> service.start(file))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("-Xint");
    assertThat(queue.all()).isEmpty();
    queue.accept(queue.flags(file));
    Path folder = service.start(file);
    await(folder, Stage.FINISHED);
    assertThat(queue.flags(folder)).isEmpty();

    service();
    assertThat(queue.flags(folder)).containsExactly("-Xint");
    assertThatThrownBy(() -> queue.resume(folder)).hasMessageContaining("-Xint");
  }
}
