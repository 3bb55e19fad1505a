package org.plyscope.workbench.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.lab.search.Searches;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.QuietWorkspace;

class ResultViewTest {
  @Test
  void searchOfAnotherPositionIsNotExported() {
    Theme.LIGHT.install(100);
    QuietWorkspace workspace = new QuietWorkspace();
    View view = SearchViews.resultOnly(Searches.with(new ChangingCatalog())).create(workspace);
    Selection before = workspace.selection();
    view.selected(before);
    assertThat(view.tables()).isEmpty();

    view.selected(before.withResult(SearchResult.builder(4).value(1).build()));
    assertThat(view.tables()).extracting(DataTable::name).contains("plies", "moves");

    view.selected(before);
    assertThat(view.tables()).isEmpty();
    view.close();
  }
}
