package org.plyscope.workbench.search.result;

import java.awt.CardLayout;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.line.MoveLine;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.text.NumberText;
import org.plyscope.ui.text.Titles;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.live.CandidateOverlay;
import org.plyscope.workbench.live.LivePanel;
import org.plyscope.workbench.search.agent.SearchHabits;
import org.plyscope.workbench.search.history.SearchOrigin;
import org.plyscope.workbench.theme.Icons;
import org.plyscope.workbench.trace.TraceText;

/** The panel that shows the result of a search, while it runs and afterwards. */
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
  private final Function<Trace, String> titles;
  private LineWalk walk;
  private List<PlayedLine> shownLines = List.of();
  private SearchResult shown;

  /** The user's names of positions when the result was shown. */
  private Map<String, String> names = Map.of();

  private TraceText text = TraceText.NONE;

  /**
   * Makes the panel.
   *
   * @param copy takes a table to the clipboard
   * @param problem explains why the last search has no result
   * @param asked finds the request of a result
   * @param titles names the agent and the limits of a recorded search
   */
  public ResultView(
      Workspace workspace,
      Consumer<DataTable> copy,
      Supplier<Optional<String>> problem,
      Function<SearchResult, Optional<SearchOrigin>> asked,
      Function<Trace, String> titles) {
    this.workspace = workspace;
    this.titles = titles;
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

  /** Shows the selected result, or else the result so far of the search of the same line. */
  private void follow(Selection selection, Optional<LiveSearch> search) {
    Optional<LiveSearch> own =
        search.filter(s -> !s.running() || s.line().equals(selection.line()));
    Optional<SearchResult> result =
        selection.result().or(() -> own.filter(LiveSearch::running).flatMap(LiveSearch::result));
    tables.candidatesShown(
        workspace.choices(SearchHabits.OWNER).flag(CandidateOverlay.SHOWN, true));
    boolean renamed = !names.equals(Titles.names(workspace.positions()));
    if (result.isPresent() && (result.get() != shown || renamed)) {
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
    names = Titles.names(workspace.positions());
    ResultText words = ResultText.of(searched, result, endedBy, names);
    String title = selection.trace().map(titles).orElse("");
    header.show(words, search.map(LiveSearch::title).orElse(title));
    header.show(searched.rules(), result.values());
    details.show(words, result.figures());
    plies.show(result.counts());
    State state = searched.state();
    walk = LineWalk.of(searched, result, selection.trace());
    candidates.show(state, walk.candidates());
    iterations.show(state, result.iterations());
    tables.draw(result.counts());
    live.show(search.map(LiveSearch::samples).orElse(List.of()), searched.rules(), state);
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
      lines.show(walk.candidates(), shownLines, places);
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

  /** Further details of a search, in sentences that may be of any length. */
  private static final class DetailsPanel extends JPanel {
    private final Prose comment = new Prose("result.comment", "Label.foreground");
    private final Prose techniques = new Prose("result.techniques", "Label.foreground");
    private final Prose figures = new Prose("result.figures", "Label.foreground");
    private final Prose overhead = new Prose("result.overhead", "Label.foreground");
    private final Prose about = new Prose("result.about", "Label.foreground");

    DetailsPanel() {
      super(new MigLayout("fill, insets 0", "[grow, fill, 0::]", "[grow, fill, 0::]"));
      JPanel content =
          new JPanel(
              new MigLayout(
                  "fillx, insets rel, wrap, hidemode 3, gapy unrel", "[grow, fill, 0::]"));
      for (Prose part : List.of(comment, figures, techniques, overhead, about)) {
        part.setFocusable(true);
        part.setVisible(false);
        content.add(part, "width 0:100%:");
      }
      JScrollPane scroll = new JScrollPane(new WidthTracking(content));
      scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
      scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
      add(scroll);
    }

    /** Shows the messages and techniques of the agent. */
    void show(ResultText text, Figures told) {
      say(comment, text.comment());
      say(techniques, text.techniques());
      say(figures, FigureText.line(told));
      figures.setToolTipText(FigureText.help(told));
    }

    /** Shows the cost of the trace and its origin. */
    void describe(TraceText text) {
      say(overhead, text.cost());
      say(about, text.about());
    }

    private static void say(Prose part, String text) {
      if (!part.getText().equals(text)) {
        part.setText(text);
      }
      part.setVisible(!text.isEmpty());
    }
  }

  /** Several lines at once: each of the best moves with its value and the expected line. */
  private static final class LinesPanel extends JPanel {
    /** How many lines are shown. */
    static final int MOST = 8;

    private final List<JLabel> values = new ArrayList<>();
    private final List<MoveLine> lines = new ArrayList<>();

    /**
     * Makes the panel.
     *
     * @param seatColor the colour of a seat with some tint, now
     * @param picked receives the line and the step that was picked
     * @param pointed receives the line and the step under the mouse, -1 for none
     */
    LinesPanel(
        Function<Tint, Color> seatColor,
        BiConsumer<PlayedLine, Integer> picked,
        BiConsumer<PlayedLine, Integer> pointed) {
      super(
          new MigLayout("fillx, insets rel, wrap 2, hidemode 3", "[right]unrel[grow, fill, 0::]"));
      setName("result.lines");
      for (int i = 0; i < MOST; i++) {
        JLabel value = new JLabel("", SwingConstants.TRAILING);
        MoveLine line = new MoveLine("result.lines." + (i + 1), seatColor).rows(1);
        line.onPick(step -> picked.accept(line.line(), step));
        line.onPoint(step -> pointed.accept(line.line(), step));
        values.add(value);
        lines.add(line);
        add(value, "top");
        add(line, "width 0:100%:");
      }
    }

    /** Shows the lines of candidates, and which step of each is on the board. */
    void show(List<Candidate> candidates, List<PlayedLine> now, int[] places) {
      for (int i = 0; i < MOST; i++) {
        boolean there = i < now.size() && now.get(i).size() > 0;
        values.get(i).setVisible(there);
        lines.get(i).setVisible(there);
        if (there) {
          Candidate candidate = candidates.get(i);
          values.get(i).setText(NumberText.value(candidate.value(), candidate.bound()));
          lines.get(i).show(now.get(i), places[i]);
        } else {
          lines.get(i).show(null, PlayedLine.ELSEWHERE);
        }
      }
    }
  }
}
