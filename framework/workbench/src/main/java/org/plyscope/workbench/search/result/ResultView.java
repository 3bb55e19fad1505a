package org.plyscope.workbench.search.result;

import java.awt.CardLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.live.CandidateOverlay;
import org.plyscope.workbench.live.LivePanel;
import org.plyscope.workbench.search.agent.SearchHabits;
import org.plyscope.workbench.search.history.SearchOrigin;
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
  private final ResultHeader header;
  private final DetailsPanel details = new DetailsPanel();
  private final LinesPanel lines;
  private final PlyTable plies = new PlyTable();
  private final CandidateTable candidates = new CandidateTable();
  private final IterationTable iterations = new IterationTable();
  private final LivePanel live;
  private final ResultTables tables;
  private final Function<SearchResult, Optional<SearchOrigin>> asked;
  private LineWalk walk;
  private List<PlayedLine> shownLines = List.of();
  private SearchResult shown;
  private TraceText text = TraceText.NONE;

  /**
   * Makes the panel.
   *
   * @param copy takes a table to the clipboard
   * @param problem explains why the last search has no result
   * @param asked determines what was asked when a result was found
   */
  public ResultView(
      Workspace workspace,
      Consumer<DataTable> copy,
      Supplier<Optional<String>> problem,
      Function<SearchResult, Optional<SearchOrigin>> asked) {
    this.workspace = workspace;
    this.problem = problem;
    this.asked = asked;
    header = new ResultHeader(workspace::seatColor);
    header.line().onPick(step -> go(walk.line(), step)).onPoint(step -> glance(walk.line(), step));
    lines = new LinesPanel(workspace::seatColor, this::go, this::glance);
    live = new LivePanel(workspace::seatColor);
    tables =
        new ResultTables(plies, candidates, iterations, live, lines, details, copy, new Rows());
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
    showPlace(selection);
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
    Line searched = LineWalk.searched(selection, search.map(LiveSearch::line));
    Optional<String> endedBy = asked.apply(result).flatMap(a -> a.endedBy(result));
    ResultText words = ResultText.of(searched, result, endedBy);
    header.show(words, search.map(LiveSearch::title).orElse(text.search()));
    header.show(searched.rules(), result.values());
    details.show(words, result.figures());
    plies.show(result.counts());
    State state = searched.state();
    candidates.show(state, result.candidates());
    iterations.show(state, result.iterations());
    tables.draw(result.counts());
    live.show(search.map(LiveSearch::samples).orElse(List.of()), searched.rules(), state);
    walk = LineWalk.of(searched, result, selection.trace());
    shownLines = walk.lines(LinesPanel.MOST);
  }

  /** Shows which step of the lines is on the board. */
  private void showPlace(Selection selection) {
    if (shown == null) {
      walk = null;
      shownLines = List.of();
      header.line().show(null, PlayedLine.ELSEWHERE);
      lines.show(List.of(), List.of(), new int[0]);
    } else {
      header.line().show(walk.line(), walk.place(walk.line(), selection));
      int[] places = shownLines.stream().mapToInt(l -> walk.place(l, selection)).toArray();
      lines.show(shown.candidates(), shownLines, places);
    }
  }

  private void go(PlayedLine line, int step) {
    if (walk != null && line != null) {
      workspace.preview(null);
      workspace.select(walk.at(line, step));
    }
  }

  /** Shows a step on the board while it is pointed at. */
  private void glance(PlayedLine line, int step) {
    boolean some = walk != null && line != null && step >= 0 && step < line.size();
    workspace.preview(some ? walk.at(line, step) : null);
  }

  private void describe(Trace now) {
    TraceText says = TraceText.of(now);
    if (!says.equals(text)) {
      text = says;
      details.describe(text);
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

  /** Rows of the table of moves. */
  private final class Rows implements ResultTables.Moves {
    @Override
    public void pick(int row) {
      if (walk.node(candidates.move(row)) >= 0) {
        go(line(row), 0);
      } else {
        Mark mark = Mark.of(candidates.move(row)).withLabel(candidates.value(row));
        workspace.select(workspace.selection().withMarks(List.of(mark)));
      }
    }

    @Override
    public void point(int row) {
      glance(row < 0 || row >= candidates.getRowCount() ? null : line(row), 0);
    }

    private PlayedLine line(int row) {
      return walk.to(candidates.move(row));
    }
  }
}
