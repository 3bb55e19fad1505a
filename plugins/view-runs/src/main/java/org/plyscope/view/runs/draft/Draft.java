package org.plyscope.view.runs.draft;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import javax.swing.JOptionPane;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.GamePart;
import org.plyscope.view.runs.model.RunsContext;
import org.plyscope.view.runs.text.ExperimentText;

/**
 * The experiment that is being set up: its text, and where it comes from. Used on the
 * user-interface thread.
 */
@Component(service = Draft.class)
public final class Draft {
  private final RunsContext context;
  private final DraftHistory history = new DraftHistory();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private String text = ExperimentText.EXAMPLE;
  private String saved = text;
  private ExperimentText readable = new ExperimentText(text);
  private ExperimentText whole = readable;
  private String problem = "";
  private Path file;
  private boolean touched;

  /** Called by the framework. */
  @Activate
  public Draft(@Reference RunsContext context) {
    this.context = context;
  }

  /** Adds a listener that is notified after every change. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns the text, which may be malformed while the user types. */
  public String text() {
    return text;
  }

  /** Returns the text as it was last readable. */
  public ExperimentText readable() {
    return readable;
  }

  /**
   * Returns the text in which a key of the file is found: this one, or else what it takes from
   * another file.
   *
   * @param key a key of the file, for example {@code agents}
   */
  public ExperimentText source(String key) {
    return readable.has(key) || !readable.has("from") ? readable : whole;
  }

  /** Takes the text with everything that it takes from other files. */
  public void inherit(String completed) {
    try {
      whole = new ExperimentText(completed);
    } catch (InputException e) {
      // The plan reports what is wrong with the other file.
      whole = readable;
    }
    tell();
  }

  /** Explains why the text cannot be read; empty if it can. */
  public String problem() {
    return problem;
  }

  /** Returns where it was opened or saved. */
  public Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /** Returns the folder in which files that it names are looked for. */
  public Path folder() {
    return file().map(f -> f.toAbsolutePath().getParent()).orElse(Path.of("").toAbsolutePath());
  }

  /** Returns whether something has changed since it was opened or saved. */
  public boolean isChanged() {
    return !text.equals(saved);
  }

  /** Shows another experiment. */
  public void open(String content, Path from) {
    history.changing(state());
    file = from;
    saved = content;
    read(content);
  }

  /** Shows the experiment of an earlier session, which cannot be undone. */
  public void restore(String content, Path from, boolean changed) {
    file = from;
    saved = changed ? "" : content;
    read(content);
  }

  private DraftHistory.State state() {
    return new DraftHistory.State(text, file, saved);
  }

  /** Takes the last change back; does nothing if there is none. */
  public void undo() {
    history.undo(state()).ifPresent(this::show);
  }

  /** Repeats what was taken back last. */
  public void redo() {
    history.redo(state()).ifPresent(this::show);
  }

  private void show(DraftHistory.State state) {
    file = state.file();
    saved = state.saved();
    read(state.text());
  }

  /** Notes that a text is in a file now; what was typed since is not. */
  public void saved(String written, Path to) {
    file = to;
    saved = written;
    tell();
  }

  /** Asks the user if something would be lost, in front of a component or of the window. */
  public boolean mayBeReplaced(JComponent parent) {
    return !isChanged()
        || JOptionPane.showConfirmDialog(
                parent,
                "The experiment has changes that are not saved. Replace it?",
                "Experiment",
                JOptionPane.OK_CANCEL_OPTION)
            == JOptionPane.OK_OPTION;
  }

  /** Takes the text of the user. */
  public void type(String typed) {
    if (!typed.equals(text)) {
      history.typing(state());
      read(typed);
    }
  }

  private void read(String content) {
    text = content;
    try {
      readable = new ExperimentText(content);
      whole = readable;
      problem = "";
    } catch (InputException e) {
      problem = e.getMessage();
    }
    tell();
  }

  /**
   * Changes the text as the form wants it; a text that is malformed stays as it is.
   *
   * @param key the key of the file that is changed; what it takes from another file is copied first
   * @param change makes the change
   */
  public void edit(String key, UnaryOperator<ExperimentText> change) {
    if (problem.isEmpty()) {
      ExperimentText changed = change.apply(readable.owning(key, source(key)));
      if (!changed.text().equals(text)) {
        history.changing(state());
        readable = changed;
        text = changed.text();
        tell();
      }
    }
  }

  /** Returns whether it still is the small example that every session begins with. */
  public boolean isUntouched() {
    return !touched;
  }

  private void tell() {
    touched = true;
    listeners.fire(Runnable::run);
  }

  /** Returns the games that can be chosen. */
  public List<Game> games() {
    return context.games();
  }

  /** Returns the game; empty if there is no such game. */
  public Optional<Game> game() {
    String id = source("game").field("game", "id");
    return context.games().stream().filter(g -> g.id().equals(id)).findFirst();
  }

  /** Returns the rules; empty if something about them is wrong. */
  public Optional<Rules> rules() {
    return game().flatMap(this::rules);
  }

  private Optional<Rules> rules(Game game) {
    try {
      ExperimentText source = source("game");
      String preset = source.field("game", "rules");
      OptionValues values = usual(game, preset);
      Map<String, String> own = source.fields("game");
      own.keySet().removeAll(List.of("id", "rules", "options"));
      return Optional.of(game.rules(values.with(own)));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** Returns the option values of rules without changes. */
  public Map<String, String> usual() {
    return game()
        .map(game -> usual(game, source("game").field("game", "rules")).texts())
        .orElse(Map.of());
  }

  private static OptionValues usual(Game game, String preset) {
    Optional<Map<String, String>> chosen =
        game.presets().stream().filter(p -> p.id().equals(preset)).findFirst().map(p -> p.values());
    return OptionValues.defaults(game.options()).with(chosen.orElse(Map.of()));
  }

  /** Returns the agents that can play it, each before its presets and those of the user. */
  public List<InstalledAgent> agents() {
    return rules().map(context.catalog()::agentsFor).orElse(List.of());
  }

  /** Returns the agent of an entrant; without the options in its text if one of them is wrong. */
  public Optional<InstalledAgent> agent(String entrant) {
    return rules()
        .flatMap(
            rules ->
                find(() -> context.catalog().agent(rules, spec(entrant)))
                    .or(() -> find(() -> plain(rules, spec(entrant)))));
  }

  private AgentSpec spec(String entrant) {
    return AgentSpec.parse(source("agents").use(entrant));
  }

  private InstalledAgent plain(Rules rules, AgentSpec spec) {
    return context.catalog().agent(rules, AgentSpec.of(spec.id()));
  }

  private static Optional<InstalledAgent> find(Supplier<InstalledAgent> search) {
    try {
      return Optional.of(search.get());
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** Returns the parts of a kind, for options that name one. */
  public List<? extends GamePart> parts(Class<?> kind) {
    return rules()
        .map(rules -> context.analyst().parts(kind.asSubclass(GamePart.class), rules))
        .orElse(List.of());
  }
}
