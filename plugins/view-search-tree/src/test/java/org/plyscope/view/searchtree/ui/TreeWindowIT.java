package org.plyscope.view.searchtree.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Find;
import org.plyscope.testkit.view.Ui;
import org.plyscope.ui.line.MoveLine;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.searchtree.fixture.FakeWorkspace;
import org.plyscope.view.searchtree.fixture.RealSearch;

/** The view in a real window, with a real mouse and keyboard. */
@NeedsDisplay
class TreeWindowIT {
  private final FakeWorkspace workspace = new FakeWorkspace(false);
  private Robot robot;
  private JFrame frame;
  private SearchTreeView view;
  private TreeCanvas canvas;

  @BeforeEach
  void open() throws Exception {
    Selection searched = RealSearch.selection("checkers", "", "alpha-beta:evaluator=material", 3);
    robot = new Robot();
    robot.setAutoDelay(20);
    Ui.get(
        () -> {
          Theme.LIGHT.install(100);
          view = new SearchTreeView(workspace);
          workspace.follow(view);
          frame = new JFrame("Search tree");
          frame.setUndecorated(true);
          frame.add(view.component());
          frame.setBounds(40, 40, 1100, 500);
          frame.setVisible(true);
          workspace.select(searched);
          canvas = view.canvas();
          return null;
        });
    Ui.await("the tree is drawn", () -> canvas.isShowing() && canvas.getWidth() > 0);
    settle();
  }

  @AfterEach
  void close() throws Exception {
    if (frame != null) {
      Ui.get(
          () -> {
            view.close();
            frame.dispose();
            return null;
          });
    }
  }

  /** Waits until everything asked for so far is drawn. */
  private void settle() throws Exception {
    robot.waitForIdle();
    Ui.get(() -> null);
    robot.waitForIdle();
  }

  private void moveTo(int node) throws Exception {
    Point at =
        Ui.get(
            () -> {
              Point corner = canvas.getLocationOnScreen();
              corner.translate((int) canvas.scene().x(node), (int) canvas.scene().y(node));
              return corner;
            });
    robot.mouseMove(at.x, at.y);
  }

  private void click(int node) throws Exception {
    moveTo(node);
    robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    settle();
  }

  private void key(int code) throws Exception {
    robot.keyPress(code);
    robot.keyRelease(code);
    settle();
  }

  private int selected() {
    return Ui.get(() -> view.session().selected());
  }

  /** The display delivers mouse and keys when it can, which may be after the queue was idle. */
  private void awaitSelected(int node) {
    Ui.await("node " + node + " is selected", () -> view.session().selected() == node);
  }

  private void focus() {
    Ui.run(canvas::requestFocusInWindow);
    Ui.await("the focus", canvas::isFocusOwner);
  }

  @Test
  void aClickSelectsAndKeysWalkFromThere() throws Exception {
    click(2);
    awaitSelected(2);
    int number = Ui.get(() -> view.session().tree().number(2));
    assertThat(workspace.selection().node()).isEqualTo(number);
    focus();
    key(KeyEvent.VK_RIGHT);
    awaitSelected(3);
    key(KeyEvent.VK_UP);
    awaitSelected(0);
  }

  @Test
  void keysMeanTheTreeAfterAClickOnItsBar() {
    JTextField elsewhere = new JTextField(8);
    Ui.run(
        () -> {
          frame.add(elsewhere, BorderLayout.SOUTH);
          frame.validate();
        });
    for (String name : List.of("tree.fit", "tree.showNode")) {
      Ui.run(elsewhere::requestFocusInWindow);
      Ui.await("the focus elsewhere", elsewhere::isFocusOwner);
      Ui.click(frame.getRootPane(), name);
      Ui.await("the focus in the tree", canvas::isFocusOwner);
    }
    JComboBox<?> layout =
        Ui.get(() -> Find.named(frame.getRootPane(), "tree.layout", JComboBox.class));
    Ui.run(elsewhere::requestFocusInWindow);
    Ui.await("the focus elsewhere", elsewhere::isFocusOwner);
    Ui.run(layout::showPopup);
    Ui.run(layout::hidePopup);
    Ui.await("the focus in the tree", canvas::isFocusOwner);
  }

  @Test
  void theWheelZoomsToTheCursor() throws Exception {
    moveTo(3);
    double before = Ui.get(() -> canvas.scene().x(3));
    double room = Ui.get(() -> canvas.scene().room(3));
    robot.mouseWheel(-3);
    Ui.await("the zoom", () -> canvas.scene().room(3) > 1.5 * room);
    assertThat(Math.abs(Ui.get(() -> canvas.scene().x(3)) - before)).isLessThan(3);
  }

  @Test
  void aTallerWindowShowsTheWholeTreeAgain() throws Exception {
    Ui.get(
        () -> {
          frame.setSize(700, 640);
          frame.validate();
          return null;
        });
    settle();
    Ui.get(
        () -> {
          canvas.paintImmediately(0, 0, canvas.getWidth(), canvas.getHeight());
          return null;
        });
    assertThat(Ui.get(() -> canvas.camera().width())).isEqualTo(canvas.getWidth());
    assertThat(Ui.get(() -> canvas.camera().pixel(1))).isLessThan(canvas.getWidth());
  }

  private <T extends Component> T find(Class<T> type, String name) throws Exception {
    return Ui.get(() -> type.cast(find(frame, name)));
  }

  private static Component find(Container parent, String name) {
    for (Component child : parent.getComponents()) {
      Component found =
          name.equals(child.getName())
              ? child
              : child instanceof Container inner ? find(inner, name) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  @Test
  void keysShowTheFactsOfTheSelectedNodeAndItsLineLeadsBack() throws Exception {
    click(1);
    awaitSelected(1);
    focus();
    key(KeyEvent.VK_DOWN);
    key(KeyEvent.VK_DOWN);
    Ui.await("two plies down", () -> view.session().tree().ply(view.session().selected()) == 3);
    assertThat(find(Prose.class, "tree.node.why").getText()).isNotBlank();
    MoveLine line = find(MoveLine.class, "tree.node.line");
    assertThat(Ui.get(() -> line.line().size())).isEqualTo(3);
    Ui.await("the line is laid out", () -> line.isShowing() && line.getWidth() > 0);
    Rectangle first = Ui.get(() -> line.place(0));
    Point corner = Ui.get(line::getLocationOnScreen);
    robot.mouseMove(corner.x + first.x + first.width / 2, corner.y + first.y + first.height / 2);
    robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    awaitSelected(1);
  }

  @Test
  void theMenuOfANodeFoldsItAndAsksForASearchFromThere() throws Exception {
    moveTo(1);
    robot.mousePress(InputEvent.BUTTON3_DOWN_MASK);
    robot.mouseRelease(InputEvent.BUTTON3_DOWN_MASK);
    Ui.await("the menu", () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 0);
    pick("tree.menu.fold");
    assertThat(Ui.get(() -> view.session().folded(1))).isTrue();
    Ui.get(
        () -> {
          canvas.openMenu(2, null);
          return null;
        });
    settle();
    pick("tree.menu.search");
    assertThat(selected()).isEqualTo(2);
    assertThat(workspace.executed()).contains("search.start");
  }

  private void pick(String name) throws Exception {
    Ui.get(
        () -> {
          MenuElement[] path = MenuSelectionManager.defaultManager().getSelectedPath();
          JPopupMenu menu = (JPopupMenu) path[0].getComponent();
          ((JMenuItem) find(menu, name)).doClick();
          menu.setVisible(false);
          return null;
        });
    settle();
  }
}
