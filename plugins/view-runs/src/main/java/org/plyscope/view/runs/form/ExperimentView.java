package org.plyscope.view.runs.form;

import java.awt.BorderLayout;
import java.awt.event.ActionListener;
import java.awt.event.HierarchyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.experiment.ExperimentPlan;
import org.plyscope.api.run.Run;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.field.FormProblem;
import org.plyscope.ui.run.FlagQuestion;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Halves;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.draft.DraftKeeper;
import org.plyscope.view.runs.list.RunsView;
import org.plyscope.view.runs.model.RunsContext;

/**
 * Sets up an experiment, by a form or as text, previews it, and starts it. Then it makes room for
 * the results.
 */
public final class ExperimentView implements View {
  /** The id of the view. */
  public static final String ID = "experiment";

  /** Shows the results instead of the form. */
  private static final String RESULTS = "view.show.win-rate";

  private static final int TEXT_ROWS = 12;

  /** A plan, of which text, and that text with everything it takes from other files. */
  private record Planned(String text, String whole, ExperimentPlan plan) {}

  /** The draft when it was last read. */
  private record Asked(String text, Path folder) {}

  private final Workspace workspace;
  private final RunsContext context;
  private final Draft draft;
  private final FormPanel form;
  private final PlanBar planBar;
  private final JTextArea area = new JTextArea(TEXT_ROWS, 20);
  private final JScrollPane formPane;
  private final JScrollPane textPane = new JScrollPane(area);
  private final JPanel middle = new JPanel(new BorderLayout());
  private final JCheckBox asText = new JCheckBox("Text");
  private final JButton start = button("start", "Start", e -> start());
  private final DraftFiles files;
  private final DraftKeeper keeper;
  private final Refresher<Planned> planner;
  private final Registration registration;
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill, 0::]", "[][][grow, fill]"));
  private ExperimentPlan plan = new ExperimentPlan(List.of(), 0, 0, List.of(), List.of());
  private volatile Asked asked;
  private boolean filling;
  private boolean filled;

  /** Makes the view. */
  public ExperimentView(Workspace workspace, RunsContext context, Draft draft) {
    this.workspace = workspace;
    this.context = context;
    this.draft = draft;
    this.keeper = new DraftKeeper(workspace.choices(ID), draft);
    this.form = new FormPanel(draft);
    this.planBar = new PlanBar(workspace, context, draft);
    this.files = new DraftFiles(workspace, context.experiments(), draft, panel);
    this.planner = new Refresher<>("experiment-plan", this::plan, this::show);
    panel.setName(ID);
    formPane = scrolled(form);
    area.setName("experiment.text");
    area.putClientProperty("FlatLaf.styleClass", "monospaced");
    area.setTabSize(2);
    Fields.onEdit(area, this::typed);
    Theme.primary(start);
    start.setToolTipText("Play the experiment; results appear while it runs");
    asText.setName("experiment.as-text");
    asText.setToolTipText("Shows the file beside the form; both can be edited");
    asText.setSelected(workspace.choices(ID).flag("text", false));
    asText.addActionListener(e -> arrange());
    JButton results = button("results", "Results", e -> workspace.execute(RESULTS));
    results.setToolTipText("Fold the form away and show the results of the selected run");
    panel.add(
        new WrapBar(
            start,
            button("new", "New", e -> files.fresh()),
            button("open", "Open…", e -> files.open()),
            files.recent(),
            button("save", "Save…", e -> files.save()),
            asText,
            results),
        "width 0:100%:");
    // Room for three lines at least, so that the form stands still while the plan changes.
    panel.add(planBar, "width 0:100%:, height 54lp:pref:");
    panel.add(middle, "width 0:100%:, height 110lp:100%:");
    registration = draft.onChange(this::refresh);
    arrange();
    refresh();
    panel.addHierarchyListener(this::shown);
  }

  /** Before the first run there is nothing beside the form to look at, so it fills the window. */
  private void shown(HierarchyEvent event) {
    boolean appears = (event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0;
    if (appears && panel.isShowing() && !filled) {
      filled = true;
      boolean first = workspace.choices(RunsView.ID).text(RunsView.LAST, "").isEmpty();
      if (first && workspace.perspective().equals(ID) && context.runs().shown().isEmpty()) {
        SwingUtilities.invokeLater(() -> workspace.execute("view.fill." + ID));
      }
    }
  }

  private static JScrollPane scrolled(JPanel content) {
    JScrollPane pane = new JScrollPane(new WidthTracking(content));
    pane.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    pane.getVerticalScrollBar().setUnitIncrement(Theme.size("icon.size"));
    return pane;
  }

  private static JButton button(String id, String text, ActionListener action) {
    JButton button = new JButton(text);
    button.setName("experiment." + id);
    button.addActionListener(action);
    return button;
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    List<List<Object>> rows = new ArrayList<>();
    plan.entrants()
        .forEach(e -> rows.add(Arrays.asList(e.name(), e.agent().text(), e.limits().toString())));
    return rows.isEmpty()
        ? List.of()
        : List.of(new DataTable("entrants", List.of("name", "agent", "limits"), rows));
  }

  @Override
  public void close() {
    form.commit();
    registration.close();
    files.close();
    keeper.close();
    planner.close();
    planBar.close();
  }

  private void arrange() {
    workspace.choices(ID).put("text", asText.isSelected());
    middle.removeAll();
    middle.add(asText.isSelected() ? new Halves(formPane, textPane) : formPane);
    middle.revalidate();
    middle.repaint();
  }

  private void typed() {
    if (!filling) {
      draft.type(area.getText());
    }
  }

  private void refresh() {
    if (!area.getText().equals(draft.text())) {
      filling = true;
      try {
        int caret = area.getCaretPosition();
        area.setText(draft.text());
        area.setCaretPosition(Math.min(caret, draft.text().length()));
      } finally {
        filling = false;
      }
    }
    if (draft.problem().isEmpty()) {
      form.refresh();
    }
    ask();
  }

  private void ask() {
    Asked now = new Asked(draft.text(), draft.folder());
    if (!now.equals(asked)) {
      asked = now;
      planner.ask();
    }
  }

  /** Called in the background, where the draft must not be read. */
  private Planned plan() {
    Asked now = asked;
    return new Planned(
        now.text(), whole(now), context.experiments().plan(now.text(), now.folder()));
  }

  private String whole(Asked now) {
    try {
      return context.experiments().whole(now.text(), now.folder());
    } catch (InputException e) {
      // The plan reports it.
      return now.text();
    }
  }

  private void show(Planned planned) {
    if (!planned.text().equals(draft.text())) {
      return;
    }
    plan = planned.plan();
    start.setEnabled(plan.isRunnable());
    if (draft.readable().has("from")) {
      draft.inherit(planned.whole());
    }
    planBar.show(plan, form.show(plan.problems().stream().map(ExperimentView::problem).toList()));
  }

  private static FormProblem problem(ExperimentPlan.Problem one) {
    String line = one.line() > 0 ? " (line " + one.line() + ")" : "";
    return FormProblem.of(one.path(), one.path() + line, one.sentence());
  }

  private void start() {
    form.commit();
    Asked now = new Asked(draft.text(), draft.folder());
    List<String> flags = plan.flags();
    if (!FlagQuestion.isAccepted(panel, flags)) {
      return;
    }
    workspace.submit(
        "Starting the experiment",
        monitor -> {
          context.queue().accept(flags);
          return context.experiments().start(now.text(), now.folder());
        },
        this::started);
  }

  private void started(Run run) {
    context.runs().show(run);
    // The flags that were accepted are no longer asked for.
    asked = null;
    ask();
    workspace.execute(RESULTS);
  }
}
