package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A training of the packaged program survives that the program is killed. */
class TrainingIT {
  private static final long WAIT_NANOS = TimeUnit.SECONDS.toNanos(240);

  /** Far more lessons than the test waits for, so that the program is busy when it is killed. */
  private static final String ENDLESS = "10000000";

  @TempDir Path data;

  private static int lessons(Path training) throws IOException {
    Path lines = training.resolve("lessons.jsonl");
    return Files.exists(lines) ? Files.readAllLines(lines).size() : 0;
  }

  /** Waits until some lessons are kept, then ends the program without a warning. */
  private static void kill(Process process, Path training)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    while (lessons(training) < 3 && System.nanoTime() - start < WAIT_NANOS) {
      Thread.sleep(20);
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private Distribution.Output begin(Distribution.Disturbance disturbance, Path out, String lessons)
      throws Exception {
    List<String> args =
        new ArrayList<>(
            List.of("train", "a3c:hidden=8,games=10,opponent=random", "--game", "kalah"));
    args.addAll(Arrays.asList("--seed", "4", "--out", out.toString(), "--lessons", lessons));
    return Distribution.run(data, disturbance, args.toArray(String[]::new));
  }

  @Test
  void aTrainingThatWasKilledEndsWithTheModelOfOneThatWasNot() throws Exception {
    Path killed = data.resolve("killed.training");
    Distribution.Output first = begin(process -> kill(process, killed), killed, ENDLESS);
    assertThat(first.exit()).isNotZero();
    int kept = lessons(killed);
    assertThat(kept).as(first.err()).isGreaterThanOrEqualTo(3);
    String more = String.valueOf(kept + 2);
    Distribution.Output second =
        Distribution.run(data, "train", "--out", killed.toString(), "--lessons", more);
    assertThat(second.exit()).as(second.err()).isZero();
    Path whole = data.resolve("whole.training");
    assertThat(begin(process -> {}, whole, more).exit()).isZero();
    assertThat(killed.resolve("model.onnx")).hasSameBinaryContentAs(whole.resolve("model.onnx"));
    assertThat(lessons(killed)).isEqualTo(kept + 2);
  }
}
