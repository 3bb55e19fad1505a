package org.plyscope.workbench.search.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JList;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchResult;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.ui.table.FilterField;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.live.SearchHistory;

class SearchesViewTest {
  private final SearchArchive archive = new SearchArchive();
  private final List<SearchArchive.Entry> opened = new ArrayList<>();
  private final List<Subject> saved = new ArrayList<>();
  private final SearchesView view = new SearchesView(archive, opened::add, () -> saved);

  @BeforeAll
  static void look() {
    Theme.LIGHT.install(100);
  }

  private void add(String agent) {
    SearchOrigin asked =
        new SearchOrigin(
            Line.of(TicTacToe.standard()),
            agent,
            Limits.depth(1),
            false,
            true,
            new SearchHistory());
    archive.add(asked, SearchResult.builder(4).value(1).build(), null, LocalTime.NOON);
  }

  private int rows() {
    return Find.named(view.component(), "searches.list", JList.class).getModel().getSize();
  }

  @Test
  void wordsLeaveTheSearchesInWhichTheyOccur() {
    add("Minimax");
    add("UCT");
    FilterField filter = Find.named(view.component(), "searches.filter", FilterField.class);
    assertThat(rows()).isEqualTo(2);
    filter.setText("minimax depth");
    assertThat(rows()).isEqualTo(1);
    add("Minimax again");
    assertThat(rows()).as("a new search is filtered too").isEqualTo(2);
    filter.setText("missing");
    assertThat(rows()).isZero();
    filter.setText("");
    assertThat(rows()).isEqualTo(3);
  }

  @Test
  void theValueIsInSightInANarrowView() {
    add("An agent with a name that is longer than the view is wide");
    @SuppressWarnings("unchecked")
    JList<Object> list = Find.named(view.component(), "searches.list", JList.class);
    assertThat(list.getScrollableTracksViewportWidth()).isTrue();
    Container cell =
        (Container)
            list.getCellRenderer()
                .getListCellRendererComponent(list, archive.entries().get(0), 0, false, false);
    cell.setSize(200, cell.getPreferredSize().height);
    cell.doLayout();
    JLabel value = Find.named(cell, "searches.value", JLabel.class);
    assertThat(value.getText()).isEqualTo("1 for Crosses");
    assertThat(value.getX() + value.getPreferredSize().width).isLessThanOrEqualTo(200);
  }

  @Test
  void aPositionHasTheNameThatTheUserGaveIt() {
    Line line = Line.of(TicTacToe.standard(), "x........ o");
    archive.add(
        new SearchOrigin(line, "Minimax", Limits.depth(1), false, true, new SearchHistory()),
        SearchResult.builder(4).value(1).build(),
        null,
        LocalTime.NOON);
    FilterField filter = Find.named(view.component(), "searches.filter", FilterField.class);
    filter.setText("custom position");
    assertThat(rows()).isEqualTo(1);
    saved.add(Subject.of("My midgame", line));
    filter.setText("my midgame");
    assertThat(rows()).isEqualTo(1);
  }
}
