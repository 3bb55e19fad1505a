package org.plyscope.workbench.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.TransferHandler.TransferSupport;
import javax.swing.filechooser.FileFilter;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.workbench.fixture.QuietWorkspace;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;

class OpenFilesTest {
  private final List<String> opened = new ArrayList<>();
  private final List<String> messages = new ArrayList<>();
  private final QuietWorkspace workspace = new QuietWorkspace();
  private final OpenFiles files = new OpenFiles(workspace);

  OpenFilesTest() {
    files.add(opener("Positions", "position", "position", "txt"));
    files.add(opener("Plugins", "plugin", "jar"));
  }

  private FileOpener opener(String name, String word, String... endings) {
    return new BuiltInOpener(
        name, List.of(endings), f -> monitor -> () -> opened.add(word + " " + f));
  }

  @Test
  void endingDecidesWhateverItsCase() {
    files.open(Path.of("a.TXT"));
    files.open(Path.of("b.jar"));

    assertThat(opened).containsExactly("position a.TXT", "plugin b.jar");
  }

  @Test
  void anEndingMayHaveSeveralDotsAndMayBeTheWholeName() {
    files.add(opener("Trainings", "training", "training.json"));
    files.open(Path.of("a", "training.json"));
    files.open(Path.of("old.training.json"));
    assertThat(opened).containsExactly("training a/training.json", "training old.training.json");
    assertThatThrownBy(() -> files.open(Path.of("my-training.json")))
        .isInstanceOf(InputException.class);
    FileFilter filter = OpenDialog.filter("Trainings", files.kinds().get(2)::fits);
    assertThat(filter.accept(new File("old.training.json"))).isTrue();
    assertThat(filter.accept(new File("other.json"))).isFalse();
    assertThat(filter.getDescription()).isEqualTo("Trainings");
  }

  @Test
  void firstOfTwoWithTheSameEndingIsMeant() {
    FileOpener others = opener("Others", "other", "txt", "book");
    files.add(others);
    files.open(Path.of("a.txt"));
    files.open(Path.of("a.book"));
    assertThat(opened).containsExactly("position a.txt", "other a.book");
    assertThat(workspace.jobs()).containsExactly("Opening a.txt", "Opening a.book");

    files.remove(others);
    assertThat(files.kinds()).extracting(OpenFiles.Kind::name).doesNotContain("Others");
    assertThatThrownBy(() -> files.open(Path.of("a.book"))).isInstanceOf(InputException.class);
  }

  @Test
  void oneThatRecognisesTheFileIsMeantBeforeTheFirst() {
    files.add(
        new FileOpener() {
          @Override
          public String name() {
            return "Letters";
          }

          @Override
          public List<String> endings() {
            return List.of("txt");
          }

          @Override
          public boolean recognises(Path file) {
            return file.startsWith("letters");
          }

          @Override
          public Job<Consumer<Workspace>> open(Path file, Workspace window) {
            return monitor -> shown -> opened.add("letter " + file);
          }
        });
    files.open(Path.of("letters", "a.txt"));
    files.open(Path.of("others", "a.txt"));
    assertThat(opened).containsExactly("letter letters/a.txt", "position others/a.txt");
  }

  @Test
  void plyscopeOpensItsOwnFilesWhateverPluginCameFirst() {
    FileOpener users = opener("Others", "other", "book");
    OpenFiles ordered = new OpenFiles(workspace, users::equals);
    ordered.add(users);
    ordered.open(Path.of("a.book"));
    ordered.add(opener("Books", "book", "book"));
    ordered.open(Path.of("b.book"));
    assertThat(opened).containsExactly("other a.book", "book b.book");
  }

  @Test
  void failureNamesTheFile() {
    files.add(
        new BuiltInOpener(
            "Books",
            List.of("book"),
            f ->
                monitor -> {
                  throw new InputException("Line 3 holds no move.");
                }));

    assertThatThrownBy(() -> files.open(Path.of("a.book")))
        .hasRootCauseMessage("a.book: Line 3 holds no move.");
  }

  @Test
  void fullMemoryIsNoFaultOfTheFile() throws InterruptedException {
    BlockingQueue<String> told = new LinkedBlockingQueue<>();
    try (Jobs jobs = new Jobs(Runnable::run, new Faults(told::add))) {
      OpenFiles inWindow =
          new OpenFiles(
              new PaperWorkspace() {
                @Override
                public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> then) {
                  return jobs.submit(title, job, then);
                }
              });
      inWindow.add(
          new BuiltInOpener(
              "Games",
              List.of("plygame"),
              f ->
                  monitor -> {
                    throw new OutOfMemoryError("Java heap space");
                  }));
      inWindow.open(Path.of("large.plygame"));
      assertThat(told.poll(10, TimeUnit.SECONDS))
          .contains("large.plygame", "not enough memory", "-Xmx4g");
    }
  }

  @Test
  void unknownEndingNamesTheKnownOnes() {
    assertThatThrownBy(() -> files.open(Path.of("a.doc")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'a.doc'")
        .hasMessageContaining(".position, .txt, .jar");
  }

  @Test
  void dropOpensAllItCanAndExplainsTheRest() {
    FileDrop drop = new FileDrop(files, new Faults(messages::add), messages::add);
    Transferable three =
        new Files(List.of(new File("a.txt"), new File("b.doc"), new File("c.jar")));
    TransferSupport support = new TransferSupport(new JPanel(), three);

    assertThat(drop.canImport(support)).isTrue();
    assertThat(drop.importData(support)).isTrue();
    assertThat(opened).containsExactly("position a.txt", "plugin c.jar");
    assertThat(messages).singleElement().asString().contains("b.doc");
    assertThat(drop.canImport(new TransferSupport(new JPanel(), new StringSelection("x"))))
        .isFalse();
  }

  /** Files on their way. */
  private record Files(List<File> list) implements Transferable {
    @Override
    public DataFlavor[] getTransferDataFlavors() {
      return new DataFlavor[] {DataFlavor.javaFileListFlavor};
    }

    @Override
    public boolean isDataFlavorSupported(DataFlavor flavor) {
      return flavor.equals(DataFlavor.javaFileListFlavor);
    }

    @Override
    public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
      return list;
    }
  }
}
