package org.plyscope.view.tuning.training;

import java.awt.CardLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.chart.render.ChartBox;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.run.WorkActions;
import org.plyscope.ui.run.WorkText;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.tuning.model.LearningContext;

/** Draws how a training goes, whichever process trains, and begins trainings. */
public final class TrainingView implements View {
  /** The id of the view. */
  public static final String ID = "training";

  private static final String FOLDER = "folder";
  private static final String EMPTY = "empty";
  private static final String CHART = "chart";

  /** A lower chart is unreadable; a lower slot scrolls. */
  private static final String LEAST = "200lp";

  private static final int LOOK_MILLIS = 1000;
  private static final int LARGEST = 10_000_000;

  /** The content read: the state and the log, or why there is none. */
  private record Found(WorkState state, TrainingLog log, List<LineChart> charts, String problem) {}

  private final Workspace workspace;
  private final WorkQueue queue;
  private final Trainings trainings;
  private final Charts charts;
  private final LearningContext context;
  private final WorkActions actions;
  private final JComboBox<String> kind = new JComboBox<>();
  private final JButton train = new JButton("Train");
  private final JSpinner lessons = new JSpinner(new SpinnerNumberModel(100, 1, LARGEST, 10));
  private final JPanel goal = new JPanel(new MigLayout("insets 0"));
  private final EmptyHint nothing = new EmptyHint("training.empty", "No training", "");
  private final JLabel about = new JLabel();
  private final ChartBox picture = new ChartBox(ID);
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));
  private final Refresher<Found> refresher;
  private final Timer timer;
  private final Registration registration;
  private Found found = new Found(null, null, List.of(), "");
  private boolean filling;

  /** Makes the view. */
  public TrainingView(
      Workspace workspace,
      WorkQueue queue,
      Trainings trainings,
      Charts charts,
      LearningContext context) {
    this.workspace = workspace;
    this.context = context;
    this.queue = queue;
    this.trainings = trainings;
    this.charts = charts;
    panel.setName(ID);
    kind.setName("training.kind");
    kind.addActionListener(e -> chosen());
    train.setName("training.train");
    train.setToolTipText("Train up to the lesson set beside this button");
    train.addActionListener(e -> state().ifPresent(this::start));
    actions = new WorkActions(ID, workspace, queue, panel, this::state);
    lessons.setName("training.lessons");
    lessons.setToolTipText("The number of lessons since the training began");
    JLabel until = new JLabel("Train up to lesson");
    until.setLabelFor(lessons);
    goal.setOpaque(false);
    goal.add(until);
    goal.add(lessons);
    WrapBar bar =
        new WrapBar(
            kind,
            button("New…", "training.new", "Set up a training, or start a sample", this::begin),
            button("Open…", "training.open", "Open the training in a folder", this::open),
            train,
            goal);
    actions.usual().forEach(bar::add);
    panel.add(bar, "width 0:100%:");
    JPanel content =
        new JPanel(new MigLayout("fill, wrap, insets 0", "[grow, fill]", "[]rel[grow, fill]"));
    about.setName("training.about");
    content.add(about, "width 0:100%:, gapx rel rel");
    content.add(picture, "width 0:100%:, height 0:100%:");
    deck.add(nothing, EMPTY);
    deck.add(content, CHART);
    panel.add(deck, "width 0:100%:, height " + LEAST + ":100%:");
    refresher = new Refresher<>("training", this::look, this::show);
    timer = new Timer(LOOK_MILLIS, e -> refresher.ask());
    registration = queue.onChange(refresher::ask);
    workspace
        .choices(ID)
        .get(FOLDER)
        .map(Path::of)
        .filter(last -> queue.shown(WorkState.Kind.TRAINING).isEmpty())
        .ifPresent(this::showAgain);
    timer.start();
    refresher.ask();
    enable();
  }

  /** Shows the training of the last session, unless it is gone. */
  private void showAgain(Path folder) {
    workspace.submit(
        "Opening " + folder.getFileName(),
        monitor -> Files.isDirectory(folder),
        there -> {
          if (there) {
            show(folder);
          }
        });
  }

  private void show(Path folder) {
    workspace.submit(
        "Opening " + folder.getFileName(),
        monitor -> {
          queue.show(folder);
          return folder;
        },
        done -> {});
  }

  private Optional<WorkState> state() {
    return Optional.ofNullable(found.state());
  }

  private static JButton button(String text, String name, String help, Runnable action) {
    JButton button = new JButton(text);
    button.setName(name);
    button.setToolTipText(help);
    button.addActionListener(e -> action.run());
    return button;
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    return found.charts().stream().flatMap(chart -> chart.tables().stream()).toList();
  }

  /** A training goes on when its view is closed; the status bar shows it. */
  @Override
  public void close() {
    registration.close();
    timer.stop();
    refresher.close();
  }

  /** Called in the background, every second: another process may be training. */
  private Found look() {
    Path folder = queue.shown(WorkState.Kind.TRAINING).orElse(null);
    if (folder == null) {
      return new Found(null, null, List.of(), "");
    }
    try {
      TrainingLog log = trainings.read(folder);
      return new Found(queue.state(folder), log, charts.training(log), "");
    } catch (InputException e) {
      return new Found(null, null, List.of(), e.getMessage());
    }
  }

  private void show(Found now) {
    if (now.equals(found)) {
      return;
    }
    found = now;
    state().ifPresent(state -> workspace.choices(ID).put(FOLDER, state.folder().toString()));
    if (now.charts().isEmpty()) {
      say(now);
      cards.show(deck, EMPTY);
    } else {
      offer();
      redraw();
    }
    enable();
  }

  private void say(Found now) {
    if (!now.problem().isEmpty()) {
      nothing.say("This training cannot be shown", now.problem());
    } else if (now.log() != null) {
      nothing.say("No lesson is finished yet", "The curves appear with the first one.");
    } else {
      nothing.say(
          "No training",
          "Press New… to set up a training or to start a sample, or open a training folder.");
    }
  }

  private void offer() {
    List<String> names = found.charts().stream().map(c -> c.heading().title()).toList();
    boolean same = kind.getItemCount() == names.size();
    for (int i = 0; same && i < names.size(); i++) {
      same = names.get(i).equals(kind.getItemAt(i));
    }
    if (same) {
      return;
    }
    String before = workspace.choices(ID).get("kind").orElse(names.get(0));
    filling = true;
    kind.removeAllItems();
    names.forEach(kind::addItem);
    kind.setSelectedItem(names.contains(before) ? before : names.get(0));
    filling = false;
  }

  private void chosen() {
    if (!filling && !found.charts().isEmpty() && kind.getSelectedItem() != null) {
      workspace.choices(ID).put("kind", (String) kind.getSelectedItem());
      redraw();
    }
  }

  private void redraw() {
    found.charts().stream()
        .filter(chart -> chart.heading().title().equals(kind.getSelectedItem()))
        .findFirst()
        .ifPresent(picture::show);
    about.setText(
        about(found.log()) + state().map(s -> " It is " + WorkText.stage(s) + ".").orElse(""));
    about.setToolTipText(Fields.tooltip(found.log().trainer().replace(",", ", ")));
    cards.show(deck, CHART);
    panel.repaint();
  }

  private static String about(TrainingLog log) {
    long games = log.lessons().stream().mapToLong(one -> one.lesson().games()).sum();
    return String.format(
        Locale.ROOT,
        "%s, %s: %,d lessons, %,d games.",
        log.game(),
        AgentSpec.parse(log.trainer()).id(),
        log.lessons().size(),
        games);
  }

  private void enable() {
    boolean active = state().map(WorkState::isActive).orElse(false);
    boolean paused = state().filter(one -> one.stage() == Stage.PAUSED).isPresent();
    kind.setVisible(!found.charts().isEmpty());
    train.setText(found.charts().isEmpty() ? "Train" : "Resume");
    train.setVisible(found.log() != null);
    goal.setVisible(found.log() != null);
    train.setEnabled(found.log() != null && (!active || paused));
    lessons.setEnabled(!active);
    actions.enable();
  }

  private void open() {
    JFileChooser chooser =
        new JFileChooser(state().map(state -> state.folder().getParent().toFile()).orElse(null));
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    if (chooser.showOpenDialog(panel) == JFileChooser.APPROVE_OPTION) {
      show(chooser.getSelectedFile().toPath());
    }
  }

  /** Reads the samples first, because that needs the disk. */
  private void begin() {
    workspace.submit("Reading the samples", monitor -> trainings.samples(), this::begin);
  }

  private void begin(List<Trainings.Draft> samples) {
    TrainingDialog dialog =
        TrainingDialog.of(SwingUtilities.getWindowAncestor(panel), context, trainings);
    dialog
        .ask(workspace.selection().rules(), samples)
        .ifPresent(chosen -> begin(chosen.order(), chosen.lessons(), dialog.folder()));
  }

  private void begin(Trainings.Order order, long until, Optional<Path> folder) {
    lessons.setValue((int) until);
    workspace.submit(
        "Prepare a training",
        monitor -> {
          Path begun;
          if (folder.isPresent()) {
            begun = folder.get();
            trainings.begin(begun, order);
          } else {
            begun = trainings.begin(order);
          }
          trainings.train(begun, until);
          queue.show(begun);
          return begun;
        },
        begun -> {});
  }

  private long goal() {
    return ((Number) lessons.getValue()).longValue();
  }

  private void start(WorkState state) {
    long until = goal();
    workspace.submit(
        "Train " + state.name(),
        monitor -> {
          if (state.stage() == Stage.PAUSED) {
            queue.resume(state.folder());
          } else {
            trainings.train(state.folder(), until);
          }
          return state;
        },
        done -> {});
  }
}
