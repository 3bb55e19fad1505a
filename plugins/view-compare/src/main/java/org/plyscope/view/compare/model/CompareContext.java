package org.plyscope.view.compare.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.SwingUtilities;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Workspace;

/**
 * The shared state of the views of this plugin: the host, and the draft to compare in each game.
 * Drafts are used on the user-interface thread, the rest on any.
 */
@Component(service = CompareContext.class)
public final class CompareContext {
  /** How the names of comparison files end, without the dot. */
  public static final String ENDING = "plycompare";

  private final SampleComparisons samples;
  private final Analyst analyst;
  private final AgentCatalog catalog;
  private final ComparisonAutosave keeper;
  private final Runner runner;
  private final Listeners<Runnable> draftListeners = new Listeners<>();
  private final List<Draft> drafts = new ArrayList<>();
  private Draft current;

  /** The drafts whose files are still being read; nothing is written over these until then. */
  private final Set<Draft> restoring = new HashSet<>();

  /** The comparison that was last shown from here. */
  private Comparison shown;

  /** Called by the framework. */
  @Activate
  public CompareContext(
      BundleContext context, @Reference Analyst analyst, @Reference AgentCatalog catalog) {
    this(
        Path.of(Optional.ofNullable(context.getProperty("plyscope.home")).orElse("."))
            .resolve("samples")
            .resolve("comparisons"),
        analyst,
        catalog);
  }

  /** Takes the samples of a folder. */
  public CompareContext(Path samples, Analyst analyst, AgentCatalog catalog) {
    this.samples = new SampleComparisons(samples);
    this.analyst = analyst;
    this.catalog = catalog;
    keeper = new ComparisonAutosave(analyst);
    runner = new Runner(analyst, this::found);
  }

  /** Called by the framework. */
  @Deactivate
  public void close() {
    runner.cancel();
    keeper.close();
  }

  /** Called by the framework when a game comes; only those that go matter here. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  public void addGame(Game game) {}

  /** Called by the framework when a game goes. */
  public void removeGame(Game game) {
    SwingUtilities.invokeLater(() -> forget(game));
  }

  private void forget(Game game) {
    drafts.removeIf(d -> d.rules().game() == game);
    if (current != null && current.rules().game() == game) {
      current = null;
    }
    restoring.removeIf(d -> d.rules().game() == game);
  }

  /** Returns the service that runs searches. */
  public Analyst analyst() {
    return analyst;
  }

  /** Returns the agents that can be chosen under some rules. */
  public OfferedAgents agents(Rules rules) {
    return new OfferedAgents(analyst, catalog, rules);
  }

  /** Returns the service that runs comparisons. */
  public Runner runner() {
    return runner;
  }

  /** Returns the comparisons that come with the program. */
  public SampleComparisons samples() {
    return samples;
  }

  /** Returns the latest comparison, finished or so far. */
  public Optional<Comparison> latest() {
    return analyst.comparison();
  }

  /**
   * Adds a listener that is notified, on any thread, when there is another comparison. Closing the
   * registration removes it.
   */
  public Registration onChange(Runnable listener) {
    return analyst.onComparison(listener);
  }

  /**
   * Adds a listener that is notified, on the user-interface thread, when something else is to be
   * compared. Closing the registration removes it.
   */
  public Registration onDraft(Runnable listener) {
    return draftListeners.add(listener);
  }

  /**
   * Returns the draft for the rules on the board. A draft that was set up for the rules stays when
   * the board changes to others and back.
   */
  public Draft draft(Workspace workspace) {
    Rules rules = workspace.selection().rules();
    if (current == null || !same(current.rules(), rules)) {
      open(workspace, rules);
    }
    return current;
  }

  private void open(Workspace workspace, Rules rules) {
    Optional<Draft> known = draft(rules);
    List<Configuration> before = current == null ? List.of() : offered(current, rules);
    current = known.orElseGet(() -> new Draft(analyst, catalog, rules));
    current.board(workspace.selection().line());
    current.positions().mine(workspace.positions());
    Comparison outside = latest().orElse(null);
    if (outside != null && outside != shown && sameRules(outside, rules)) {
      current.adopt(outside);
    }
    if (known.isEmpty()) {
      drafts.add(current);
      if (current.configurations().isEmpty()) {
        Draft empty = current;
        restoring.add(empty);
        keeper.restore(workspace, rules, kept -> restored(workspace, empty, before, kept));
      }
    }
    publish();
  }

  private Optional<Draft> draft(Rules rules) {
    return drafts.stream().filter(one -> same(one.rules(), rules)).findFirst();
  }

  /** Other rules of the same game are searched by the same agents. */
  private static List<Configuration> offered(Draft before, Rules rules) {
    return before.rules().game() == rules.game() ? before.configurations() : List.of();
  }

  /** Entries that the user has added while it was read come behind it. */
  private void restored(
      Workspace workspace, Draft draft, List<Configuration> before, Optional<Comparison> kept) {
    if (!restoring.remove(draft)) {
      return;
    }
    List<Configuration> added = draft.configurations();
    if (kept.isPresent() && sameRules(kept.get(), draft.rules())) {
      draft.adopt(kept.get());
      draft.add(added);
    } else if (added.isEmpty()) {
      draft.add(before);
    }
    if (draft.configurations().isEmpty()) {
      return;
    }
    if (current == draft) {
      publish();
    }
    if (!added.isEmpty()) {
      keeper.keep(workspace, draft);
    }
  }

  /** Shows the draft, and its known results, in all views. */
  public void changed(Workspace workspace) {
    Draft draft = current == null ? draft(workspace) : current;
    publish();
    if (!restoring.contains(draft)) {
      keeper.keep(workspace, draft);
    }
  }

  private void publish() {
    Comparison next = current.comparison().orElse(null);
    shown = next;
    analyst.show(next);
    draftListeners.fire(Runnable::run);
  }

  /** Takes over the results of a run, final or so far. */
  void found(Workspace workspace, Comparison comparison) {
    Draft draft = draft(comparison.request().rules()).orElse(null);
    if (draft == null) {
      analyst.show(comparison);
      return;
    }
    draft.found(comparison);
    if (draft == current) {
      publish();
    }
    keeper.keep(workspace, draft);
  }

  /** Starts over with a comparison that comes from a file or a command. */
  public void adopt(Workspace workspace, Comparison comparison) {
    Draft draft = draft(workspace);
    if (sameRules(comparison, draft.rules())) {
      restoring.remove(draft);
      draft.adopt(comparison);
      changed(workspace);
    } else {
      analyst.show(comparison);
    }
  }

  /** Adds a configuration to the draft of the rules on the board. */
  public void add(Workspace workspace, Configuration configuration) {
    Draft draft = draft(workspace);
    draft.add(List.of(configuration));
    changed(workspace);
  }

  private static boolean sameRules(Comparison comparison, Rules rules) {
    return same(comparison.request().rules(), rules);
  }

  /** The same game may have been installed anew, and rules of the old one are of no use then. */
  private static boolean same(Rules one, Rules other) {
    return one.game() == other.game() && one.options().equals(other.options());
  }
}
