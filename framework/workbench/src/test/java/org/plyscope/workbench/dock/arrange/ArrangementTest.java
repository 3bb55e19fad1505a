package org.plyscope.workbench.dock.arrange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.api.window.Arrangement.across;
import static org.plyscope.api.window.Arrangement.down;
import static org.plyscope.api.window.Arrangement.tabs;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.window.Arrangement;
import org.plyscope.api.window.Arrangement.Split;
import org.plyscope.api.window.Arrangement.Tabs;
import org.plyscope.workbench.dock.perspective.Layouts;

class ArrangementTest {
  private static final Arrangement BOARD = tabs(Place.CENTER, "board");
  private static final Arrangement TREE = tabs(Place.BOTTOM, "tree", "chart", "log");
  private static final Arrangement AGENTS = tabs(Place.RIGHT, "agents");
  private static final Arrangement MODEL = across(0.7, down(0.6, BOARD, TREE), AGENTS);

  @Test
  void whatIsLeftOutLeavesItsRoomToTheRest() {
    assertThat(Arrangements.only(MODEL, id -> !"board".equals(id)))
        .contains(across(0.7, TREE, AGENTS));
    assertThat(Arrangements.only(MODEL, "chart"::equals)).contains(tabs(Place.BOTTOM, "chart"));
    assertThat(Arrangements.only(MODEL, "missing"::equals)).isEmpty();
  }

  @Test
  void frontIsOneOfTheTabs() {
    Tabs tabs = new Tabs(Place.LEFT, List.of("a", "b"), "b");

    assertThat(Arrangements.only(tabs, "a"::equals)).contains(tabs(Place.LEFT, "a"));
    assertThat(new Tabs(Place.LEFT, List.of("a", "b"), "c").front()).isEqualTo("a");
    assertThatThrownBy(() -> new Tabs(Place.LEFT, List.of(), ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void noSideOfASplitVanishes() {
    assertThat(new Split(true, 0, BOARD, TREE).share()).isEqualTo(Arrangement.MIN_SHARE);
    assertThat(new Split(true, 7, BOARD, TREE).share()).isEqualTo(1 - Arrangement.MIN_SHARE);
    assertThat(new Split(true, Double.NaN, BOARD, TREE).share()).isEqualTo(0.5);
  }

  @Test
  void sharesAreTakenOverWhereTheSplitIsTheSame() {
    Arrangement now = across(0.5, down(0.5, BOARD, AGENTS), TREE);

    assertThat(Arrangements.shared(now, MODEL))
        .isEqualTo(across(0.7, down(0.6, BOARD, AGENTS), TREE));
    assertThat(Arrangements.shared(now, down(0.1, BOARD, TREE))).isEqualTo(now);
  }

  @Test
  void newcomerStandsWhereTheModelHasItAndDividersStay() {
    Arrangement now = across(0.8, BOARD, AGENTS);

    assertThat(Insertion.like(MODEL, now, "tree"))
        .contains(across(0.8, down(0.6, BOARD, tabs(Place.BOTTOM, "tree")), AGENTS));
    assertThat(Insertion.like(MODEL, down(0.3, BOARD, tabs(Place.BOTTOM, "chart")), "agents"))
        .contains(across(0.7, down(0.3, BOARD, tabs(Place.BOTTOM, "chart")), AGENTS));
  }

  @Test
  void newcomerJoinsTheTabsOfTheModelInTheirOrder() {
    Arrangement now = down(0.6, BOARD, tabs(Place.BOTTOM, "chart"));

    Arrangement more = Insertion.like(MODEL, now, "log").orElseThrow();
    assertThat(more)
        .isEqualTo(down(0.6, BOARD, new Tabs(Place.BOTTOM, List.of("chart", "log"), "chart")));
    assertThat(Insertion.like(MODEL, more, "tree")).contains(down(0.6, BOARD, TREE));
  }

  @Test
  void modelSaysNothingAboutStrangers() {
    assertThat(Insertion.like(MODEL, BOARD, "stranger")).isEmpty();
    assertThat(Insertion.like(MODEL, tabs(Place.LEFT, "stranger"), "board")).isEmpty();
  }

  @Test
  void strangersJoinTheGroupAtTheirPlaceOrGetANewOne() {
    assertThat(Insertion.at(Place.BOTTOM, MODEL, "new").group("new"))
        .contains(new Tabs(Place.BOTTOM, List.of("tree", "chart", "log", "new"), "tree"));
    assertThat(Insertion.at(Place.BOTTOM, across(0.5, BOARD, AGENTS), "new").groups())
        .containsExactly((Tabs) BOARD, (Tabs) tabs(Place.BOTTOM, "new"), (Tabs) AGENTS);
    assertThat(Insertion.at(Place.LEFT, MODEL, "new").groups().get(0))
        .isEqualTo(tabs(Place.LEFT, "new"));
    assertThat(((Split) Insertion.at(Place.RIGHT, BOARD, "new")).second())
        .isEqualTo(tabs(Place.RIGHT, "new"));
  }

  @Test
  void layoutsAreReadAsTheyWereWritten() {
    Layouts layouts =
        new Layouts(
            "play",
            Map.of("play", MODEL),
            Map.of("play", Set.of("board", "tree"), "analyse", Set.of()),
            Map.of("tree", "Search tree"));

    assertThat(Layouts.read(layouts.json())).isEqualTo(layouts);
    assertThat(Layouts.read(new JsonObject())).isEqualTo(Layouts.NONE);
  }

  @Test
  void roundingDoesNotMoveDividersButTheUserDoes() {
    Arrangement put =
        Arrangement.across(
            0.77, Arrangement.tabs(Place.CENTER, "a"), Arrangement.tabs(Place.RIGHT, "b"));
    Arrangement read =
        Arrangement.across(
            0.7691, Arrangement.tabs(Place.CENTER, "a"), Arrangement.tabs(Place.RIGHT, "b"));
    Arrangement moved =
        Arrangement.across(
            0.75, Arrangement.tabs(Place.CENTER, "a"), Arrangement.tabs(Place.RIGHT, "b"));
    assertThat(Arrangements.steady(read, put)).isEqualTo(put);
    assertThat(Arrangements.steady(moved, put)).isEqualTo(moved);
  }

  @Test
  void perspectiveThatCannotBeReadStartsAfresh() {
    String twice = "{\"tabs\":[\"a\",\"a\"],\"place\":\"LEFT\",\"front\":\"a\"}";
    String fine = "{\"tabs\":[\"a\"],\"place\":\"LEFT\",\"front\":\"a\"}";
    JsonObject json =
        JsonParser.parseString(
                "{\"current\":[],\"titles\":{\"a\":{}},\"perspectives\":{\"play\":{\"seen\":[],"
                    + "\"layout\":"
                    + twice
                    + "},\"analyse\":7,\"compare\":{\"seen\":[\"a\"],\"layout\":"
                    + fine
                    + "}}}")
            .getAsJsonObject();

    assertThat(Layouts.read(json))
        .isEqualTo(
            new Layouts(
                "",
                Map.of("compare", tabs(Place.LEFT, "a")),
                Map.of("compare", Set.of("a")),
                Map.of()));
  }
}
