package org.plyscope.experiment.work.osgi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.WorkforceKind;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;

class InstalledWorkforcesTest {
  private final Catalog catalog = Samples.catalog();
  private final WorkerCommand command = (worker, folder, box, experiment) -> List.of("false");
  private final WorkforceKind processes = command.kind();
  private final WorkforceKind here = InProcess.kind(catalog, Map::of);

  private Experiment asking(String workforce) {
    return Samples.roundRobin(catalog, 1, "first", "seeded")
        .with(new WorkerSettings(64, 1024, List.of(), workforce));
  }

  @Test
  void anExperimentChoosesItsWorkers() {
    InstalledWorkforces installed = new InstalledWorkforces(List.of(processes, here));
    Experiment usual = Samples.roundRobin(catalog, 1, "first", "seeded");
    assertThat(installed.of(usual)).isSameAs(processes);
    assertThat(installed.of(asking(WorkerSettings.PROCESSES))).isSameAs(processes);
    assertThat(installed.of(asking(WorkerSettings.IN_PROCESS))).isSameAs(here);
  }

  @Test
  void aKindThatIsMissingIsNamedTogetherWithThoseThatAreThere() {
    InstalledWorkforces installed = new InstalledWorkforces(List.of(processes, here));
    assertThatThrownBy(() -> installed.of(asking("cluster")))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "The experiment asks for the workforce 'cluster', which is not installed;"
                + " there are: processes, in-process.");
  }

  @Test
  void anotherKindSurvivesTheFileOfARun() {
    WorkforceKind cluster = new Cluster();
    InstalledWorkforces installed = new InstalledWorkforces(List.of(processes, here, cluster));
    String text = WireText.indented(ResolvedForm.write(asking("cluster")));
    Experiment read = ResolvedForm.read(WireText.read(text, "The run"), catalog);
    assertThat(read.workerSettings().workforce()).isEqualTo("cluster");
    assertThat(installed.of(read)).isSameAs(cluster);
  }

  private static final class Cluster implements WorkforceKind {
    @Override
    public String id() {
      return "cluster";
    }

    @Override
    public Workforce start(Experiment experiment, Path folder, int count) {
      throw new UnsupportedOperationException();
    }
  }
}
