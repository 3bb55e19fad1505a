package org.plyscope.experiment.work.osgi;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.WorkforceKind;
import org.plyscope.experiment.work.Workforces;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;

/**
 * Chooses among the two kinds that every installation has, and those that other bundles offer. The
 * two are made here, so that they are there as soon as the program is.
 */
@Component(service = Workforces.class)
public final class InstalledWorkforces implements Workforces {
  private final List<WorkforceKind> own;

  /** Set by the framework whenever a bundle comes or goes. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  private volatile List<WorkforceKind> others = List.of();

  /** Called by the framework. */
  @Activate
  public InstalledWorkforces(@Reference Catalog catalog, @Reference WorkerCommand command) {
    own = List.of(command.kind(), InProcess.kind(catalog, command::plugins));
  }

  InstalledWorkforces(List<WorkforceKind> own) {
    this.own = List.copyOf(own);
  }

  @Override
  public WorkforceKind of(Experiment experiment) {
    String wanted = experiment.workerSettings().workforce();
    return all()
        .filter(kind -> kind.id().equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "The experiment asks for the workforce '%s', which is not installed; there are: %s."
                        .formatted(wanted, ids())));
  }

  private String ids() {
    return all().map(WorkforceKind::id).collect(Collectors.joining(", "));
  }

  private Stream<WorkforceKind> all() {
    return Stream.concat(own.stream(), others.stream());
  }
}
