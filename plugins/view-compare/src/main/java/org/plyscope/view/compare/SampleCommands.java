package org.plyscope.view.compare;

import java.util.List;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.SampleComparisons.Sample;

/** Publishes a command for each comparison that comes with the program. */
@Component(
    service = {},
    immediate = true)
public final class SampleCommands {
  /**
   * Opens a sample and runs it.
   *
   * @param desk holds the comparison
   * @param sample the sample
   */
  record SampleCommand(CompareContext desk, Sample sample) implements Command {
    @Override
    public String id() {
      return sample.command();
    }

    @Override
    public String title() {
      return "Sample comparison: " + sample.title();
    }

    @Override
    public String description() {
      return "Opens '" + sample.id() + "', which comes with the program, and runs it";
    }

    @Override
    public List<String> keywords() {
      return List.of("reproduce", "published", "study", "figure", "nodes", "ply");
    }

    @Override
    public boolean enabled(Workspace workspace) {
      return !desk.runner().running();
    }

    @Override
    public void run(Workspace workspace) {
      workspace.submit(
          "Opening " + sample.title(),
          monitor -> desk.analyst().open(sample.file()),
          plan -> start(workspace, plan));
    }

    private void start(Workspace workspace, Comparison plan) {
      ComparisonOpener.show(desk, workspace, plan);
      workspace.execute("view.show.ply-chart");
      desk.runner().start(workspace, plan);
    }
  }

  private final List<ServiceRegistration<Command>> registrations;

  /** Registers the commands. */
  @Activate
  public SampleCommands(BundleContext context, @Reference CompareContext desk) {
    registrations =
        desk.samples().all().stream()
            .map(sample -> new SampleCommand(desk, sample))
            .map(command -> context.registerService(Command.class, command, null))
            .toList();
  }

  /** Takes the commands back. */
  @Deactivate
  public void close() {
    registrations.forEach(ServiceRegistration::unregister);
  }
}
