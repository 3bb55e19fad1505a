package org.plyscope.workbench;

import java.awt.Color;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.Icon;
import javax.swing.SwingUtilities;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.board.Tint;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.colour.PlayerColours;
import org.plyscope.workbench.command.CommandRegistry;
import org.plyscope.workbench.dock.perspective.Perspectives;
import org.plyscope.workbench.file.OpenFiles;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.PluginLedger;
import org.plyscope.workbench.job.StatusBar;
import org.plyscope.workbench.session.ChoiceStore;
import org.plyscope.workbench.session.Editing;
import org.plyscope.workbench.session.PreferenceStore;
import org.plyscope.workbench.session.Session;
import org.plyscope.workbench.theme.Icons;

/** The window as views and commands see it. */
final class WindowWorkspace implements Workspace {
  private final Session session;
  private final ChoiceStore choiceStore;
  private final PreferenceStore preferences;
  private final PlayerColours colours;
  private final Path data;
  private final Editing editing = new Editing();
  private final StatusBar status = new StatusBar();
  private final Faults faults;
  private final Jobs jobs;
  private final CommandRegistry commands;

  private OpenFiles openers;
  private Perspectives perspectives;
  private Supplier<Optional<LiveSearch>> search = Optional::empty;
  private Consumer<Selection> previews = glimpse -> {};
  private Supplier<Optional<Configuration>> agent = Optional::empty;
  private Supplier<List<Subject>> positions = List::of;

  WindowWorkspace(
      Session session,
      ChoiceStore choiceStore,
      PreferenceStore preferences,
      PlayerColours colours,
      PluginLedger ledger,
      Path data) {
    faults = new Faults(status::message, ledger);
    jobs = new Jobs(SwingUtilities::invokeLater, faults);
    commands = new CommandRegistry(this, faults);
    this.session = session;
    this.choiceStore = choiceStore;
    this.preferences = preferences;
    this.colours = colours;
    this.data = data;
    status.follow(jobs);
  }

  StatusBar status() {
    return status;
  }

  Faults faults() {
    return faults;
  }

  Jobs jobs() {
    return jobs;
  }

  CommandRegistry commands() {
    return commands;
  }

  /**
   * Sets the openers of files and the switch of perspectives; they need the workspace themselves.
   */
  void connect(OpenFiles files, Perspectives switching) {
    openers = files;
    perspectives = switching;
  }

  /** Sets the source of the running search. */
  void search(Supplier<Optional<LiveSearch>> source) {
    search = source;
  }

  /** Sets the component that shows something for a moment. */
  void previews(Consumer<Selection> shown) {
    previews = shown;
  }

  /** Sets the source of the agent for the next search. */
  void agent(Supplier<Optional<Configuration>> source) {
    agent = source;
  }

  /** Sets the source of the user's own positions. */
  void positions(Supplier<List<Subject>> source) {
    positions = source;
  }

  Editing setup() {
    return editing;
  }

  /** Null while there is no game; views and commands of plugins exist only when there is one. */
  @Override
  public Selection selection() {
    return session.selection().orElse(null);
  }

  @Override
  public void select(Selection selection) {
    session.select(selection);
  }

  @Override
  public Optional<LiveSearch> search() {
    return search.get();
  }

  @Override
  public void preview(Selection glimpse) {
    previews.accept(glimpse);
  }

  @Override
  public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone) {
    return jobs.submit(title, job, whenDone);
  }

  @Override
  public void message(String sentence) {
    status.message(sentence);
  }

  @Override
  public boolean execute(String id) {
    return commands.execute(id);
  }

  @Override
  public void open(Path file) {
    faults.contain("The file '" + file + "' cannot be opened", () -> openers.openExisting(file));
  }

  @Override
  public String perspective() {
    return perspectives.current().id();
  }

  @Override
  public boolean enter(String perspective) {
    boolean known = perspectives.all().stream().anyMatch(p -> p.id().equals(perspective));
    if (known) {
      perspectives.enter(perspective);
    }
    return known;
  }

  @Override
  public Choices choices(String view) {
    return choiceStore.of(view);
  }

  @Override
  public Optional<Configuration> agent() {
    return agent.get();
  }

  @Override
  public List<Subject> positions() {
    return positions.get();
  }

  @Override
  public Optional<Path> folder(String view) {
    return Optional.of(data.resolve("views").resolve(view));
  }

  @Override
  public boolean editing() {
    return editing.active();
  }

  @Override
  public void editing(boolean active) {
    editing.active(active);
  }

  @Override
  public int animationMillis() {
    return preferences.current().animationMillis();
  }

  @Override
  public void animationMillis(int millis) {
    preferences.change(preferences.current().withAnimation(millis));
  }

  @Override
  public Icon icon(IconRef icon) {
    return Icons.of(icon);
  }

  @Override
  public Color color(Tint tint) {
    return Theme.tint(tint);
  }

  @Override
  public Color seatColor(Tint tint) {
    return color(
        session.selection().map(s -> colours.of(s.rules().game().id()).of(tint)).orElse(tint));
  }

  @Override
  public boolean dark() {
    return Theme.dark();
  }
}
