package org.plyscope.workbench.search;

import java.awt.CardLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.Trace;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TraceCost;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.theme.Icons;
import org.plyscope.workbench.trace.TraceText;

/** The panel that shows what a search found, while it runs and afterwards. */
final class ResultView implements View {
  private static final String EMPTY = "empty";
  private static final String FULL = "full";

  /** The least height of the tables. */
  private static final int LEAST = 170;

  private final Workspace workspace;
  private final SearchControl control;
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
  private final ResultTables tables;
  private final Runnable listener = this::phaseChanged;
  private SearchResult shown;
  private Trace trace;
  private TraceCost shownCost;
  private TraceText text = TraceText.NONE;

  ResultView(Workspace workspace, SearchControl control, Consumer<DataTable> copy) {
    this.workspace = workspace;
    this.control = control;
    tables = new ResultTables(plies, candidates, iterations, copy, this::mark);
    tables.onShowCandidates(() -> workspace.execute("search.show-candidates"));
    JPanel content =
        new JPanel(
            new MigLayout("fill, insets panel, wrap", "[grow, fill, 0::]", "[]unrel[grow, fill]"));
    content.add(header, "width 0:100%:");
    content.add(tables, "height " + LEAST + ":" + LEAST + ":");
    panel.setName("result");
    panel.add(placeholder, EMPTY);
    panel.add(scrolled(content), FULL);
    control.onChange(listener);
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
    Optional<SearchResult> result = selection.result();
    if (result.isPresent() && result.get() != shown) {
      show(selection, result.get());
    } else if (result.isEmpty()) {
      tables.live().clear();
      phaseChanged();
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
    all.addAll(tables.live().tables());
    return all;
  }

  @Override
  public void close() {
    control.offChange(listener);
    describe(null);
  }

  private void show(Selection selection, SearchResult result) {
    header.show(ResultText.of(selection, result), title());
    header.show(result.figures());
    plies.show(result.counts());
    State state = selection.rules().parse(selection.position());
    candidates.show(state, result.candidates());
    iterations.show(state, result.iterations());
    tables.draw(result.counts());
    tables.live().show(control.history(result), selection.rules(), state);
  }

  /** The control knows only searches that were started in this window. */
  private String title() {
    boolean elsewhere = !text.about().isEmpty() || control.title().isEmpty();
    return elsewhere ? text.search() : control.title();
  }

  private void describe(Trace now) {
    TraceCost cost = now instanceof RecordedTrace recorded ? recorded.cost() : null;
    if (now != trace || !Objects.equals(cost, shownCost)) {
      trace = now;
      shownCost = cost;
      text = TraceText.of(now);
      header.describe(text);
    }
  }

  private void phaseChanged() {
    tables.candidatesShown(control.overlay().shown());
    if (control.phase() == SearchControl.Phase.IDLE && !text.about().isEmpty()) {
      placeholder.say("A recorded search without its result", text.about());
    } else if (control.phase() == SearchControl.Phase.IDLE) {
      placeholder.say("No search yet", "Press F5 to search this position.");
    } else {
      placeholder.say("Searching…", "Press Esc to stop.");
    }
  }

  /** Draws the candidate that was clicked on the board. */
  private void mark(int row) {
    Mark mark = Mark.of(candidates.move(row)).withLabel(candidates.value(row));
    workspace.select(workspace.selection().withMarks(List.of(mark)));
  }
}
