package org.plyscope.view.searchtree.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JSlider;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.trace.file.TraceFiles;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.searchtree.SearchTreeViewFactory;
import org.plyscope.view.searchtree.colour.ColourBy;
import org.plyscope.view.searchtree.fixture.FakeTrace;
import org.plyscope.view.searchtree.fixture.FakeWorkspace;
import org.plyscope.view.searchtree.fixture.RealSearch;
import org.plyscope.view.searchtree.layout.TreeLayout;
import org.plyscope.view.searchtree.model.Kept;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.Savings;

/** The view without a window: everything but focus and popups works without a display. */
class SearchTreeViewTest {
  @TempDir Path folder;

  private static Selection searched;
  private static Trace trace;
  private final FakeWorkspace workspace = new FakeWorkspace(false);
  private SearchTreeView view;
  private TreeCanvas canvas;

  @BeforeAll
  static void search() throws InterruptedException {
    Theme.LIGHT.install(100);
    searched = RealSearch.selection("checkers", "", "alpha-beta:evaluator=material", 4);
    trace = searched.trace().orElseThrow();
  }

  @BeforeEach
  void open() {
    view = (SearchTreeView) new SearchTreeViewFactory().create(workspace);
    workspace.follow(view);
    view.component().setSize(900, 400);
    canvas = (TreeCanvas) find("tree.canvas");
    workspace.select(searched);
    paint();
  }

  private void paint() {
    layOut(view.component());
    BufferedImage image = new BufferedImage(900, 400, BufferedImage.TYPE_INT_RGB);
    view.component().print(image.createGraphics());
  }

  private static void layOut(Container container) {
    container.doLayout();
    for (Component child : container.getComponents()) {
      if (child instanceof Container inner) {
        layOut(inner);
      }
    }
  }

  private Component find(String name) {
    Component found = find(view.component(), name);
    assertThat(found).as(name).isNotNull();
    return found;
  }

