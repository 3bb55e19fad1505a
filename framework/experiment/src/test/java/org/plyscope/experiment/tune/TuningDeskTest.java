package org.plyscope.experiment.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.TuningState;
import org.plyscope.api.learn.TuningState.Stage;
import org.plyscope.experiment.desk.TuningDesk;
import org.plyscope.lab.catalog.Catalog;

/** The window's tunings are played, paused, resumed and kept as presets by one service. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class TuningDeskTest {
  private static final String MORE = "\"against\": \"population\", \"test\": { \"blocks\": 2 }";

  @TempDir private Path temporary;
  private final Catalog catalog = TuningSamples.catalog();
  private TuningDesk desk;

  private TuningDesk desk() {
    desk = new TuningDesk(catalog, Optional.empty(), Map.of(), temporary.resolve("data"));
    return desk;
  }

  @AfterEach
  void close() throws InterruptedException {
    if (desk != null) {
      desk.close();
    }
  }

  private TuningState await(Path folder, Predicate<TuningState> condition)
      throws InterruptedException {
    TuningState state = desk.look(folder);
    while (!condition.test(state)) {
      Thread.sleep(10);
      state = desk.look(folder);
    }
    return state;
  }

  @Test
  void aTuningIsPlayedAndKeptAsAPreset() throws InterruptedException {
    CountDownLatch changed = new CountDownLatch(1);
    desk().onChange(changed::countDown);
    assertThat(desk.folders()).isEmpty();
    Path folder = desk.start(TuningSamples.file(temporary, MORE));
    TuningState state = await(folder, s -> s.stage() == Stage.FINISHED);
    changed.await();
    assertThat(state.name()).isEqualTo("how well to play");
    assertThat(state.tables().get(0).rows()).hasSize(2);
    assertThat(state.sentences().get(0)).contains("among 6 candidates");
    assertThat(desk.folders()).containsExactly(folder);
    assertThat(desk.keep(folder, "Best")).isEqualTo("mine/best");
    assertThat(catalog.agent(new TuningFolder(folder).plan(catalog).rules(), "mine/best").text())
        .isEqualTo("mine/best");
    assertThat(desk.report(folder)).exists();
  }

  @Test
  void oneIsPausedStoppedAndResumed() throws InterruptedException {
    Path file = TuningSamples.file(temporary, "\"against\": \"population\", \"repetitions\": 500");
    Path folder = desk().start(file);
    desk.pause(folder);
    assertThat(desk.look(folder).stage()).isEqualTo(Stage.PAUSED);
    assertThatThrownBy(() -> desk.start(file))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Another tuning");
    assertThatThrownBy(() -> desk.keep(folder, "x")).hasMessageContaining("not finished");
    desk.resume(folder);
    await(folder, s -> !s.tables().get(0).rows().isEmpty());
    desk.stop(folder);
    TuningState stopped = await(folder, s -> s.stage() == Stage.IDLE);
    assertThat(stopped.remark()).contains("resume it");
    int rows = stopped.tables().get(0).rows().size();
    desk.resume(folder);
    await(folder, s -> s.tables().get(0).rows().size() > rows);
    desk.stop(folder);
    await(folder, s -> s.stage() == Stage.IDLE);
  }

  @Test
  void aWrongFileMakesNoFolder() {
    assertThatThrownBy(() -> desk().start(TuningSamples.file(temporary, "\"x\": 1")))
        .isInstanceOf(InputException.class);
    assertThat(desk.folders()).isEmpty();
    assertThatThrownBy(() -> desk.look(temporary)).hasMessageContaining("no tuning");
  }

  @Test
  void flagsAreAcceptedBeforeATuningBegins() throws InterruptedException {
    Path file = TuningSamples.file(temporary, MORE + ", \"workers\": { \"flags\": [\"-Xint\"] }");
    assertThat(desk().flags(file)).containsExactly("-Xint");
    assertThatThrownBy(() -> desk.start(file))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("-Xint");
    assertThat(desk.folders()).isEmpty();
    desk.accept(desk.flags(file));
    Path folder = desk.start(file);
    await(folder, s -> s.stage() == Stage.FINISHED);
    assertThat(desk.flags(folder)).isEmpty();

    desk();
    assertThat(desk.flags(folder)).containsExactly("-Xint");
    assertThatThrownBy(() -> desk.resume(folder)).hasMessageContaining("-Xint");
  }
}
