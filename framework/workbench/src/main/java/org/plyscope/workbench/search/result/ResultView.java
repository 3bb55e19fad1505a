package org.plyscope.workbench.search.result;

import java.awt.CardLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.live.CandidateOverlay;
import org.plyscope.workbench.live.LivePanel;
import org.plyscope.workbench.search.agent.SearchHabits;
import org.plyscope.workbench.theme.Icons;
import org.plyscope.workbench.trace.TraceText;

/** The panel that shows what a search found, while it runs and afterwards. */
public final class ResultView implements View {
  private static final String EMPTY = "empty";
  private static final String FULL = "full";

  /** The least height of the tables. */
  private static final int LEAST = 170;

  private final Workspace workspace;
  private final Supplier<Optional<String>> problem;
  private final JPanel panel = new JPanel(new CardLayout());
  private final EmptyHint placeholder =
      new EmptyHint(
          "placeholder.sentence",
          Icons.large("chart"),
          "No search yet",
          "Press F5 to search this position.");
  private final ResultHeader header = new ResultHeader();
  private final PlyTable plies = new PlyTable();
  private final CandidateTable candidates = new CandidateTable();
  private final IterationTable iterations = new IterationTable();
  private final LivePanel live;
  private final ResultTables tables;
  private SearchResult shown;
  private TraceText text = TraceText.NONE;

  /**
   * Makes the panel.
   *
   * @param copy takes a table to the clipboard
   * @param problem says why the last search has no result
   */
  public ResultView(
      Workspace workspace, Consumer<DataTable> copy, Supplier<Optional<String>> problem) {
    this.workspace = workspace;
    this.problem = problem;
    live = new LivePanel(workspace::seatColor);
    tables = new ResultTables(plies, candidates, iterations, live, copy, this::mark);
    tables.onShowCandidates(() -> workspace.execute("search.show-candidates"));
    JPanel content =
        new JPanel(
            new MigLayout("fill, insets panel, wrap", "[grow, fill, 0::]", "[]unrel[grow, fill]"));
    content.add(header, "width 0:100%:");
    content.add(tables, "height " + LEAST + ":" + LEAST + ":");
    panel.setName("result");
    panel.add(placeholder, EMPTY);
    panel.add(scrolled(content), FULL);
  }

  /** In a low panel the tables keep a few rows, and all of it scrolls. */
  private static JScrollPane scrolled(JPanel content) {
    JScrollPane scroll = new JScrollPane(new WidthTracking(content));
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    scroll.getViewport().setOpaque(false);
    return scroll;
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    describe(selection.trace().orElse(null));
    follow(selection, workspace.search());
  }

  @Override
  public void searching(LiveSearch search) {
    follow(workspace.selection(), search.running() ? Optional.of(search) : workspace.search());
  }

  /** Shows what is selected, or else what the search of the same line has found so far. */
  private void follow(Selection selection, Optional<LiveSearch> search) {
    Optional<LiveSearch> own =
        search.filter(s -> !s.running() || s.line().equals(selection.line()));
    Optional<SearchResult> result =
        selection.result().or(() -> own.filter(LiveSearch::running).flatMap(LiveSearch::result));
    tables.candidatesShown(
        workspace.choices(SearchHabits.OWNER).flag(CandidateOverlay.SHOWN, true));
    if (result.isPresent() && result.get() != shown) {
      show(selection, result.get(), own);
    } else if (result.isEmpty()) {
      live.clear();
      explain(own.filter(LiveSearch::running).isPresent());
    }
    shown = result.orElse(null);
    ((CardLayout) panel.getLayout()).show(panel, shown == null ? EMPTY : FULL);
  }

  @Override
  public List<DataTable> tables() {
    if (shown == null) {
      return List.of();
    }
    List<DataTable> all = new ArrayList<>(List.of(plies.data(), candidates.data()));
    if (iterations.getRowCount() > 0) {
      all.add(iterations.data());
    }
    if (!shown.figures().isEmpty()) {
      all.add(FigureText.data(shown.figures()));
    }
    all.addAll(live.tables());
    return all;
  }

  @Override
  public void close() {
    describe(null);
  }

  private void show(Selection selection, SearchResult result, Optional<LiveSearch> search) {
    header.show(
        ResultText.of(selection, result), search.map(LiveSearch::title).orElse(text.search()));
    header.show(result.figures());
    plies.show(result.counts());
    State state = selection.line().state();
    candidates.show(state, result.candidates());
    iterations.show(state, result.iterations());
    tables.draw(result.counts());
    live.show(search.map(LiveSearch::samples).orElse(List.of()), selection.rules(), state);
  }

  private void describe(Trace now) {
    TraceText says = TraceText.of(now);
    if (!says.equals(text)) {
      text = says;
      header.describe(text);
    }
  }

  private void explain(boolean searching) {
    Optional<String> failure = problem.get();
    if (searching) {
      placeholder.say("Searching…", "Press Esc to stop.");
    } else if (failure.isPresent()) {
      placeholder.fail("The search has failed", failure.get());
    } else if (text.about().isEmpty()) {
      placeholder.say("No search yet", "Press F5 to search this position.");
    } else {
      placeholder.say("A recorded search without its result", text.about());
    }
  }

  /** Draws the candidate that was clicked on the board. */
  private void mark(int row) {
    Mark mark = Mark.of(candidates.move(row)).withLabel(candidates.value(row));
    workspace.select(workspace.selection().withMarks(List.of(mark)));
  }
}