  private static Component find(Container container, String name) {
    for (Component child : container.getComponents()) {
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

  private void press(String key) {
    Object name = canvas.getInputMap().get(KeyStroke.getKeyStroke(key));
    canvas
        .getActionMap()
        .get(name)
        .actionPerformed(new ActionEvent(canvas, ActionEvent.ACTION_PERFORMED, key));
  }

  private void click(int node) {
    int x = (int) Math.round(canvas.scene().x(node));
    int y = (int) Math.round(canvas.scene().y(node));
    for (int id : new int[] {MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED}) {
      canvas.dispatchEvent(new MouseEvent(canvas, id, 0, 0, x, y, 1, false, MouseEvent.BUTTON1));
    }
  }

  @Test
  void showsTheLastIterationAndSelectsNothing() {
    assertThat(view.session().loaded()).isTrue();
    assertThat(view.session().all().iteration()).isEqualTo(3);
    assertThat(view.session().selected()).isEqualTo(-1);
    assertThat(((JLabel) find("tree.notice")).getText()).isEmpty();
  }

  @Test
  void aClickTakesTheBoardToThePosition() {
    click(2);
    int number = view.session().tree().number(2);
    assertThat(workspace.selection().node()).isEqualTo(number);
    assertThat(workspace.selection().position()).isEqualTo(trace.state(number).position());
    assertThat(workspace.selection().lastMove()).isEqualTo(trace.move(number));
    assertThat(workspace.selection().result()).isEqualTo(searched.result());
    assertThat(view.session().selected()).isEqualTo(2);
  }

  @Test
  void followsTheSelectionOfOthersIntoOtherIterations() {
    workspace.select(searched.withTrace(trace, 1));
    assertThat(view.session().all().iteration()).isZero();
    assertThat(view.session().tree().number(view.session().selected())).isEqualTo(1);
    workspace.select(searched.withTrace(trace, -1));
    assertThat(view.session().selected()).isEqualTo(-1);
  }

  @Test
  void arrowsAndDotWalk() {
    press("DOWN");
    assertThat(view.session().selected()).isZero();
    press("DOWN");
    assertThat(view.session().tree().ply(view.session().selected())).isEqualTo(1);
    press("RIGHT");
    press("LEFT");
    press("UP");
    assertThat(view.session().selected()).isZero();
    press("typed .");
    int cut = view.session().selected();
    assertThat(view.session().tree().end(cut)).isEqualTo(NodeEnd.CUTOFF);
    press("END");
    assertThat(view.session().all().line().contains(view.session().selected())).isTrue();
  }

  @Test
  void enterFoldsAndSelectingBelowUnfolds() {
    click(1);
    press("ENTER");
    assertThat(view.session().extents().folded(1)).isTrue();
    int below = view.session().tree().firstChild(1);
    workspace.select(searched.withTrace(trace, view.session().tree().number(below)));
    assertThat(view.session().extents().folded(1)).isFalse();
    assertThat(view.session().selected()).isEqualTo(below);
  }

  @Test
  void theSliderReplaysAndTheBoardFollows() {
    JSlider slider = (JSlider) find("tree.scrub");
    assertThat(slider.getValue()).isEqualTo(view.session().tree().count());
    slider.setValueIsAdjusting(true);
    slider.setValue(7);
    assertThat(workspace.selection().node())
        .as("the board follows while the slider is dragged")
        .isEqualTo(view.session().tree().number(view.session().tree().opened(6)));
    slider.setValueIsAdjusting(false);
    slider.setValue(5);
    int node = view.session().tree().opened(4);
    assertThat(view.session().limit()).isEqualTo(view.session().tree().number(node));
    assertThat(workspace.selection().node()).isEqualTo(view.session().tree().number(node));
    assertThat(((JLabel) find("tree.counters")).getText()).startsWith("5 of ");
    ((JButton) find("tree.forward")).doClick(0);
    assertThat(view.session().steps()).isEqualTo(6);
    ((JButton) find("tree.back")).doClick(0);
    assertThat(slider.getValue()).isEqualTo(5);
  }

  @Test
  void findsAMove() {
    String move = view.session().texts().of(3);
    JTextField field = (JTextField) find("tree.find");
    field.setText(move);
    field.postActionEvent();
    assertThat(workspace.jobs()).containsExactly("Finding " + move);
    assertThat(view.session().texts().of(view.session().selected())).contains(move);
    assertThat(workspace.messages()).singleElement().asString().contains(move, "on ply");
    field.setText("nonsense");
    field.postActionEvent();
    assertThat(workspace.messages()).endsWith("No node of this tree is reached by 'nonsense'.");
  }

  @Test
  void everyLayoutFitsAndKeepsTheSelection() {
    click(1);
    for (TreeLayout layout : TreeLayout.values()) {
      canvas.layout(layout);
      paint();
      assertThat(view.session().selected()).isEqualTo(1);
      assertThat(canvas.camera().pixel(1)).isLessThanOrEqualTo(canvas.camera().width());
    }
  }

  private String hint() {
    return ((JLabel) find("tree.hint")).getText();
  }

  @Test
  void withoutATraceItSaysWhatToDo() {
    workspace.select(searched.withTrace(null, -1));
    assertThat(view.session().loaded()).isFalse();
    assertThat(find("tree.empty").isVisible()).isTrue();
    assertThat(hint()).contains("not recorded, or gave way").doesNotContain("Tick");
    workspace.select(searched.withTrace(null, -1).withResult(null));
    assertThat(hint()).contains("Press F5 to search").doesNotContain("Tick");
    workspace.choices("search").put("trace", false);
    workspace.select(searched.withTrace(null, -1).withResult(null));
    assertThat(hint()).contains("Record the search tree");
    assertThat(view.tables()).isEmpty();
  }

  @Test
  void saysWhatWasDroppedAndLoadsLargeTreesInTheBackground() {
    FakeTrace large = FakeTrace.random(60_000, 20, 6, 1).drop(1_000_000);
    workspace.select(Selection.of(large.line()).withTrace(large, -1));
    assertThat(workspace.jobs()).containsExactly("Reading the search tree");
    assertThat(((JLabel) find("tree.notice")).getText())
        .isEqualTo("Kept 60,000 of 1,060,000 nodes.");
    assertThat(find("tree.notice").isVisible()).isTrue();
    workspace.select(searched);
    assertThat(find("tree.notice").isVisible()).as("nothing was dropped there").isFalse();
  }

  @Test
  void aSampleSaysWhichPliesAreWhole() {
    FakeTrace sample = FakeTrace.random(1_000, 4, 6, 1).drop(9_000);
    SearchCounters counters = new SearchCounters();
    int[] kept = new int[3];
    for (int node = 0; node < sample.size(); node++) {
      if (sample.ply(node) < kept.length) {
        kept[sample.ply(node)]++;
        counters.node(sample.ply(node));
      }
    }
    int whole = kept[0] + kept[1] + kept[2];
    counters.leaves(3, (int) sample.opened() - whole);
    long below = Math.round((double) (sample.opened() - whole) / (sample.size() - whole));
    assertThat(Kept.text(sample, counters.counts()))
        .startsWith("Kept " + sample.size() + " of ")
        .endsWith(" nodes: plies 0–2 whole, about 1 in " + below + " below.");
  }

  @Test
  void aSampleShowsTheCutsOfTheSearch() throws InterruptedException {
    String agent = "alpha-beta:evaluator=material";
    workspace.select(RealSearch.selection("checkers", "", agent, 8));
    Savings whole = view.session().all().savings();
    assertThat(whole.sampled()).isFalse();
    Selection sample = RealSearch.selection("checkers", "", agent, 8, 1000);
    workspace.select(sample);
    paint();
    LoadedTree shown = view.session().all();
    assertThat(shown.tree().count()).isLessThan(1000);
    assertThat(shown.savings().cuts()).isEqualTo(whole.cuts()).isGreaterThan(1000);
    assertThat(shown.savings().total()).isBetween(whole.total() / 2, whole.total() * 2);
    assertThat(shown.savings().aboutTheSearch()).isTrue();
    assertThat(shown.savings().sampled()).isTrue();
    assertThat(shown.line().last()).as("the end of the principal line").isPositive();
    assertThat(shown.tree().ply(shown.line().last())).isEqualTo(8);
    assertThat(view.tables().get(0).columns()).contains("Subtree nodes kept");
  }

  @Test
  void aSampleWithoutTheCountsOfItsSearchSpeaksOfItselfOnly() throws InterruptedException {
    Selection sample =
        RealSearch.selection("checkers", "", "alpha-beta:evaluator=material", 8, 999);
    Trace part = sample.trace().orElseThrow();
    workspace.select(Selection.of(part.line()).withTrace(part, -1));
    Savings savings = view.session().all().savings();
    assertThat(savings.aboutTheSearch()).isFalse();
    assertThat(savings.cuts()).isLessThan(999);
  }

  @Test
  void otherRulesHaveTheColoursOfTheirOwnSeats() throws InterruptedException {
    view.session().colourBy(ColourBy.PLAYER);
    paint();
    assertThat(canvas.scene().palette().players()).hasSize(2);
    workspace.select(
        RealSearch.selection("chinese-checkers", "standard-3p", "alpha-beta:evaluator=row-sum", 2));
    paint();
    assertThat(canvas.scene().palette().players()).hasSize(3);
  }

  @Test
  void aReopenedTraceShowsTheSameTree() {
    Path file = folder.resolve("search.plytrace");
    Trace before = searched.trace().orElseThrow();
    TraceFiles.save(before, file);
    int nodes = view.session().tree().count();
    Trace after = RealSearch.reopen(file);
    workspace.select(Selection.of(after.line()).withTrace(after, -1));
    assertThat(after).isNotSameAs(before);
    assertThat(view.session().tree().count()).isEqualTo(nodes);
    assertThat(view.session().texts().of(2)).isNotBlank();
    assertThat(view.tables().get(0).rows()).hasSize(nodes);
  }

  @Test
  void theSampleTraceOpens() {
    Trace sample = RealSearch.reopen(Path.of("../../samples/traces/ulfhake-depth-3.plytrace"));
    workspace.select(Selection.of(sample.line()).withTrace(sample, -1));
    assertThat(sample.size()).isEqualTo(597);
    assertThat(sample.title()).startsWith("ulfhake/alphabeta-6").contains("depth=3");
    assertThat(view.session().tree().count()).isEqualTo(597);
  }

  @Test
  void aTipSaysItAll() {
    int x = (int) canvas.scene().x(2);
    int y = (int) canvas.scene().y(2);
    String tip =
        canvas.getToolTipText(new MouseEvent(canvas, MouseEvent.MOUSE_MOVED, 0, 0, x, y, 0, false));
    assertThat(tip)
        .contains(view.session().texts().of(2), "Value", "Window", "as number 2", "Subtree");
  }

  @Test
  void closingLetsEverythingGo() {
    view.close();
    assertThat(view.session().loaded()).isFalse();
  }
}
