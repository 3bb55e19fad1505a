package org.plyscope.workbench.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.view.Find;
import org.plyscope.testkit.view.Ui;
import org.plyscope.workbench.project.Project.Item;
import org.plyscope.workbench.project.Project.Kind;

class ProjectViewTest {
  @TempDir Path folder;

  /** The folder of a project may lie on a network drive that answers after seconds. */
  @Test
  @Timeout(60)
  void aSlowFolderKeepsNoWindowWaiting() throws Exception {
    Project project = Project.create(folder.resolve("p"));
    Files.writeString(project.folder(Kind.GAMES).resolve("first.plygame"), "");
    Files.writeString(project.folder(Kind.GAMES).resolve("second.plygame"), "");
    CountDownLatch answered = new CountDownLatch(1);
    AtomicInteger looks = new AtomicInteger();
    List<Boolean> onUi = new ArrayList<>();
    ProjectView view =
        Ui.get(
            () ->
                new ProjectView(
                    () -> Optional.of(project),
                    slow -> {
                      looks.incrementAndGet();
                      onUi.add(SwingUtilities.isEventDispatchThread());
                      await(answered);
                      return slow.items();
                    },
                    item -> {},
                    () -> {}));
    JTextField filter = Find.named(view.component(), "project.filter", JTextField.class);
    JList<?> list = Find.named(view.component(), "project.list", JList.class);
    Ui.run(() -> filter.setText("sec"));
    assertThat(Ui.get(() -> list.getModel().getSize())).isZero();
    answered.countDown();
    Ui.await("the list is there", () -> list.getModel().getSize() == 1);
    assertThat(onUi).containsOnly(false);
    int before = looks.get();
    for (String typed : List.of("se", "s", "")) {
      Ui.run(() -> filter.setText(typed));
    }
    assertThat(Ui.get(() -> list.getModel().getSize())).isEqualTo(2);
    assertThat(((Item) Ui.get(() -> list.getModel().getElementAt(0))).name())
        .isEqualTo("first.plygame");
    assertThat(looks).as("typing needs no look at the folder").hasValue(before);
    Ui.run(view::close);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
