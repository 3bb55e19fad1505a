package org.plyscope.view.compare.table;

import java.awt.Dimension;
import java.awt.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.widget.Deck;
import org.plyscope.view.compare.dialog.ConfigurationDialog;
import org.plyscope.view.compare.dialog.VaryDialog;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.Draft;
import org.plyscope.view.compare.model.Heading;
import org.plyscope.view.compare.model.OrderMarks;
import org.plyscope.view.compare.model.QuickAdds;
import org.plyscope.view.compare.model.SampleComparisons.Sample;

/** Lets configurations search the same positions and shows the results. */
public final class CompareView implements View {
  /** How many rows of the table are in sight at least, its headings and scroll bar included. */
  private static final int LEAST_ROWS = 5;

  private final Workspace workspace;
  private final CompareContext context;
  private final Registration draftRegistration;
  private final Registration runnerRegistration;
  private final CompareRows rows = new CompareRows();
  private final CompareTable table = new CompareTable(rows, this::edit, this::remove, this::menu);
  private final ControlBar controls;
  private final RowBar rowBar;
  private final ResultBar results;
  private final Invitation invitation;
  private final Deck deck = new Deck();
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fill, wrap, insets rel, gapy rel, hidemode 3",
              "[grow, fill]",
              "[][][grow, fill][]"));
  private Draft draft;

  /** Makes the view. */
  public CompareView(Workspace workspace, CompareContext context) {
    this.workspace = workspace;
    this.context = context;
    draft = context.draft(workspace);
    controls = new ControlBar(workspace, context, this::start);
    results = new ResultBar(context, this::refresh);
    rowBar = new RowBar(this, table::filter, results.controls());
    invitation = new Invitation(this);
    // Another agent may have been set up while the view was hidden.
    invitation.addHierarchyListener(
        e -> {
          if (invitation.isShowing()) {
            invitation.show(sets());
          }
        });
    panel.setName("compare");
    panel.add(controls, "width 0:100%:");
    panel.add(rowBar, "width 0:100%:");
    JScrollPane scroll = new JScrollPane(table);
    scroll.setMinimumSize(new Dimension(0, LEAST_ROWS * table.getRowHeight()));
    deck.add(invitation, "empty");
    deck.add(scroll, "table");
    panel.add(deck, "width 0:100%:");
    panel.add(results, "width 0:100%:");
    table.putClientProperty(View.PICTURE, true);
    table.getSelectionModel().addListSelectionListener(e -> chosen());
    draftRegistration = context.onDraft(this::draftChanged);
    runnerRegistration = context.runner().onChange(this::refreshRunner);
    draftChanged();
    refreshRunner();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    Draft now = context.draft(workspace);
    Trace trace = selection.trace().orElse(null);
    // A node of a tree is only looked at, and is not to be compared.
    now.board(trace == null ? selection.line() : trace.line());
    if (now != draft) {
      draftChanged();
    }
  }

  @Override
  public List<DataTable> tables() {
    return results.shown(draft).map(found -> found.tables(results.depth())).orElse(List.of());
  }

  @Override
  public void close() {
    draftRegistration.close();
    runnerRegistration.close();
  }

  private void draftChanged() {
    draft = context.draft(workspace);
    controls.refresh(draft);
    refresh();
  }

  private void refreshRunner() {
    controls.refresh(context.runner());
  }

  private void refresh() {
    panel.putClientProperty(
        View.SUBJECT,
        context
            .latest()
            .filter(latest -> !latest.request().configurations().isEmpty())
            .map(latest -> Heading.subject(latest, -1))
            .orElse(null));
    int[] before = table.chosen();
    results.show(draft.comparison().orElse(null), draft);
    rows.show(draft.configurations(), results.shown(draft).orElse(null), results.depth());
    boolean any = rows.getRowCount() > 0;
    deck.show(any ? "table" : "empty");
    rowBar.setVisible(any);
    results.setVisible(any);
    if (!any) {
      invitation.show(sets());
    }
    if (table.getSelectedRowCount() == 0 && before.length > 0) {
      table.choose(before[0], before[before.length - 1]);
    }
    chosen();
  }

  private void chosen() {
    int[] chosen = table.chosen();
    rowBar.chosen(chosen.length);
    results.say(chosen.length == 1 && chosen[0] < rows.getRowCount() ? rows.note(chosen[0]) : "");
  }

  private void start() {
    guarded(
        () -> {
          Trace trace = workspace.selection().trace().orElse(null);
          draft.board(trace == null ? workspace.selection().line() : trace.line());
          draft.release();
          Comparison plan =
              context.analyst().plan(draft.request(), draft.comparison().orElse(null));
          context.changed(workspace);
          // Complete results are measured again.
          context
              .runner()
              .start(
                  workspace, plan.complete() ? context.analyst().plan(plan.request(), null) : plan);
        });
  }

  /** Returns the agent that is set up elsewhere, as far as it is known here. */
  Optional<InstalledAgent> agent() {
    return workspace.agent().flatMap(a -> draft.agents().find(a.agent()));
  }

  /** Returns sets of configurations, those of the agent that is set up elsewhere first. */
  List<QuickAdds.Entry> sets() {
    return QuickAdds.all(draft.agents(), agent(), (int) draft.depth().orElse(1));
  }

  /** Returns the comparisons of this game that come with the program. */
  List<Sample> samples() {
    return context.samples().of(draft.rules().game().id());
  }

  /** Adds the configurations of a sample that can play here, at the depth that is set here. */
  void add(Sample sample) {
    workspace.submit(
        "Opening " + sample.title(),
        monitor -> context.analyst().open(sample.file()).request().configurations(),
        found -> {
          long depth = draft.depth().orElse(1);
          List<Configuration> fitting =
              found.stream()
                  .filter(c -> draft.agents().find(c.agent()).isPresent())
                  .map(c -> c.withLimits(c.limits().withDepth((int) depth)))
                  .toList();
          if (fitting.isEmpty()) {
            workspace.message("No agent of this sample can play under the rules on the board.");
          } else {
            add(fitting);
          }
        });
  }

  void addAgent() {
    workspace
        .agent()
        .flatMap(a -> agent().map(choice -> draft.configuration(choice, a.limits(), a.seed())))
        .ifPresentOrElse(c -> add(List.of(c)), this::addChosen);
  }

  void addChosen() {
    guarded(
        () ->
            new ConfigurationDialog(window(), draft, "Add a configuration", "Add", true)
                .add(workspace.agent())
                .ifPresent(c -> add(List.of(c))));
  }

  void vary() {
    guarded(() -> new VaryDialog(window(), draft, agent()).ask().ifPresent(this::add));
  }

  void add(List<Configuration> configurations) {
    draft.add(configurations);
    context.changed(workspace);
    int count = draft.configurations().size();
    table.choose(count - configurations.size(), count - 1);
    controls.askDepth();
  }

  void edit() {
    int[] chosen = table.chosen();
    if (chosen.length == 0) {
      return;
    }
    List<Configuration> some = new ArrayList<>();
    for (int row : chosen) {
      some.add(draft.configurations().get(row));
    }
    String title =
        chosen.length == 1
            ? "Edit " + some.get(0).name()
            : "Edit " + chosen.length + " configurations";
    guarded(
        () ->
            new ConfigurationDialog(window(), draft, title, "Apply", chosen.length == 1)
                .edit(some)
                .ifPresent(
                    change -> {
                      for (int row : chosen) {
                        draft.change(row, change);
                      }
                      context.changed(workspace);
                    }));
  }

  void duplicate() {
    draft.duplicate(table.chosen());
    context.changed(workspace);
  }

  void remove() {
    int[] chosen = table.chosen();
    if (chosen.length > 0) {
      draft.remove(chosen);
      context.changed(workspace);
      int next = Math.min(chosen[0], draft.configurations().size() - 1);
      if (next >= 0) {
        table.choose(next, next);
      }
    }
  }

  void clear() {
    draft.clear();
    context.changed(workspace);
  }

  private JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    menu.add(item("Edit…", this::edit, true));
    menu.add(item("Duplicate", this::duplicate, true));
    menu.add(item("Remove", this::remove, true));
    menu.addSeparator();
    int[] chosen = table.chosen();
    Optional<MoveOrder> order = chosen.length == 1 ? order(chosen[0]) : Optional.empty();
    menu.add(
        item(
            "Show the order of moves on the board",
            () -> order.ifPresent(this::showOrder),
            order.isPresent()));
    return menu;
  }

  private static JMenuItem item(String text, Runnable action, boolean enabled) {
    JMenuItem item = new JMenuItem(text);
    item.setEnabled(enabled);
    item.addActionListener(e -> action.run());
    return item;
  }

  private Optional<MoveOrder> order(int row) {
    return draft
        .comparison()
        .map(found -> found.moveOrders(Math.max(0, results.subject())).get(row))
        .filter(order -> order.node() >= 0);
  }

  private void showOrder(MoveOrder order) {
    Trace trace = order.analysis().orElseThrow().trace().orElseThrow();
    workspace.select(
        Selection.of(trace.line())
            .withResult(order.analysis().orElseThrow().result())
            .withTrace(trace, order.node())
            .withMarks(OrderMarks.of(order)));
    workspace.execute("view.show.move-order");
  }

  private Window window() {
    return SwingUtilities.getWindowAncestor(panel);
  }

  private void guarded(Runnable action) {
    try {
      action.run();
    } catch (InputException e) {
      workspace.message(e.getMessage());
    }
  }
}
