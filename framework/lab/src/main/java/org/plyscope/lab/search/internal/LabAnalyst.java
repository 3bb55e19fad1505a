package org.plyscope.lab.search.internal;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.compare.ComparisonRun;
import org.plyscope.lab.compare.Comparisons;
import org.plyscope.lab.compare.LatestComparison;
import org.plyscope.lab.compare.TreeCount;
import org.plyscope.lab.compare.file.ComparisonFiles;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;

/** Offers the catalog and the searches of the lab to plugins. */
@Component(service = Analyst.class)
public final class LabAnalyst implements Analyst {

  private final Catalog catalog;
  private final Searches searches;
  private final LatestComparison latest = new LatestComparison();
  private final Registration catalogListener;

  @Activate
  public LabAnalyst(@Reference Catalog catalog, @Reference Searches searches) {
    this.catalog = catalog;
    this.searches = searches;
    catalogListener = catalog.onChange(() -> latest.keepOnly(catalog.games()));
  }

  @Deactivate
  void stop() {
    catalogListener.close();
  }

  @Override
  public <P extends GamePart> List<P> parts(Class<P> kind, Rules rules) {
    return catalog.partsFor(kind, rules);
  }

  @Override
  public Analysis analyse(AnalysisRequest request, JobMonitor monitor) throws InterruptedException {
    SearchSpec spec =
        SearchSpec.of(
                request.line(), catalog.agent(request.rules(), request.agent()), request.limits())
            .withSeed(request.seed());
    if (!request.agent().label().equals(request.agent().text())) {
      spec = spec.withLabel(request.agent().label());
    }
    if (request.traceNodes() > 0) {
      spec = spec.withTrace(request.traceNodes());
    }
    SearchOutcome outcome =
        searches.start(spec, SearchListener.NONE, done -> {}).await(monitor::cancelled);
    if (outcome.problem().isPresent()) {
      throw new InputException(outcome.problem().get());
    }
    return new Analysis(request, outcome.result().orElseThrow(), outcome.trace().orElse(null));
  }

  @Override
  public Comparison compare(
      ComparisonRequest request, JobMonitor monitor, Consumer<? super Comparison> watcher)
      throws InterruptedException {
    return resume(plan(request, null), monitor, watcher);
  }

  @Override
  public Comparison plan(ComparisonRequest request, Comparison known) {
    return Comparisons.plan(request, known);
  }

  @Override
  public Comparison resume(
      Comparison comparison, JobMonitor monitor, Consumer<? super Comparison> watcher)
      throws InterruptedException {
    ComparisonRequest request = comparison.request();
    for (Configuration configuration : request.configurations()) {
      requireEnd(request.rules(), configuration);
    }
    return new ComparisonRun(comparison, this::analyse, watcher).run(monitor);
  }

  @Override
  public void save(Comparison comparison, Path file) {
    ComparisonFiles.save(comparison, file);
  }

  @Override
  public Comparison open(Path file) {
    return ComparisonFiles.open(file, catalog);
  }

  private void requireEnd(Rules rules, Configuration configuration) {
    InstalledAgent agent;
    try {
      agent = catalog.agent(rules, configuration.agent());
    } catch (InputException e) {
      // A wrong configuration does not spoil the others; its row reports it.
      return;
    }
    try {
      agent.requireEnd(configuration.limits(), Limits.Kind::toString);
    } catch (InputException e) {
      throw new InputException("Configuration '" + configuration.name() + "': " + e.getMessage());
    }
  }

  @Override
  public TreeSize treeSize(Line line, int plies, JobMonitor monitor) {
    return TreeCount.of(line.state(), plies, monitor::cancelled);
  }

  @Override
  public Optional<Comparison> comparison() {
    return latest.get();
  }

  @Override
  public void show(Comparison comparison) {
    latest.show(comparison);
  }

  @Override
  public Registration onComparison(Runnable listener) {
    return latest.onChange(listener);
  }
}
