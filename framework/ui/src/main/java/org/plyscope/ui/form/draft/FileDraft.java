package org.plyscope.ui.form.draft;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.ui.widget.Keys;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;

/**
 * A file that is being set up: its text, and where it comes from. Used on the user-interface
 * thread.
 */
public class FileDraft {
  private final String name;
  private final FileKey keys;
  private final InstalledParts installed;
  private final DraftHistory history = new DraftHistory();
  private final Listeners<Runnable> listeners = new Listeners<>();
  private String text;
  private String saved;
  private FileText readable;
  private FileText whole;
  private String problem = "";
  private Path file;
  private boolean touched;

  /**
   * Begins with a text.
   *
   * @param name the prefix of the names of all controls
   * @param keys declares the keys of the file
   * @param installed the games, agents and parts that the file can name
   * @param text a readable text
   */
  public FileDraft(String name, FileKey keys, InstalledParts installed, String text) {
    this.name = name;
    this.keys = keys;
    this.installed = installed;
    this.text = text;
    this.saved = text;
    this.readable = new FileText(text);
    this.whole = readable;
  }

  /** Returns the prefix of the names of all controls. */
  public final String name() {
    return name;
  }

  /** Returns the declared keys of the file. */
  public final FileKey keys() {
    return keys;
  }

  /** Returns the games, agents and parts that the file can name. */
  public final InstalledParts installed() {
    return installed;
  }

  /** Adds a listener that is notified after every change. */
  public final Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns the text, which may be malformed while the user types. */
  public final String text() {
    return text;
  }

  /** Returns the text as it was last readable. */
  public final FileText readable() {
    return readable;
  }

  /**
   * Returns the text in which a key of the file is found: this one, or else the other file it takes
   * keys from.
   *
   * @param key a key of the file, for example {@code agents}
   */
  public final FileText source(String key) {
    return readable.has(key) || !readable.has("from") ? readable : whole;
  }

  /** Takes the text with everything that it takes from other files. */
  public final void inherit(String completed) {
    try {
      whole = new FileText(completed);
    } catch (InputException e) {
      // The plan reports the problems of the other file.
      whole = readable;
    }
    tell();
  }

  /** Explains why the text cannot be read; empty if it can. */
  public final String problem() {
    return problem;
  }

  /** Returns where it was opened or saved. */
  public final Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /** Returns the folder in which files that it names are looked for. */
  public final Path folder() {
    return file().map(f -> f.toAbsolutePath().getParent()).orElse(Path.of("").toAbsolutePath());
  }

  /** Returns whether something has changed since it was opened or saved. */
  public final boolean isChanged() {
    return !text.equals(saved);
  }

  /** Shows another experiment. */
  public final void open(String content, Path from) {
    history.changing(state());
    file = from;
    saved = content;
    read(content);
  }

  /** Shows the experiment of an earlier session, which cannot be undone. */
  public final void restore(String content, Path from, boolean changed) {
    file = from;
    saved = changed ? "" : content;
    read(content);
  }

  private DraftHistory.State state() {
    return new DraftHistory.State(text, file, saved);
  }

  /** Takes the last change back; does nothing if there is none. */
  public final void undo() {
    history.undo(state()).ifPresent(this::show);
  }

  /** Repeats the last undone change. */
  public final void redo() {
    history.redo(state()).ifPresent(this::show);
  }

  private void show(DraftHistory.State state) {
    file = state.file();
    saved = state.saved();
    read(state.text());
  }

  /** Notes that a text is in a file now; later edits are not. */
  public final void saved(String written, Path to) {
    file = to;
    saved = written;
    tell();
  }

  /** Lets the usual keys undo and redo while the focus is in a form. */
  public final void bindKeys(JComponent form) {
    int within = JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT;
    Keys.bind(form, within, "ctrl Z", this::undo, () -> true);
    Keys.bind(form, within, "ctrl Y", this::redo, () -> true);
    Keys.bind(form, within, "ctrl shift Z", this::redo, () -> true);
  }

  /** Takes the text of the user. */
  public final void type(String typed) {
    if (!typed.equals(text)) {
      history.typing(state());
      read(typed);
    }
  }

  private void read(String content) {
    text = content;
    try {
      readable = new FileText(content);
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
   * @param key the key of the file that is changed; a value from another file is copied first
   * @param change makes the change
   */
  public final void edit(String key, UnaryOperator<FileText> change) {
    if (problem.isEmpty()) {
      FileText changed = change.apply(readable.owning(key, source(key)));
      if (!changed.text().equals(text)) {
        history.changing(state());
        readable = changed;
        text = changed.text();
        tell();
      }
    }
  }

  /** Returns whether it still is the small example that every session begins with. */
  public final boolean isUntouched() {
    return !touched;
  }

  private void tell() {
    touched = true;
    listeners.fire(Runnable::run);
  }

  /** Returns the game; empty if there is no such game. */
  public final Optional<Game> game() {
    return installed.game(source("game").field("game", "id"));
  }

  /** Returns the rules; empty if something about them is wrong. */
  public final Optional<Rules> rules() {
    FileText source = source("game");
    Map<String, String> own = source.fields("game");
    own.keySet().removeAll(List.of("id", "rules", "options"));
    return installed.rules(source.field("game", "id"), source.field("game", "rules"), own);
  }

  /** Returns the option values of rules without changes. */
  public final Map<String, String> usual() {
    String preset = source("game").field("game", "rules");
    return game().map(game -> InstalledParts.usual(game, preset).texts()).orElse(Map.of());
  }

  /** Returns the agents that can play it, each before its presets and those of the user. */
  public final List<InstalledAgent> agents() {
    return rules().map(installed.catalog()::agentsFor).orElse(List.of());
  }

  /**
   * Returns the agent that is written at a place; without the options in its name if one of them is
   * wrong. Options that are written beside its name are not taken.
   */
  public final Optional<InstalledAgent> agent(String... place) {
    return find(() -> spec(place)).or(() -> find(() -> AgentSpec.of(spec(place).id())));
  }

  /**
   * Returns the agent that is written at a place with all of its options; empty if one is wrong.
   */
  public final Optional<InstalledAgent> agentAsSet(String... place) {
    FileText source = source(place[0]);
    Map<String, String> beside = source.fields(place);
    beside.keySet().removeAll(ExperimentKeys.AGENT.ids());
    beside.putAll(source.fields(FileText.path(place, "options")));
    return find(
        () -> {
          AgentSpec spec = spec(place);
          Map<String, String> all = new LinkedHashMap<>(spec.options());
          all.putAll(beside);
          return spec.withOptions(all);
        });
  }

  private AgentSpec spec(String... place) {
    return AgentSpec.parse(source(place[0]).field(FileText.path(place, "use")));
  }

  private Optional<InstalledAgent> find(Supplier<AgentSpec> spec) {
    try {
      return rules().map(rules -> installed.catalog().agent(rules, spec.get()));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** Returns the parts of a kind, for options that name one. */
  public final List<? extends GamePart> parts(Class<?> kind) {
    return rules()
        .map(rules -> installed.analyst().parts(kind.asSubclass(GamePart.class), rules))
        .orElse(List.of());
  }
}
