package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

class SafeFileTest {
  private static final int TIMES = 500;

  @TempDir Path folder;

  @Test
  void whoReadsWhileAFileIsReplacedAlwaysFindsOne() throws Exception {
    Path file = folder.resolve("file.json");
    SafeFile.replace(file, "0");
    CompletableFuture<Void> writer =
        CompletableFuture.runAsync(
            () -> {
              for (int i = 0; i < TIMES; i++) {
                SafeFile.write("The text", file, "x".repeat(i % 100 + 1));
              }
            });
    while (!writer.isDone()) {
      assertThat(Files.readString(file)).isNotEmpty();
    }
    writer.get();
    assertThat(names()).containsExactly("file.json");
  }

  @Test
  void failureLeavesTheOldFileAndNothingElse() throws Exception {
    Path file = folder.resolve("file.json");
    SafeFile.replace(file, "old");
    assertThatThrownBy(
            () ->
                SafeFile.write(
                    "The text",
                    file,
                    () -> false,
                    out -> {
                      out.write(1);
                      throw new IOException("disk full");
                    }))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("The text cannot be written")
        .hasMessageContaining("disk full");
    assertThat(Files.readString(file)).isEqualTo("old");
    assertThat(names()).containsExactly("file.json");
  }

  @Test
  void cancelLeavesTheOldFile() throws Exception {
    Path file = folder.resolve("file.json");
    SafeFile.replace(file, "old");
    assertThatThrownBy(
            () -> SafeFile.write("The text", file, () -> true, out -> out.write(new byte[9])))
        .isInstanceOf(InterruptedException.class);
    assertThat(Files.readString(file)).isEqualTo("old");
  }

  @Test
  void anErrorInTheMiddleLeavesNothingBehind() throws Exception {
    Path file = folder.resolve("file.json");
    assertThatThrownBy(
            () ->
                SafeFile.write(
                    "The text",
                    file,
                    () -> false,
                    out -> {
                      throw new OutOfMemoryError("pretended");
                    }))
        .isInstanceOf(OutOfMemoryError.class);
    assertThat(names()).isEmpty();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void modesAreKeptAndNewFilesHaveTheUsualOne() throws Exception {
    Path usual = Files.createFile(folder.resolve("usual"));
    Path file = folder.resolve("file.json");
    SafeFile.replace(file, "old");
    assertThat(mode(file)).isEqualTo(mode(usual));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    SafeFile.replace(file, "new");
    assertThat(mode(file)).isEqualTo("rw-r-----");
    assertThat(Files.readString(file)).isEqualTo("new");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksAreFollowed() throws Exception {
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Path file = Files.writeString(elsewhere.resolve("file.json"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("elsewhere/file.json"));
    Path second = Files.createSymbolicLink(folder.resolve("second"), link);
    SafeFile.replace(second, "new");
    assertThat(link).isSymbolicLink();
    assertThat(second).isSymbolicLink();
    assertThat(Files.readString(file)).isEqualTo("new");

    Path fresh = Files.createSymbolicLink(folder.resolve("fresh"), Path.of("elsewhere/fresh"));
    SafeFile.replace(fresh, "made");
    assertThat(Files.readString(elsewhere.resolve("fresh"))).isEqualTo("made");

    Path round = Files.createSymbolicLink(folder.resolve("round"), Path.of("round"));
    refused(round, "lead nowhere");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void devicesFoldersAndProtectedFilesAreRefusedAndUntouched() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    refused(pipe, "it is a device");
    assertThat(Files.readAttributes(pipe, BasicFileAttributes.class).isOther()).isTrue();
    refused(folder, "it is a folder");
    refused(Path.of("/"), "it is a folder");
    refused(folder.resolve("no/such"), "there is no such folder");
    refused(folder.resolve("x".repeat(300)), "too long");

    Path guarded = Files.writeString(folder.resolve("guarded"), "old");
    Files.setPosixFilePermissions(guarded, PosixFilePermissions.fromString("r--r--r--"));
    refused(guarded, "write-protected");
    assertThat(Files.readString(guarded)).isEqualTo("old");
    assertThat(names()).containsExactlyInAnyOrder("pipe", "guarded");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFileCannotHoldAnother() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "old");
    refused(file.resolve("below"), "Not a directory");
    assertThat(Files.readString(file)).isEqualTo("old");
    assertThat(names()).containsExactly("file");
  }

  /**
   * The user of the tests may have all permissions; the kernel's own folder takes no files at all.
   */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aFolderThatTakesNoFilesIsToldBeforeAndWhileWriting() throws Exception {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
    Path shut = Files.isWritable(closed) ? Path.of("/sys") : closed;
    assertThatThrownBy(() -> SafeFile.check("The trace", shut.resolve("x.plytrace")))
        .isInstanceOf(InputException.class)
        .message()
        .matches(
            "The trace cannot be written to '.*/x\\.plytrace'"
                + " \\((permission denied|Read-only file system)\\); name another file\\.");
    assertThatThrownBy(() -> SafeFile.write("The trace", shut.resolve("x.plytrace"), "new"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("The trace cannot be written to")
        .hasMessageNotContaining(".part");
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwxr-xr-x"));
    assertThat(closed).isEmptyDirectory();
  }

  @Test
  void aLongNameIsNoProblemForTheTemporaryFile() throws Exception {
    Path file = folder.resolve("x".repeat(255));
    SafeFile.check("The text", file);
    assertThat(names()).isEmpty();
    SafeFile.replace(file, "text");
    assertThat(Files.readString(file)).isEqualTo("text");
  }

  /** A link cannot be planted under an unpredictable name. */
  @Test
  void temporaryNamesAreNeverTheSame() throws Exception {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      SafeFile.write(
          "The text",
          folder.resolve("file"),
          () -> false,
          out -> {
            for (String name : names()) {
              if (name.endsWith(".part")) {
                assertThat(name).doesNotContain("" + ProcessHandle.current().pid());
                seen.add(name);
              }
            }
          });
    }
    assertThat(seen).hasSize(20);
  }

  @Test
  void whatEndedProcessesLeftIsSweptByTheNextWrite() throws IOException {
    Path left = Files.writeString(folder.resolve("a.txt.0123456789abcdef.part"), "half");
    Path other = Files.writeString(folder.resolve("b.txt.0123456789abcdef.part"), "half");
    Path mine = Files.writeString(folder.resolve("a.txt.draft.part"), "mine");
    for (Path old : new Path[] {left, other, mine}) {
      Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(7200)));
    }
    Path fresh = Files.writeString(folder.resolve("a.txt.1123456789abcdef.part"), "being written");
    SafeFile.write("The text", folder.resolve("a.txt"), "new");
    assertThat(left).doesNotExist();
    assertThat(new Path[] {other, mine, fresh}).allMatch(Files::exists);
  }

  private void refused(Path file, String reason) {
    assertThatThrownBy(() -> SafeFile.check("The text", file))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("The text cannot be written to '" + file + "'")
        .hasMessageContaining(reason)
        .hasMessageNotContaining(".part");
    assertThatThrownBy(() -> SafeFile.write("The text", file, "new"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(reason)
        .hasMessageNotContaining(".part");
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  private String[] names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).toArray(String[]::new);
    }
  }
}
