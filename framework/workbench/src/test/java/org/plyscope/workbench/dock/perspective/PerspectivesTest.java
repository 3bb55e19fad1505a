package org.plyscope.workbench.dock.perspective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.api.window.Arrangement.across;
import static org.plyscope.api.window.Arrangement.down;
import static org.plyscope.api.window.Arrangement.tabs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Perspective;
import org.plyscope.workbench.dock.ViewSlot;
import org.plyscope.workbench.dock.Views;
import org.plyscope.workbench.fixture.QuietWorkspace;
import org.plyscope.workbench.fixture.TestPerspective;
import org.plyscope.workbench.fixture.TestView;
import org.plyscope.workbench.job.Faults;

class PerspectivesTest {
  private static final Arrangement BOARD = tabs(Place.CENTER, "board");
  private static final Perspective LEARN =
      new TestPerspective("learn", "Learn", across(0.7, BOARD, tabs(Place.RIGHT, "notes")));
  private static final Perspective LOOK =
      new TestPerspective("look", "Look", down(0.6, BOARD, tabs(Place.BOTTOM, "tree")));

  private static final Perspective WORK =
      new TestPerspective(
          "work", "Work", across(0.5, tabs(Place.LEFT, "stranger"), tabs(Place.RIGHT, "notes")));

  private final QuietWorkspace workspace = new QuietWorkspace();
  private final TestView tree = new TestView("tree");
  private final TestView notes = new TestView("notes");
  private final TestView stranger = new TestView("stranger");
  private final Set<Object> strangers = new HashSet<>();
  private PaperDocks docks;
  private Views views;
  private Perspectives perspectives;

  @BeforeEach
  void firstStart() {
    start(Layouts.NONE);
  }

  @Test
  void firstStartShowsWhatIsThereAndLateViewsFindTheirPlace() {
    assertThat(docks.arrangement()).contains(BOARD);
    perspectives.add(notes);
    assertThat(docks.arrangement()).as("notes belong to another perspective").contains(BOARD);
    perspectives.add(tree);

    assertThat(docks.arrangement()).contains(LOOK.layout());
  }

  @Test
  void perspectivesAreFoundAgainAsTheyWereLeft() {
    addAll();
    docks.close("tree");
    perspectives.enter("learn");
    assertThat(docks.arrangement()).contains(LEARN.layout());
    assertThat(perspectives.current().id()).isEqualTo("learn");

    perspectives.enter("look");
    assertThat(docks.isOpen("tree")).as("the user has closed it").isFalse();
    assertThat(docks.isOpen("notes")).isFalse();
    perspectives.reset();
    assertThat(docks.isOpen("tree")).isTrue();
  }

  @Test
  void viewsOfAPerspectiveThatIsLeftKeepWhatTheyHold() {
    addAll();
    perspectives.enter("learn");
    assertThat(tree.closed()).isZero();
    int told = tree.positions().size();
    views.selected(workspace.selection());
    assertThat(tree.positions()).as("a hidden view follows").hasSize(told + 1);

    perspectives.enter("look");
    docks.close("tree");
    assertThat(tree.closed()).as("the user closes it").isEqualTo(1);
  }

  @Test
  void strangerOpensWhereItIsMetFirstAndNowhereElse() {
    addAll();
    perspectives.add(stranger);
    assertThat(docks.arrangement().orElseThrow().group("stranger").orElseThrow().ids())
        .containsExactly("tree", "stranger");
    perspectives.enter("learn");
    assertThat(docks.isOpen("stranger")).isFalse();

    perspectives.open("stranger");
    assertThat(docks.isOpen("stranger")).as("unless requested").isTrue();
    perspectives.reset();
    assertThat(docks.isOpen("stranger")).as("reset is no reason to lose it").isTrue();
  }

  @Test
  void strangerThatNamesItsPerspectiveOpensThereOnly() {
    addAll();
    stranger.perspectives("learn", "nowhere");
    perspectives.add(stranger);
    assertThat(docks.isOpen("stranger")).isFalse();
    perspectives.enter("learn");
    assertThat(docks.isOpen("stranger")).isTrue();
    perspectives.enter("look");
    assertThat(docks.isOpen("stranger")).isFalse();
  }

