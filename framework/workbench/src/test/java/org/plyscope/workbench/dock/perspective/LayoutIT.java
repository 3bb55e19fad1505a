package org.plyscope.workbench.dock.perspective;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestView;
import org.plyscope.workbench.fixture.TestWindow;

@NeedsDisplay
class LayoutIT {
  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());
  private final TestView view = new TestView("test");
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void viewOfAPluginFollowsTheSelectionUntilItLeaves() {
    addView();
    assertThat(window.has("view.test")).isTrue();
    assertThat(view.positions()).containsExactly("......... x");

    window.run(() -> window.workbench().remove(view));
    assertThat(view.closed()).isEqualTo(1);
    assertThat(window.has("view.test")).isFalse();
    assertThat(window.has("slot.test")).as("its slot stays").isTrue();
  }

  @Test
  void viewThatThrowsIsReplacedByASentence() {
    addView();
    view.breakDown();
    window.execute("position.start");
    window.run(
        () ->
            window
                .workbench()
                .workspace()
                .select(window.workbench().workspace().selection().withResult(null)));

    assertThat(window.has("view.test")).isFalse();
    assertThat(view.closed()).isEqualTo(1);
    assertThat(window.label("status.message")).contains("Test view").contains("out of order");
    assertThat(window.has("agents.list")).as("the others go on").isTrue();
  }

  @Test
  void viewsAreClosedShownAndMovedByCommand() {
    addView();
    assertThat(window.execute("view.close.test")).isTrue();
    window.await("the view is closed", () -> view.closed() == 1);
    assertThat(window.has("slot.test")).isFalse();

    assertThat(window.execute("view.show.test")).isTrue();
    assertThat(window.has("view.test")).isTrue();
    int below = screenY();
    assertThat(window.execute("view.move.test.left")).isTrue();
    window.await("it is on the left", () -> screenX() < 200 && screenYNow() < below);
  }

  @Test
  void layoutIsRestoredAndLateViewsFindTheirSlot() {
    addView();
    window.execute("view.close.result");
    window.await("the result is closed", () -> !hasNow("result"));
    window.close();
    assertThat(Files.exists(data.resolve("layouts.json"))).isTrue();

    open();
    assertThat(window.has("slot.result")).isFalse();
    assertThat(window.has("slot.test")).as("the slot of the missing view").isTrue();
    assertThat(window.has("view.test")).isFalse();
    addView();
    assertThat(window.has("view.test")).isTrue();

    window.execute("perspective.reset");
    assertThat(window.has("slot.result")).isTrue();
  }

  @Test
  void brokenLayoutGivesTheStandardOne() throws Exception {
    window.close();
    Files.writeString(data.resolve("layouts.json"), "<this is no layout");
    open();

    assertThat(window.has("slot.board")).isTrue();
    assertThat(window.has("slot.agents")).isTrue();
    assertThat(window.has("slot.result")).isTrue();
  }

  private void addView() {
    window.run(() -> window.workbench().add(view));
  }

  private boolean hasNow(String name) {
    return Find.optional(window.workbench().frame().getRootPane(), name, JComponent.class)
        .isPresent();
  }

  private int screenY() {
    JComponent slot = window.find("slot.test", JComponent.class);
    int[] y = new int[1];
    window.await("the slot is laid out", () -> slot.isShowing() && slot.getHeight() > 0);
    window.run(() -> y[0] = slot.getLocationOnScreen().y);
    return y[0];
  }

  private int screenX() {
    return slotNow().getLocationOnScreen().x - window.workbench().frame().getX();
  }

  private int screenYNow() {
    return slotNow().getLocationOnScreen().y;
  }

  private JComponent slotNow() {
    return Find.named(window.workbench().frame().getRootPane(), "slot.test", JComponent.class);
  }
}
