package org.plyscope.experiment.queue;

import java.nio.file.Path;
import java.util.List;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.log.TuningLog;
import org.plyscope.api.learn.log.Tunings;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.kept.SampleFolder;
import org.plyscope.experiment.kept.ShippedSamples;
import org.plyscope.experiment.tune.TuningFile;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.lab.catalog.OwnPresets;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** Provides the {@link Tunings} service: begins tunings and reads their results. */
@Component(service = Tunings.class)
public final class TuningService implements Tunings {
  private final SessionQueue queue;
  private final Catalog catalog;
  private final SampleFolder samples;

  /**
   * Makes the service.
   *
   * @param queue carries the tunings out
   * @param catalog where agents and methods come from
   * @param context knows where the samples are
   */
  @Activate
  public TuningService(
      @Reference SessionQueue queue, @Reference Catalog catalog, BundleContext context) {
    this(queue, catalog, SampleFolder.of(context, "tuning"));
  }

  TuningService(SessionQueue queue, Catalog catalog, SampleFolder samples) {
    this.queue = queue;
    this.catalog = catalog;
    this.samples = samples;
  }

  @Override
  public boolean recognises(Path file) {
    try {
      return TuningFile.isTuning(ExperimentFile.tree(file, List.of()));
    } catch (InputException e) {
      return false;
    }
  }

  @Override
  public Path start(Path file) {
    return start(ExperimentFile.tree(file, List.of()), file.toAbsolutePath().getParent());
  }

  @Override
  public List<Draft> samples() {
    return samples.read(ShippedSamples.EXTENSION, this::open);
  }

  @Override
  public Draft open(Path file) {
    WireValue tree = ExperimentFile.tree(file, List.of());
    String name = tree.member("name").map(WireValue::text).orElse("unnamed");
    return new Draft(
        name, WireText.indented(tree.plain()) + "\n", file.toAbsolutePath().getParent());
  }

  @Override
  public void check(Draft draft) {
    TuningFile.read(WireText.readFile(draft.text(), ""), draft.folder(), catalog);
  }

  @Override
  public Path start(Draft draft) {
    return start(WireText.readFile(draft.text(), ""), draft.folder());
  }

  private Path start(WireValue tree, Path source) {
    TuningPlan plan = TuningFile.read(tree, source, catalog);
    queue.accepted().check(plan.workerSettings().flags());
    Path folder = queue.places().fresh(queue.tunings(), plan.name());
    new TuningFolder(folder).begin(tree, plan);
    queue.resume(folder);
    return queue.state(folder).folder();
  }

  @Override
  public TuningLog read(Path folder) {
    return queue.tunings().log(folder);
  }

  @Override
  public String keep(Path folder, String name) {
    TuningFolder kept = new TuningFolder(folder);
    TuningPlan plan = kept.plan(catalog);
    TuningResult result =
        kept.result(plan)
            .orElseThrow(() -> new InputException("The tuning is not finished; resume it first."));
    OwnPreset preset = TuningFolder.preset(plan, result, name);
    OwnPresets presets = new OwnPresets(queue.places().data());
    presets.keep(preset);
    catalog.offer(presets.all());
    return preset.id();
  }
}
