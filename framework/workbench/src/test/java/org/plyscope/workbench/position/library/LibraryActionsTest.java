package org.plyscope.workbench.position.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileLock;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.testkit.view.Ui;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.session.Session;

class LibraryActionsTest {
  @TempDir Path data;

  private final Catalog catalog = Catalog.of(List.of(new CountdownGame(), new TicTacToe()));
  private final Rules rules = catalog.rules("countdown", "", Map.of());
  private final Session session = new Session();
  private final PaperWorkspace workspace = new PaperWorkspace();
  private final List<SavedPosition> saved = new ArrayList<>();
  private PositionLibrary library;
  private LibraryActions actions;

  @BeforeEach
  void open() {
    library = new PositionLibrary(data);
    actions = new LibraryActions(catalog, library, session, Clock.systemUTC(), workspace);
    session.open(rules, "7/0");
  }

  private String said() {
    List<String> messages = workspace.messages();
    return messages.get(messages.size() - 1);
  }

  @Test
  void savedPositionCanBeChangedDeletedAndBroughtBack() {
    actions.save("Seven", List.of("odd"), saved::add);
    assertThat(said()).isEqualTo("Saved 'Seven' to your positions.");
    assertThat(saved).containsExactlyElementsOf(library.all());
    assertThatThrownBy(() -> actions.save("Seven", List.of(), saved::add))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("there already");
    SavedPosition seven = library.all().get(0);
    actions.change(seven, "Lucky seven", List.of());
    assertThat(library.all().get(0).name()).isEqualTo("Lucky seven");
    actions.delete(library.all());
    assertThat(library.all()).isEmpty();
    actions.undo();
    assertThat(said()).isEqualTo("Undone: deleting 'Lucky seven'.");
    actions.redo();
    assertThat(library.all()).isEmpty();
  }

  @Test
  void exportedFileIsReadBackWithoutDoubles() throws IOException {
    actions.save("Seven", List.of("odd"), saved::add);
    session.open(rules, "6/1");
    actions.save("Six", List.of(), saved::add);
    Path file = data.resolve("my.positions");
    actions.export(file, library.all());
    assertThat(Files.readString(file)).contains("7/0 # Seven [odd]\n6/1 # Six\n");
    actions.delete(library.all().subList(0, 1));
    actions.imported(file, actions.read(file, rules));

    assertThat(said())
        .isEqualTo("Added 1 position of my.positions to your positions; 1 was there already.");
    assertThat(library.all()).hasSize(2);
  }

  @Test
  void openedFileGoesOnTheBoardUnderItsOwnRules() throws IOException {
    Path one = Files.writeString(data.resolve("one.position"), "5/1\n");
    actions.opened(one, actions.read(one, rules));
    assertThat(session.selection().orElseThrow().position()).isEqualTo("5/1");
    assertThat(library.all()).as("one position alone is not kept").isEmpty();

    Path many =
        Files.writeString(
            data.resolve("many.positions"),
            "game: tic-tac-toe\nx........ o # A\n.x....... o # B\n");
    actions.opened(many, actions.read(many, rules));
    assertThat(session.selection().orElseThrow().position()).isEqualTo("x........ o");
    assertThat(library.all()).hasSize(2);
    session.undo();
    assertThat(session.selection().orElseThrow().rules()).isSameAs(rules);
  }

  @Test
  void missingFileIsOneSentence() {
    assertThatThrownBy(() -> actions.read(data.resolve("none.txt"), rules))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There is no file");
    assertThatThrownBy(() -> actions.export(data.resolve("no/such/folder.txt"), List.of()))
        .cause()
        .isInstanceOf(InputException.class)
        .hasMessageContaining("there is no such folder");
  }

  /** Another process may hold the library for seconds. */
  @Test
  @Timeout(60)
  void aHeldLibraryKeepsNoWindowWaitingAndNoChangeIsLost() throws Exception {
    try (Jobs jobs = new Jobs(SwingUtilities::invokeLater, new Faults(workspace::message))) {
      Workspace busy =
          new PaperWorkspace() {
            @Override
            public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone) {
              return jobs.submit(title, job, whenDone);
            }
          };
      actions = new LibraryActions(catalog, library, session, Clock.systemUTC(), busy);
      FileLock held = FileLock.tryTake(data.resolve(PositionLibrary.FILE)).orElseThrow();
      long begun = System.nanoTime();
      Ui.run(() -> actions.save("Seven", List.of(), saved::add));
      Ui.run(() -> actions.undo());
      Ui.run(() -> actions.redo());
      Ui.run(() -> session.open(rules, "6/1"));
      Ui.run(() -> actions.save("Six", List.of(), saved::add));
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(5));
      assertThat(library.all()).isEmpty();
      held.close();
      Ui.await("all changes are made in order", () -> saved.size() == 2);
      assertThat(library.all()).extracting(SavedPosition::name).containsExactly("Seven", "Six");
    }
  }
}
