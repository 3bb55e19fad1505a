package org.plyscope.view.tuning;

import java.awt.CardLayout;
import java.awt.event.ActionListener;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.learn.TuningState;
import org.plyscope.api.learn.TuningState.Stage;
import org.plyscope.api.learn.Tunings;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.run.FlagQuestion;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;

/** Starts tunings, shows how one of them goes, and makes its result a preset. */
public final class TuningView implements View {
  /** The id of the view. */
  public static final String ID = "tuning";

  /** A chart that is lower says nothing; a lower slot scrolls. */
  private static final String LEAST = "240lp";

  /** Everything that is known: all tunings, and the one that is looked at. */
  private record Shown(List<Path> folders, Optional<TuningState> state) {}

  private final Workspace workspace;
  private final Tunings tunings;
  private final OpenedTuning opened;
  private final JLabel waiting = new JLabel();
  private final JPanel offer = new JPanel(new MigLayout("insets 0", "[grow, fill][][]"));
  private final JComboBox<Path> choice = new JComboBox<>();
  private final Prose words = new Prose("tuning.words", "Label.foreground");
  private final Prose outcome = new Prose("tuning.outcome", "Label.foreground");
  private final FitnessChart chart = new FitnessChart();
  private final ParallelChart paths = new ParallelChart("tuning.paths", ParallelChart.Story.AGE);
  private final ParallelChart origins =
      new ParallelChart("tuning.origins", ParallelChart.Story.ORIGIN);
  private final List<StateTable> tables = new ArrayList<>();
  private final JTabbedPane tabs = new JTabbedPane();
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][][grow, fill]"));
  private final JButton resume =
      button("resume", "Resume", "Go on with this tuning", e -> resume());
  private final JButton pause =
      button("pause", "Pause", "Begin no more games for now", e -> act(Tunings::pause));
  private final JButton stop =
      button(
          "stop",
          "Stop",
          "Finish the games that are being played, then stop",
          e -> act(Tunings::stop));
  private final JButton preset =
      button("preset", "Use as preset…", "Keep the result among the agents", e -> keep());
  private final JButton report =
      button("report", "Report", "Write the report as one page", e -> report());
  private final Refresher<Shown> refresher;
  private final Runnable forget;
  private final Runnable forgetOpened;
  private volatile Path wanted;
  private Optional<TuningState> state = Optional.empty();
  private boolean filling;

  /** Makes the view. */
  public TuningView(Workspace workspace, Tunings tunings, OpenedTuning opened) {
    this.workspace = workspace;
    this.tunings = tunings;
    this.opened = opened;
    this.refresher = new Refresher<>("tuning-view", this::look, this::show);
    panel.setName(ID);
    choice.setName("tuning.choice");
    choice.setToolTipText("Which tuning is shown");
    choice.setRenderer(new FolderName());
    choice.addActionListener(e -> chosen());
    panel.add(
        new WrapBar(
            button("start", "Start…", "Start a tuning from a file", e -> start()),
            choice,
            resume,
            pause,
            stop,
            preset,
            report),
        "width 0:100%:");
    waiting.setName("tuning.waiting");
    offer.add(waiting, "width 0:100%:");
    offer.add(button("start-opened", "Start it", "Start this tuning now", e -> startOpened()));
    offer.add(button("leave", "Not now", "Leave the file alone", e -> opened.set(null)));
    panel.add(offer, "width 0:100%:, hidemode 3");
    deck.add(
        new EmptyHint(
            "tuning.empty",
            "No tunings yet",
            "Press Start… and choose a file, for example from samples/tuning."),
        "empty");
    deck.add(content(), "tuning");
    panel.add(deck, "width 0:100%:, height " + LEAST + ":100%:");
    forget = tunings.onChange(refresher::ask);
    forgetOpened = opened.onChange(() -> SwingUtilities.invokeLater(this::offer));
    offer();
    enable();
    refresher.ask();
  }

  private JPanel content() {
    JPanel content =
        new JPanel(new MigLayout("fill, wrap, insets 0", "[grow, fill]", "[][grow, fill]"));
    content.add(words, "width 0:100%:");
    chart.putClientProperty(View.PICTURE, true);
    tabs.setName("tuning.tabs");
    tabs.setTabLayoutPolicy(JTabbedPane.SCROLL_TAB_LAYOUT);
    tabs.addTab("Fitness", null, chart, "Best and mean score of every generation");
    tabs.addTab("Path", null, paths, "The values of the best of every generation");
    tabs.addTab("Generations", null, table("generations"), "What was measured");
    JPanel result =
        new JPanel(new MigLayout("fill, wrap, insets rel 0 0 0", "[grow, fill]", "[][grow, fill]"));
    result.add(outcome, "width 0:100%:");
    result.add(table("values"), "width 0:100%:, height 0:100%:");
    tabs.addTab(
        "Result", null, result, "What came of it, and the values at the start and in the end");
    JPanel winners = new JPanel(new MigLayout("fill, wrap, insets 0", "[grow, fill]"));
    winners.add(origins, "width 0:100%:, height 0:55%:, grow");
    winners.add(table("winners"), "width 0:100%:, height 0:45%:, grow");
    tabs.addTab("Winners", null, winners, "The values of every repetition beside published ones");
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
    return state.map(TuningState::tables).orElse(List.of());
  }

  @Override
  public void close() {
    forget.run();
    forgetOpened.run();
    refresher.close();
  }

  private static JButton button(String id, String text, String help, ActionListener action) {
    JButton button = new JButton(text);
    button.setName("tuning." + id);
    button.setToolTipText(help);
    button.addActionListener(action);
    return button;
  }

  /** Called in the background. */
  private Shown look() {
    List<Path> folders = tunings.folders();
    Path asked = wanted;
    Optional<Path> folder =
        asked != null && folders.contains(asked)
            ? Optional.of(asked)
            : folders.stream().findFirst();
    return new Shown(folders, folder.map(tunings::look));
  }

  private void show(Shown now) {
    state = now.state();
    filling = true;
    try {
      if (!now.folders().equals(folders())) {
        choice.removeAllItems();
        now.folders().forEach(choice::addItem);
      }
      state.ifPresent(s -> choice.setSelectedItem(s.folder()));
    } finally {
      filling = false;
    }
    state.ifPresent(this::show);
    cards.show(deck, state.isPresent() ? "tuning" : "empty");
    enable();
  }

  private List<Path> folders() {
    List<Path> all = new ArrayList<>();
    for (int i = 0; i < choice.getItemCount(); i++) {
      all.add(choice.getItemAt(i));
    }
    return all;
  }

  private void show(TuningState now) {
    words.setText(now.name() + ". " + StageWords.of(now));
    outcome.setText(
        now.sentences().isEmpty()
            ? "There is no result before the last generation was played and tested."
            : String.join("\n", now.sentences()));
    chart.show(TuningCurve.of(now));
    for (int i = 0; i < tables.size() && i < now.tables().size(); i++) {
      tables.get(i).show(now.tables().get(i));
    }
    if (now.tables().size() == tables.size()) {
      paths.show(ParallelLines.ofGenerations(now.tables().get(0)));
      origins.show(ParallelLines.ofWinners(now.tables().get(2)));
    }
  }

  private void enable() {
    Stage stage = state.map(TuningState::stage).orElse(null);
    choice.setVisible(choice.getItemCount() > 0);
    resume.setEnabled(stage == Stage.IDLE || stage == Stage.PAUSED);
    pause.setEnabled(stage == Stage.PLAYING);
    stop.setEnabled(stage == Stage.PLAYING || stage == Stage.PAUSED);
    preset.setEnabled(stage == Stage.FINISHED);
    report.setEnabled(stage != null);
  }

  private void chosen() {
    if (!filling && choice.getSelectedItem() instanceof Path folder) {
      wanted = folder;
      refresher.ask();
    }
  }

  /** Does something in the background, because it may have to wait for the disk. */
  private void act(BiConsumer<Tunings, Path> action) {
    state.ifPresent(
        now ->
            workspace.submit(
                now.name(),
                monitor -> {
                  action.accept(tunings, now.folder());
                  return now.folder();
                },
                done -> refresher.ask()));
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

  private void start() {
    JFileChooser chooser = new JFileChooser();
    chooser.setName("dialog.tuning-file");
    chooser.setDialogTitle("Start a tuning");
    if (chooser.showOpenDialog(panel) == JFileChooser.APPROVE_OPTION) {
      start(chooser.getSelectedFile().toPath());
    }
  }

  /** Starts a tuning. */
  void start(Path file) {
    String title = "Tuning " + Objects.toString(file.getFileName());
    whenAccepted(
        title,
        file,
        () ->
            workspace.submit(
                title,
                monitor -> tunings.start(file),
                folder -> {
                  wanted = folder;
                  refresher.ask();
                }));
  }

  private void resume() {
    state.ifPresent(now -> whenAccepted(now.name(), now.folder(), () -> act(Tunings::resume)));
  }

  /** Does something with a file or folder once the user has accepted its Java flags. */
  private void whenAccepted(String title, Path place, Runnable action) {
    workspace.submit(
        title,
        monitor -> tunings.flags(place),
        flags -> {
          if (FlagQuestion.isAccepted(panel, flags)) {
            tunings.accept(flags);
            action.run();
          }
        });
  }

  private void keep() {
    state.ifPresent(
        now -> {
          String name = JOptionPane.showInputDialog(panel, "The name of the preset:", now.name());
          if (name != null && !name.isBlank()) {
            workspace.submit(
                "Preset " + name,
                monitor -> tunings.keep(now.folder(), name.strip()),
                id -> workspace.message("The agent " + id + " can be chosen now."));
          }
        });
  }

  private void report() {
    state.ifPresent(
        now ->
            workspace.submit(
                "Report of " + now.name(),
                monitor -> tunings.report(now.folder()),
                file -> workspace.message("The report is in " + file + ".")));
  }
}
