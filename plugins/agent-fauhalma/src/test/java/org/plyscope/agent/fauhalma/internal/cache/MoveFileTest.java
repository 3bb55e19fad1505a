package org.plyscope.agent.fauhalma.internal.cache;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MoveFileTest {
  private static final String LINE = "[[1,-4],[0,-3]] [[-3,5],[-1,3]]";

  @TempDir private Path folder;

  private MoveFile file(int capacity) {
    return new MoveFile(folder.resolve("best-1.txt"), "title", capacity);
  }

  private static Map<String, BestMove> moves(int first, int count) {
    Map<String, BestMove> moves = new LinkedHashMap<>();
    for (int i = first; i < first + count; i++) {
      moves.put("v1 A: " + i + "; move: A", new BestMove(LINE, i / 20.0));
    }
    return moves;
  }

  @Test
  void whatIsAddedIsRead() throws IOException {
    assertThat(file(100).read()).isEmpty();
    file(100).add(moves(0, 3));
    file(100).add(moves(2, 3));
    assertThat(file(100).read()).isEqualTo(moves(0, 5));
    assertThat(new MoveFile(folder.resolve("best-1.txt"), "other", 100).read()).isEmpty();
  }

  @Test
  void theFileStaysSmallAndKeepsTheNewest() throws IOException {
    int capacity = 40;
    for (int game = 0; game < 100; game++) {
      file(capacity).add(moves(10 * game, 10));
      assertThat(Files.size(folder.resolve("best-1.txt"))).isLessThan(capacity * 320L);
      assertThat(file(capacity).read()).containsAllEntriesOf(moves(10 * game, 10));
    }
    try (var files = Files.list(folder)) {
      assertThat(files.map(f -> f.getFileName().toString()))
          .containsExactlyInAnyOrder("best-1.txt", "lock");
    }
  }

  @Test
  void whateverIsDamagedIsSkipped() throws IOException {
    Path path = folder.resolve("best-1.txt");
    file(1000).add(moves(0, 20));
    byte[] whole = Files.readAllBytes(path);
    SplittableRandom random = new SplittableRandom(1);
    int less = 0;
    for (int i = 0; i < 300; i++) {
      byte[] damaged = whole.clone();
      damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      Files.write(path, damaged);
      Map<String, BestMove> read = file(1000).read();
      assertThat(moves(0, 20)).containsAllEntriesOf(read);
      less += read.size() < 20 ? 1 : 0;
    }
    assertThat(less).isGreaterThan(100);
  }

  @Test
  void aTornLineCostsNothingElse() throws IOException {
    Path path = folder.resolve("best-1.txt");
    file(1000).add(moves(0, 5));
    byte[] whole = Files.readAllBytes(path);
    Files.write(path, Arrays.copyOf(whole, whole.length - 7));
    file(1000).add(moves(10, 5));
    Map<String, BestMove> expected = moves(0, 4);
    expected.putAll(moves(10, 5));
    assertThat(file(1000).read()).isEqualTo(expected);
  }

  @Test
  void whatIsNoSuchFileIsReplaced() throws IOException {
    Path path = folder.resolve("best-1.txt");
    for (byte[] foreign : List.of(new byte[0], new byte[5000], "hello\n".getBytes(UTF_8))) {
      Files.write(path, foreign);
      assertThat(file(100).read()).isEmpty();
      file(100).add(moves(0, 2));
      assertThat(file(100).read()).isEqualTo(moves(0, 2));
    }
  }

  @Test
  void threadsLoseNothing() throws Exception {
    List<Thread> threads = new ArrayList<>();
    Set<Throwable> failures = Collections.synchronizedSet(new HashSet<>());
    for (int t = 0; t < 4; t++) {
      int first = 1000 * t;
      Thread thread =
          new Thread(
              () -> {
                try {
                  for (int i = 0; i < 20; i++) {
                    file(100_000).add(moves(first + 5 * i, 5));
                  }
                } catch (IOException | RuntimeException e) {
                  failures.add(e);
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(failures).isEmpty();
    assertThat(file(100_000).read()).hasSize(400);
  }

  @Test
  void processesLoseNothing() throws Exception {
    List<Process> processes = new ArrayList<>();
    for (int p = 0; p < 2; p++) {
      processes.add(
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  Writer.class.getName(),
                  folder.toString(),
                  Integer.toString(1000 * p))
              .inheritIO()
              .start());
    }
    for (Process process : processes) {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isZero();
    }
    Map<String, BestMove> expected = moves(0, 200);
    expected.putAll(moves(1000, 200));
    assertThat(file(1000).read()).isEqualTo(expected);
  }

  /** Another process that writes to the same file, so often that it is replaced several times. */
  static final class Writer {
    private Writer() {}

    public static void main(String[] args) throws IOException {
      MoveFile file = new MoveFile(Path.of(args[0]).resolve("best-1.txt"), "title", 1000);
      for (int i = 0; i < 600; i++) {
        file.add(moves(Integer.parseInt(args[1]) + 5 * (i % 40), 5));
      }
    }
  }
}
