package org.plyscope.cli.kept;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.run.Naming;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ExperimentFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a script for a cluster. */
@Command(
    name = "slurm",
    description = "Print a script for sbatch that plays an experiment as an array of shards.")
public final class SlurmCommand extends ReportCommand {
  private final Services services;

  @Parameters(paramLabel = "FILE", description = "An experiment file.")
  private Path file;

  @Option(
      names = "--tasks",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many shards; 10 if not given.")
  private int tasks;

  @Option(
      names = "--time",
      paramLabel = "H:MM:SS",
      defaultValue = "2:00:00",
      description = "How long each may take; 2:00:00 if not given.")
  private String time;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder of the run; named after the experiment file if not given.")
  private Path out;

  public SlurmCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    Experiment experiment = ExperimentFile.read(file, List.of(), services.catalog());
    int blocks = experiment.schedule().blocks();
    if (tasks < 1 || tasks > blocks) {
      throw new InputException(
          "%d tasks do not fit; the experiment has %d blocks, each played by one task."
              .formatted(tasks, blocks));
    }
    if (!time.matches("(\\d+-)?\\d{1,3}:\\d{2}:\\d{2}")) {
      throw new InputException("The time '" + time + "' must be hours, minutes and seconds.");
    }
    Path folder = out == null ? Naming.beside(file.getFileName()) : out;
    return new Script(script(Naming.quoted(folder), experiment.staff().heapMegabytes()));
  }

  private String script(String folder, long heap) {
    return """
    #!/bin/bash
    #SBATCH --job-name=plyscope
    #SBATCH --array=0-%1$d
    #SBATCH --time=%3$s
    #SBATCH --cpus-per-task=1
    #SBATCH --mem=%4$dM
    #SBATCH --requeue
    #SBATCH --signal=B:TERM@90
    # Submit it with 'bash THIS-FILE', which also submits what merges the shards when all are done.
    # Each task plays every %2$d-th block into a file of its own. TERM, 90 seconds before the
    # end, finishes the games that are being played; a task that is started again goes on.
    # module load Java
    FILE=%5$s
    OUT=%6$s
    if [ -z "$SLURM_ARRAY_TASK_ID" ]; then
      job=$(sbatch --parsable "$0") || exit
      echo "Submitted $job; it is merged when all tasks have ended."
      exec sbatch --dependency="afterany:$job" --job-name=plyscope-merge \\
        --wrap "plyscope merge '$OUT' && plyscope report '$OUT'"
    fi
    told=
    trap 'told=1; kill -TERM $! 2>/dev/null' TERM
    plyscope run "$FILE" --out "$OUT" --resume --workers 1 --shard "$SLURM_ARRAY_TASK_ID/%2$d" &
    child=$!
    wait $child
    code=$?
    # TERM interrupts the wait; the next one tells how the task ended, even if it has by now.
    while [ -n "$told" ]; do told=; wait $child; code=$?; done
    if [ "$code" -eq 3 ]; then exec scontrol requeue "$SLURM_JOB_ID"; fi
    exit "$code"

    # Without Slurm, on one machine or on several that share the folder:
    #   parallel plyscope run %5$s --out %6$s --resume --workers 1 --shard {}/%2$d ::: $(seq 0 %1$d)
    #   for i in $(seq 0 %1$d); do ssh "host$i" plyscope run %5$s --out %6$s --resume --shard $i/%2$d & done; wait
    #   plyscope merge %6$s
    """
        .formatted(tasks - 1, tasks, time, heap + 1024, Naming.quoted(file), folder);
  }

  private record Script(String text) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("script", text);
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.print(text);
    }
  }
}
