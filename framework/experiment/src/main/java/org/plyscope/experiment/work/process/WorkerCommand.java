package org.plyscope.experiment.work.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.WorkforceKind;

/** Knows how a process is started that runs {@link WorkerLoop}. */
@ConsumerType
@FunctionalInterface
public interface WorkerCommand {
  /**
   * Returns the command line of a worker.
   *
   * @param worker its number
   * @param folder a folder of its own, which goes with it
   * @param box the file of its flight recorder
   * @param experiment its experiment
   * @return the program and its arguments
   */
  List<String> line(int worker, Path folder, Path box, Experiment experiment);

  /**
   * Makes workers start sooner, once; called before the first is started. Does nothing by default.
   *
   * @param folder a folder to work in, which goes with the workers
   * @param experiment the experiment of the workers
   * @param order the first line sent to a worker
   */
  default void prepare(Path folder, Experiment experiment, String order) {}

  /**
   * Fixes the plugins of the user, which may change while workers play: a worker that is replaced
   * hours later must play as the first one did. Nothing changes by default.
   *
   * @param folder where copies are kept for as long as workers are started
   * @return a command that starts all workers with the plugins installed now
   */
  default WorkerCommand fixed(Path folder) {
    return this;
  }

  /**
   * Returns the plugins of the user that play; there are none by default.
   *
   * @return the SHA-256 of each by its name and version
   */
  default Map<String, String> plugins() {
    return Map.of();
  }

  /**
   * Returns the kind of workforce whose workers are started by this command: worker processes on
   * this machine.
   */
  default WorkforceKind kind() {
    return new WorkforceKind() {
      @Override
      public String id() {
        return WorkerSettings.PROCESSES;
      }

      @Override
      public Workforce start(Experiment experiment, Path folder, int count) {
        return new LocalWorkers(experiment, WorkerCommand.this, folder, count);
      }

      @Override
      public WorkforceKind fixed(Path folder) {
        return WorkerCommand.this.fixed(folder).kind();
      }

      @Override
      public Map<String, String> plugins() {
        return WorkerCommand.this.plugins();
      }
    };
  }

  /**
   * Returns the options of the virtual machine that every worker has: one processor for compiler
   * and garbage collector, which would else take that of a neighbour, an end when memory is
   * exhausted, and a compiler that optimises four times later than usual: that saves a quarter of
   * the start, and a search gets there in no time. The flags are checked once more, because this is
   * the last place before the command line.
   *
   * @param workerSettings heap, stack and flags
   * @throws InputException if a flag is not allowed
   */
  static List<String> options(WorkerSettings workerSettings) {
    List<String> options =
        new ArrayList<>(
            List.of(
                "-XX:ActiveProcessorCount=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:-UsePerfData",
                "-XX:Tier4InvocationThreshold=20000",
                "-XX:Tier4MinInvocationThreshold=2400",
                "-XX:Tier4CompileThreshold=60000",
                "-XX:Tier4BackEdgeThreshold=160000",
                "-Xlog:disable",
                "-Xmx" + workerSettings.heapMegabytes() + "m",
                "-Xss" + workerSettings.stackKilobytes() + "k"));
    if (workerSettings.flags().stream().noneMatch(JavaFlags::isCollector)) {
      options.add(0, "-XX:+UseSerialGC");
    }
    workerSettings.flags().forEach(flag -> options.add(JavaFlags.checked(flag)));
    return options;
  }
}
