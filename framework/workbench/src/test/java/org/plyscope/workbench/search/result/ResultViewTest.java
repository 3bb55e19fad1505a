package org.plyscope.workbench.search.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.SearchSample;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.fixture.QuietWorkspace;
import org.plyscope.workbench.search.SearchViews;
import org.plyscope.workbench.search.agent.SearchTitles;

class ResultViewTest {
  @Test
  void searchOfAnotherPositionIsNotExported() {
    Theme.LIGHT.install(100);
    QuietWorkspace workspace = new QuietWorkspace();
    View view = SearchViews.resultOnly(SearchTitles.of(Catalog.of(List.of()))).create(workspace);
    Selection before = workspace.selection();
    view.selected(before);
    assertThat(view.tables()).isEmpty();

    view.selected(before.withResult(SearchResult.builder(4).value(1).build()));
    assertThat(view.tables()).extracting(DataTable::name).contains("plies", "moves");

    view.selected(before);
    assertThat(view.tables()).isEmpty();
    view.close();
  }

  @Test
  void runningSearchIsShownUntilItsResultIsSelected() {
    Theme.LIGHT.install(100);
    QuietWorkspace workspace = new QuietWorkspace();
    View view = SearchViews.resultOnly(SearchTitles.of(Catalog.of(List.of()))).create(workspace);
    workspace.follow(view);
    LiveSearch search = LiveSearch.of(workspace.selection().line(), "Searcher · depth 3");
    workspace.show(search);
    assertThat(view.tables()).as("it has reported nothing yet").isEmpty();
    SearchResult report =
        SearchResult.builder(4).value(1).status(SearchResult.Status.RUNNING).build();
    workspace.show(search.withReports(report, List.of(SearchSample.of(report, true))));
    assertThat(view.tables()).extracting(DataTable::name).contains("plies", "progress");
    assertThat(workspace.selection().result()).isEmpty();

    workspace.show(
        LiveSearch.of(Line.of(TicTacToe.standard(), "x........ o"), "Elsewhere")
            .withReports(report, List.of()));
    assertThat(view.tables()).as("a search of another line").isEmpty();
    view.close();
  }
}