  @Test
  void strangerWhosePerspectiveIsMissingOpensWhereItIsMet() {
    addAll();
    stranger.perspectives("nowhere");
    perspectives.add(stranger);
    assertThat(docks.isOpen("stranger")).isTrue();
  }

  @Test
  void itDoesNotMatterWhetherAStrangerComesBeforeOrAfterTheOthers() {
    perspectives.add(stranger);
    perspectives.add(tree);
    Arrangement before = docks.arrangement().orElseThrow();
    firstStart();
    perspectives.add(tree);
    perspectives.add(stranger);

    assertThat(docks.arrangement()).contains(before);
    assertThat(before.group("stranger").orElseThrow().ids()).containsExactly("tree", "stranger");
  }

  @Test
  void openedViewStandsInItsPlaceAndInFront() {
    addAll();
    perspectives.add(stranger);
    docks.close("tree");
    perspectives.open("tree");
    assertThat(docks.arrangement().orElseThrow().group("tree").orElseThrow().front())
        .isEqualTo("tree");

    perspectives.open("missing");
    perspectives.move("tree", Place.LEFT);
    assertThat(docks.arrangement().orElseThrow().groups().get(0))
        .isEqualTo(tabs(Place.LEFT, "tree"));
  }

  @Test
  void restartShowsTheSameAgain() {
    addAll();
    perspectives.add(stranger);
    perspectives.enter("learn");
    docks.close("notes");
    Layouts saved = Layouts.read(perspectives.layouts().json());

    start(saved);
    assertThat(perspectives.current().id()).isEqualTo("learn");
    addAll();
    perspectives.add(stranger);
    assertThat(docks.arrangement()).as("what was closed stays closed").contains(BOARD);
    perspectives.enter("look");
    assertThat(docks.arrangement().orElseThrow().views())
        .containsExactly("board", "tree", "stranger");
  }

  @Test
  void slotOfAMissingPluginWaitsForIt() {
    addAll();
    Layouts saved = perspectives.layouts();
    start(saved);
    assertThat(docks.isOpen("tree")).isTrue();
    assertThat(views.slots()).extracting(ViewSlot::title).contains("Test view");
    perspectives.reset();

    assertThat(docks.isOpen("tree")).as("reset clears it away").isFalse();
  }

  @Test
  void viewOnDemandIsNeitherOpenedNorSaved() {
    stranger.onDemand(true);
    perspectives.add(stranger);
    perspectives.enter("learn");
    assertThat(docks.isOpen("stranger")).isFalse();
    perspectives.open("stranger");
    assertThat(docks.isOpen("stranger")).isTrue();

    assertThat(perspectives.layouts().left().get("learn").views()).doesNotContain("stranger");
  }

  @Test
  void coverHidesThePerspectiveAndGivesItBack() {
    stranger.onDemand(true);
    perspectives.add(stranger);
    perspectives.add(tree);
    perspectives.cover("stranger");
    assertThat(docks.arrangement()).contains(tabs(Place.CENTER, "stranger"));
    assertThat(tree.closed()).isZero();
    assertThat(perspectives.layouts().left().get("look")).isEqualTo(LOOK.layout());

    docks.close("stranger");
    assertThat(docks.arrangement()).contains(LOOK.layout());
    perspectives.cover("stranger");
    perspectives.enter("look");
    assertThat(docks.arrangement()).contains(LOOK.layout());
    perspectives.cover("stranger");
    perspectives.enter("learn");
    assertThat(docks.arrangement()).contains(BOARD);
  }

  @Test
  void viewThatArrivesUnderACoverIsThereAfterwards() {
    stranger.onDemand(true);
    perspectives.add(stranger);
    perspectives.cover("stranger");
    perspectives.add(tree);
    assertThat(docks.isOpen("tree")).isFalse();

    perspectives.open("tree");
    assertThat(docks.arrangement()).contains(LOOK.layout());
  }

  @Test
  void unknownPerspectiveOfAFileGivesTheFirst() {
    start(new Layouts("gone", Map.of(), Map.of("gone", Set.of()), Map.of()));

    assertThat(perspectives.current().id()).isEqualTo("look");
  }

