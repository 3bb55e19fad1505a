package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

@DisabledOnOs(OS.WINDOWS)
class OwnFolderTest {
  @TempDir Path temporary;
  private Path elsewhere;
  private Path folder;
  private OwnFolder own;

  @BeforeEach
  void make() throws IOException {
    elsewhere = Files.writeString(temporary.resolve("precious"), "precious");
    folder = Files.createDirectory(temporary.resolve("run"));
    own = new OwnFolder(folder);
  }

  @Test
  void nothingIsWrittenThroughALink() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("report.html"), elsewhere);
    String sentence =
        "The report cannot be written to '%s' (it is a link to another place; delete the link)."
            .formatted(link);
    assertThatThrownBy(() -> own.write("The report", "report.html", "text"))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
    assertThatThrownBy(() -> own.append("The report", "report.html", new byte[] {1}))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
    assertThat(elsewhere).hasContent("precious");
    assertThat(link).isSymbolicLink();
  }

  @Test
  void aLinkThatLeadsNowhereMakesNoFileThere() throws IOException {
    Path nowhere = temporary.resolve("nowhere");
    Files.createSymbolicLink(folder.resolve("lines.jsonl"), nowhere);
    assertThatThrownBy(() -> own.append("The line", "lines.jsonl", new byte[] {1}))
        .hasMessageContaining("it is a link");
    assertThatThrownBy(() -> own.write("The line", "lines.jsonl", "text"))
        .hasMessageContaining("it is a link");
    assertThat(nowhere).doesNotExist();
  }

  @Test
  @Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
  void aPipeInItBlocksNoWriterAndNoLock() throws Exception {
    TextFileTest.pipe(folder.resolve("lines.jsonl"));
    TextFileTest.pipe(folder.resolve("run.lock"));
    assertThatThrownBy(() -> own.append("The line", "lines.jsonl", new byte[] {1}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("it is a device");
    assertThatThrownBy(() -> FileLock.tryTake(folder.resolve("run")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("it is a device");
    assertThatThrownBy(() -> FileLock.note(folder.resolve("run")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("it is a device");
  }

  /** As in a backup that was made with hard links. */
  @Test
  void aFileWithASecondNameIsReplacedButNotChanged() throws IOException {
    Path backup = Files.createLink(temporary.resolve("backup"), elsewhere);
    Files.createLink(folder.resolve("lines.jsonl"), elsewhere);
    assertThatThrownBy(() -> own.append("The line", "lines.jsonl", new byte[] {1}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("it has a second name (a hard link)");
    assertThat(backup).hasContent("precious");
    own.write("The line", "lines.jsonl", "text");
    own.append("The line", "lines.jsonl", new byte[] {'s'});
    assertThat(folder.resolve("lines.jsonl")).hasContent("texts");
    assertThat(backup).hasContent("precious");
  }

  @Test
  void aLinkOnTheWayIsNamed() throws IOException {
    Path other = Files.createDirectory(temporary.resolve("other"));
    Path tests = Files.createSymbolicLink(folder.resolve("tests"), other);
    assertThatThrownBy(() -> own.write("The test", "tests/lesson/file", "text"))
        .hasMessageContaining("'" + tests + "' is a link to another place");
    assertThatThrownBy(() -> own.folder("The test", "tests/lesson"))
        .hasMessageContaining("'" + tests + "' is a link to another place");
    assertThat(other).isEmptyDirectory();
    assertThatThrownBy(() -> own.write("The test", "../precious", "text"))
        .hasMessageContaining("it is not in the folder");
  }

  /** The user named the folder, and may name it by a link. */
  @Test
  void theFolderItselfMayBeALink() throws IOException {
    Path link = Files.createSymbolicLink(temporary.resolve("link"), folder);
    OwnFolder linked = new OwnFolder(link);
    linked.make();
    linked.write("The text", "file", "text");
    linked.append("The line", "lines", "a\n".getBytes(StandardCharsets.UTF_8));
    linked.append("The line", "lines", "b\n".getBytes(StandardCharsets.UTF_8));
    assertThat(folder.resolve("file")).hasContent("text");
    assertThat(folder.resolve("lines")).hasContent("a\nb\n");
    FileLock.tryTake(link.resolve("file")).orElseThrow().close();
  }

  @Test
  void aLockThatIsALinkIsRefused() throws IOException {
    Files.createSymbolicLink(folder.resolve("run.lock"), elsewhere);
    assertThatThrownBy(() -> FolderClaim.of(folder.resolve("run"), "The run", "process 1 on a"))
        .isInstanceOf(InputException.class)
        .hasMessage("The run cannot be locked (it is a link to another place; delete the link).");
    assertThat(elsewhere).hasContent("precious");
  }
}
