package org.plyscope.workbench.dock.perspective;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JToggleButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestView;
import org.plyscope.workbench.fixture.TestWindow;

@NeedsDisplay
class PerspectivesIT {
  private static final String TREE = "search-tree";
  private static final String COMPARE = "compare";

  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());
  private final TestView tree = new TestView(TREE);
  private final TestView compare = new TestView(COMPARE);
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    window.run(
        () -> {
          window.workbench().add(compare);
          window.workbench().add(tree);
        });
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void switchingShowsWhatBelongsThereAndLosesNothing() {
    assertThat(window.has("slot.search-tree")).isTrue();
    assertThat(window.has("slot.compare")).isFalse();
    press(COMPARE);
    assertThat(window.has("slot.compare")).isTrue();
    assertThat(window.has("slot.board")).isTrue();
    assertThat(window.has("slot.search-tree")).isFalse();
    assertThat(tree.closed()).as("the tree is only hidden").isZero();

    assertThat(window.execute("perspective.play")).isTrue();
    assertThat(window.find("perspective.play", JToggleButton.class).isSelected()).isTrue();
    assertThat(window.has("slot.agents")).isFalse();
    press("analyse");
    assertThat(window.has("slot.search-tree")).isTrue();
    assertThat(compare.closed()).isZero();
  }

  @Test
  void searchWorksInAPerspectiveWithoutAgents() {
    window.execute("perspective.play");
    assertThat(window.execute("search.start")).isTrue();
    window.await(
        "the search has ended",
        () -> window.workbench().workspace().selection().result().isPresent());
    window.execute("perspective.analyse");

    assertThat(window.label("result.move")).isEqualTo("a3");
  }

  @Test
  void somethingHasTheFocusAfterSwitching() {
    JList<?> agents = window.find("agents.list", JList.class);
    window.run(agents::requestFocusInWindow);
    window.await("the list has the focus", agents::isFocusOwner);
    window.execute("perspective.compare");

    window.await(
        "keys reach the window",
        () -> {
          Component owner = window.workbench().frame().getFocusOwner();
          return owner != null && owner.isShowing();
        });
  }

  @Test
  void resetBringsBackWhatWasClosedOnlyHere() {
    window.execute("view.close.search-tree");
    window.execute("view.close.agents");
    window.await("the view is closed", () -> tree.closed() == 1);
    window.execute("perspective.compare");
    window.execute("perspective.analyse");
    assertThat(window.has("slot.search-tree")).as("left as it was").isFalse();

    assertThat(window.execute("perspective.reset")).isTrue();
    assertThat(window.has("slot.search-tree")).isTrue();
    assertThat(window.has("slot.agents")).isTrue();
    assertThat(window.has("slot.compare")).isFalse();
  }

  @Test
  void restartShowsThePerspectiveAndItsLayoutAgain() {
    window.execute("perspective.compare");
    window.execute("view.move.compare.left");
    int width = width(COMPARE);
    window.execute("perspective.analyse");
    window.execute("view.close.result");
    window.execute("perspective.compare");
    window.close();

    open();
    assertThat(window.find("perspective.compare", JToggleButton.class).isSelected()).isTrue();
    window.await("the divider is back", () -> Math.abs(widthNow(COMPARE) - width) < 12);
    window.execute("perspective.analyse");
    assertThat(window.has("slot.result")).isFalse();
    assertThat(window.has("slot.agents")).isTrue();
  }

  @Test
  void layoutOfAnEarlierVersionIsNoObstacle() throws Exception {
    window.close();
    Files.delete(data.resolve("layouts.json"));
    Files.writeString(data.resolve("layout.xml"), "<app-layout><layout/></app-layout>");
    Files.writeString(data.resolve("workbench.json"), "{\"closed\": [\"agents\"], \"width\": 900}");

    open();
    assertThat(window.has("slot.board")).isTrue();
    assertThat(window.has("slot.agents")).isTrue();
  }

  private void press(String id) {
    JToggleButton button = window.find("perspective." + id, JToggleButton.class);
    window.run(button::doClick);
    assertThat(button.isSelected()).isTrue();
  }

  /** Dividers move after the events that are waiting now and those they cause. */
  private int width(String id) {
    for (int i = 0; i < 6; i++) {
      window.run(() -> {});
    }
    return widthNow(id);
  }

  private int widthNow(String id) {
    return window.find("slot." + id, JComponent.class).getWidth();
  }
}