  @Test
  void perspectiveOfAPluginComesAndGoesAndIsFoundAsItWasLeft() {
    List<String> told = new ArrayList<>();
    perspectives.onChange(() -> told.add(perspectives.current().id()));
    addAll();
    perspectives.add(stranger);
    perspectives.add(WORK);
    assertThat(perspectives.all()).extracting(KnownPerspective::id).contains("work");
    perspectives.enter("work");
    docks.close("notes");
    Arrangement mine = docks.arrangement().orElseThrow();

    perspectives.remove(WORK);
    assertThat(perspectives.current().id()).as("there has to be some").isEqualTo("look");
    assertThat(perspectives.all()).extracting(KnownPerspective::id).doesNotContain("work");
    assertThat(told).containsExactly("look", "work", "look", "look");
    Layouts saved = Layouts.read(perspectives.layouts().json());
    assertThat(saved.left()).containsEntry("work", mine);
    assertThat(saved.current()).as("the user left off there").isEqualTo("work");

    start(saved);
    addAll();
    perspectives.add(stranger);
    assertThat(perspectives.current().id()).isEqualTo("look");
    assertThat(perspectives.layouts().left()).as("kept as it is").containsEntry("work", mine);
    perspectives.add(WORK);
    assertThat(perspectives.current().id()).isEqualTo("work");
    assertThat(docks.arrangement()).contains(mine);
  }

  @Test
  void perspectiveThatComesLateIsNotEnteredIfTheUserHasChosen() {
    start(new Layouts("work", Map.of(), Map.of(), Map.of()));
    perspectives.enter("learn");
    perspectives.add(WORK);

    assertThat(perspectives.current().id()).isEqualTo("learn");
    assertThat(perspectives.layouts().current()).isEqualTo("learn");
  }

  @Test
  void viewThatCameJustBeforeItsPerspectiveBelongsThere() {
    addAll();
    perspectives.add(stranger);
    assertThat(docks.isOpen("stranger")).isTrue();
    perspectives.add(WORK);
    assertThat(docks.arrangement()).contains(LOOK.layout());

    perspectives.enter("work");
    assertThat(docks.isOpen("stranger")).isTrue();
  }

  @Test
  void perspectiveWithoutItsViewsShowsTheBoard() {
    perspectives.add(WORK);
    perspectives.enter("work");
    assertThat(docks.arrangement()).contains(BOARD);

    assertThatThrownBy(() -> perspectives.add(new TestPerspective("look", "Look again", BOARD)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("two perspectives 'look'");
    assertThatThrownBy(() -> perspectives.add(new TestPerspective("half", "Half", null)))
        .hasMessageContaining("no layout");
    assertThat(perspectives.all()).hasSize(3);
  }

  @Test
  void everyStandardPerspectiveHasTheBoard() {
    assertThat(StandardPerspectives.all())
        .extracting(Perspective::id)
        .containsExactly("play", "analyse", "compare")
        .contains(StandardPerspectives.FIRST);
    assertThat(StandardPerspectives.all())
        .allSatisfy(p -> assertThat(p.layout().views()).contains("board"));
  }

  /** A plugin of the user that is there before a shipped one must not take its place. */
  @Test
  void thePerspectiveOfPlyscopeWinsOverThatOfTheUser() {
    TestPerspective users = new TestPerspective("work", "Another", BOARD);
    strangers.add(users);
    perspectives.add(users);
    perspectives.enter("work");
    perspectives.add(WORK);
    assertThat(perspectives.all()).extracting("title").contains("Work").doesNotContain("Another");
    assertThatThrownBy(() -> perspectives.add(users)).isInstanceOf(InputException.class);
    assertThat(perspectives.current().title()).isEqualTo("Work");
  }

  private void start(Layouts saved) {
    docks = new PaperDocks();
    views = new Views(docks, workspace, new Faults(workspace::message));
    perspectives =
        new Perspectives(List.of(LEARN, LOOK), "look", docks, views, saved, strangers::contains);
    views.reserve(new ViewSlot("board", "Board", Place.CENTER));
    perspectives.start();
  }

  private void addAll() {
    perspectives.add(tree);
    perspectives.add(notes);
  }
}
