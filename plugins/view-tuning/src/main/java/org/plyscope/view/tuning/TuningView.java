package org.plyscope.view.tuning;

import java.awt.CardLayout;
import java.awt.event.ActionListener;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.learn.log.TuningLog;
import org.plyscope.api.learn.log.Tunings;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.chart.render.ChartBox;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.run.WorkActions;
import org.plyscope.ui.run.WorkText;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.tuning.form.TuningDialog;
import org.plyscope.view.tuning.model.LearningContext;

/** Starts tunings, shows how one of them goes, and makes its result a preset. */
public final class TuningView implements View {
  /** The id of the view. */
  public static final String ID = "tuning";

  /** A lower chart is unreadable; a lower slot scrolls. */
  private static final String LEAST = "240lp";

  /** The tuning that is looked at. */
  private record Shown(WorkState state, TuningLog log, List<Chart> drawn) {}

  private final Workspace workspace;
  private final WorkQueue queue;
  private final Tunings tunings;
  private final Charts charts;
  private final OpenedTuning opened;
  private final LearningContext context;
  private final WorkActions actions;
  private final JLabel waiting = new JLabel();
  private final JPanel offer = new JPanel(new MigLayout("insets 0", "[grow, fill][][][]"));
  private final Prose words = new Prose("tuning.words", "Label.foreground");
  private final Prose outcome = new Prose("tuning.outcome", "Label.foreground");
  private final ChartBox fitness = new ChartBox("tuning.fitness");
  private final ChartBox values = new ChartBox("tuning.values-chart");
  private final ChartBox winners = new ChartBox("tuning.winners-chart");
  private final List<StateTable> tables = new ArrayList<>();
  private final JTabbedPane tabs = new JTabbedPane();
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][][grow, fill]"));
  private final JButton preset =
      button("preset", "Use as preset…", "Keep the result among the agents", e -> keep());
  private final Refresher<Optional<Shown>> refresher;
  private final Registration registration;
  private final Registration openedRegistration;
  private Optional<Shown> shown = Optional.empty();

  /** Makes the view. */
  public TuningView(
      Workspace workspace,
      WorkQueue queue,
      Tunings tunings,
      Charts charts,
      OpenedTuning opened,
      LearningContext context) {
    this.context = context;
    this.workspace = workspace;
    this.queue = queue;
    this.tunings = tunings;
    this.charts = charts;
    this.opened = opened;
    this.refresher = new Refresher<>("tuning-view", this::look, this::show);
    panel.setName(ID);
    actions = new WorkActions(ID, workspace, queue, panel, () -> shown.map(Shown::state));
    WrapBar bar =
        new WrapBar(
            button("new", "New…", "Set up a tuning, or start a sample", e -> begin()),
            button("open", "Open…", "Open a tuning file", e -> open()),
            actions.resuming());
    actions.usual().forEach(bar::add);
    bar.add(preset);
    panel.add(bar, "width 0:100%:");
    waiting.setName("tuning.waiting");
    offer.add(waiting, "width 0:100%:");
    offer.add(button("start-opened", "Start it", "Start this tuning now", e -> startOpened()));
    offer.add(button("edit-opened", "Edit…", "Change it before it starts", e -> editOpened()));
    offer.add(button("leave", "Not now", "Leave the file alone", e -> opened.set(null)));
    panel.add(offer, "width 0:100%:, hidemode 3");
    deck.add(
        new EmptyHint(
            "tuning.empty",
            "No tunings yet",
            "Press New… to set up a tuning or to start a sample; the view Runs lists all tunings."),
        "empty");
    deck.add(content(), "tuning");
    panel.add(deck, "width 0:100%:, height " + LEAST + ":100%:");
    registration = queue.onChange(refresher::ask);
    openedRegistration = opened.onChange(() -> SwingUtilities.invokeLater(this::offer));
    offer();
    enable();
    refresher.ask();
  }

  private JPanel content() {
    JPanel content =
        new JPanel(new MigLayout("fill, wrap, insets 0", "[grow, fill]", "[][grow, fill]"));
    content.add(words, "width 0:100%:");
    tabs.setName("tuning.tabs");
    tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
    tabs.addTab("Fitness", null, fitness, "Best and mean score of every generation");
    tabs.addTab("Path", null, values, "The values of the best of every generation");
    tabs.addTab("Generations", null, table("generations"), "All measurements");
    JPanel result =
        new JPanel(new MigLayout("fill, wrap, insets rel 0 0 0", "[grow, fill]", "[][grow, fill]"));
    result.add(outcome, "width 0:100%:");
    result.add(table("values"), "width 0:100%:, height 0:100%:");
    tabs.addTab("Result", null, result, "The result, and the values at the start and in the end");
    JPanel both = new JPanel(new MigLayout("fill, wrap, insets 0", "[grow, fill]"));
    both.add(winners, "width 0:100%:, height 0:60%:, grow");
    both.add(table("winners"), "width 0:100%:, height 0:40%:, grow");
    tabs.addTab("Winners", null, both, "The values of every repetition beside published ones");
    content.add(tabs, "width 0:100%:, height 0:100%:");
    return content;
  }

  private JScrollPane table(String name) {
    StateTable model = new StateTable();
    FittedTable table = new FittedTable(model);
    table.setName("tuning." + name);
    tables.add(model);
    return new JScrollPane(table);
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    return shown.map(now -> now.log().tables()).orElse(List.of());
  }

  @Override
  public void close() {
    registration.close();
    openedRegistration.close();
    refresher.close();
  }

  private static JButton button(String id, String text, String help, ActionListener action) {
    JButton button = new JButton(text);
    button.setName("tuning." + id);
    button.setToolTipText(help);
    button.addActionListener(action);
    return button;
  }

  /** Called in the background; without a choice the newest tuning is shown. */
  private Optional<Shown> look() {
    Optional<WorkState> state =
        queue
            .shown(WorkState.Kind.TUNING)
            .map(queue::state)
            .or(
                () ->
                    queue.all().stream()
                        .filter(one -> one.kind() == WorkState.Kind.TUNING)
                        .findFirst());
    return state.map(this::look);
  }

  private Shown look(WorkState state) {
    return state.stage() == Stage.UNREADABLE
        ? new Shown(state, new TuningLog(state.name(), List.of(), List.of()), List.of())
        : new Shown(state, tunings.read(state.folder()), charts.tuning(state.folder()));
  }

  private void show(Optional<Shown> now) {
    shown = now;
    now.ifPresent(this::fill);
    cards.show(deck, now.isPresent() ? "tuning" : "empty");
    enable();
  }

  private void fill(Shown now) {
    String stage = WorkText.stage(now.state());
    words.setText((now.log().name() + ": " + stage + ". " + now.state().remark()).strip());
    show(now.log());
    show(now.drawn(), "fitness", fitness);
    show(now.drawn(), "values", values);
    show(now.drawn(), "winners", winners);
  }

  private static void show(List<Chart> drawn, String id, ChartBox box) {
    box.show(drawn.stream().filter(c -> c.heading().id().equals(id)).findFirst().orElse(null));
  }

  private void show(TuningLog now) {
    outcome.setText(
        now.sentences().isEmpty()
            ? "There is no result before the last generation was played and tested."
            : String.join("\n", now.sentences()));
    for (int i = 0; i < tables.size() && i < now.tables().size(); i++) {
      tables.get(i).show(now.tables().get(i));
    }
  }

  private void enable() {
    preset.setVisible(shown.isPresent());
    preset.setEnabled(shown.map(now -> now.state().stage() == Stage.FINISHED).orElse(false));
    actions.enable();
  }

  /** Offers to start the file that was opened. */
  private void offer() {
    Optional<Path> file = opened.file();
    offer.setVisible(file.isPresent());
    file.ifPresent(
        path -> {
          waiting.setText(path.getFileName() + " can be started.");
          waiting.setToolTipText(path.toString());
        });
    panel.revalidate();
  }

  private void startOpened() {
    opened.file().ifPresent(this::start);
    opened.set(null);
  }

  /** Changes the file that was opened in the form; the file itself stays as it is. */
  private void editOpened() {
    opened
        .file()
        .ifPresent(
            file -> {
              opened.set(null);
              workspace.submit(
                  "Reading " + file.getFileName(),
                  monitor -> tunings.open(file),
                  draft ->
                      actions.whenAccepted(
                          draft.name(), file, () -> ask(List.of(), Optional.of(draft))));
            });
  }

  /** Reads the samples first, because that needs the disk. */
  private void begin() {
    workspace.submit(
        "Reading the samples",
        monitor -> tunings.samples(),
        samples -> ask(samples, Optional.empty()));
  }

  private void ask(List<Tunings.Draft> samples, Optional<Tunings.Draft> draft) {
    TuningDialog.of(SwingUtilities.getWindowAncestor(panel), context, tunings)
        .ask(workspace.selection().rules(), samples, draft)
        .ifPresent(
            chosen ->
                workspace.submit(
                    "Tuning " + chosen.name(),
                    monitor -> {
                      Path folder = tunings.start(chosen);
                      queue.show(folder);
                      return folder;
                    },
                    folder -> {}));
  }

  /** Begins in the folder of the samples, or where the last file was. */
  private void open() {
    workspace.submit(
        "Reading the samples",
        monitor -> tunings.samples().stream().map(Tunings.Draft::folder).findFirst(),
        folder -> open(folder.map(Path::toString).orElse("")));
  }

  private void open(String samples) {
    String last = workspace.choices(ID).text("folder", samples);
    JFileChooser chooser = new JFileChooser(last.isEmpty() ? null : last);
    chooser.setName("dialog.tuning-file");
    chooser.setDialogTitle("Open a tuning");
    chooser.setFileFilter(new FileNameExtensionFilter("Tunings (*.json)", "json", "jsonc"));
    if (chooser.showOpenDialog(panel) == JFileChooser.APPROVE_OPTION) {
      Path file = chooser.getSelectedFile().toPath();
      workspace.choices(ID).put("folder", file.toAbsolutePath().getParent().toString());
      workspace.open(file);
    }
  }

  /** Starts a tuning. */
  void start(Path file) {
    String title = "Tuning " + Objects.toString(file.getFileName());
    actions.whenAccepted(
        title, file, () -> workspace.submit(title, monitor -> begun(file), folder -> {}));
  }

  private Path begun(Path file) {
    Path folder = tunings.start(file);
    queue.show(folder);
    return folder;
  }

  private void keep() {
    shown.ifPresent(
        now -> {
          String name =
              JOptionPane.showInputDialog(panel, "The name of the preset:", now.log().name());
          if (name != null && !name.isBlank()) {
            workspace.submit(
                "Preset " + name,
                monitor -> tunings.keep(now.state().folder(), name.strip()),
                id -> workspace.message("The agent " + id + " can be chosen now."));
          }
        });
  }
}
