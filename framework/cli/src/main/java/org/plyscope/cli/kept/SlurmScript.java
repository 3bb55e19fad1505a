package org.plyscope.cli.kept;

import java.nio.file.Path;
import java.util.List;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.lab.file.ShellText;

/**
 * The script for a cluster, and the command lines that do the same without one.
 *
 * @param tasks the number of shards
 * @param time how long each may take
 * @param workerSettings the memory of a worker, and whether it needs flags
 * @param file the experiment file
 * @param folder the folder of the run
 * @param program the program as the nodes probably find it
 * @param warnings sentences that the reader of the script must know
 */
record SlurmScript(
    int tasks,
    String time,
    WorkerSettings workerSettings,
    Path file,
    Path folder,
    String program,
    List<String> warnings) {
  private static final int MEGABYTES = 1024;

  String text() {
    String last = "" + (tasks - 1);
    return head()
        + body()
            .replace("@FLAGS@", JavaFlags.option(workerSettings.flags()))
            .replace("@TASKS@", "" + tasks)
        + "\n# Without Slurm, on one machine or on several that share the folder:\n#   "
        + parallel(last)
        + "\n#   "
        + ssh(last)
        + "\n#   plyscope merge "
        + ShellText.quoted(folder)
        + "\n";
  }

  private String head() {
    StringBuilder text = new StringBuilder("#!/bin/bash\n");
    for (String option :
        List.of(
            "--job-name=plyscope",
            "--array=0-" + (tasks - 1),
            "--time=" + time,
            "--cpus-per-task=1",
            "--mem=" + (workerSettings.heapMegabytes() + MEGABYTES) + "M",
            "--requeue",
            "--open-mode=append",
            "--signal=B:USR1@90")) {
      text.append("#SBATCH ").append(option).append('\n');
    }
    text.append(
        """
        # Submit it with 'bash THIS-FILE', which also submits the job that merges all shards.
        # Each task plays every %d-th block into a file of its own. 90 seconds before its time is
        # over, a task finishes the games that are being played and is queued again; what has not
        # finished after 60 seconds is played again. 'scancel' stops a task, which is then not
        # queued again; submit the script once more to go on.
        # Every node must find the program: set PLYSCOPE to its path on the nodes, also from
        # outside, if that is not the following.
        """
            .formatted(tasks));
    warnings.forEach(warning -> text.append("# ").append(warning).append('\n'));
    return text.append("# module load Java\n[ -n \"$PLYSCOPE\" ] || PLYSCOPE=")
        .append(ShellText.quoted(program))
        .append("\nFILE=")
        .append(ShellText.quoted(file))
        .append("\nOUT=")
        .append(ShellText.quoted(folder))
        .append('\n')
        .toString();
  }

  private static String body() {
    return """
    if [ -z "$SLURM_ARRAY_TASK_ID" ]; then
      command -v "$PLYSCOPE" >/dev/null || {
        echo "There is no program '$PLYSCOPE'; set PLYSCOPE to the path that it has on the nodes." >&2
        exit 1
      }
      job=$(sbatch --parsable "$0") || exit
      echo "Submitted $job; it is merged when all tasks have ended."
      # Another shell reads what is wrapped, so names are quoted once more.
      quoted() { printf '%s\\n' "$1" | sed "s/'/'\\\\\\\\''/g; 1s/^/'/; \\$s/\\$/'/"; }
      program=$(quoted "$PLYSCOPE")
      out=$(quoted "$OUT")
      exec sbatch --dependency="afterany:${job%%;*}" --job-name=plyscope-merge \\
        --time=1:00:00 --cpus-per-task=1 --mem=2048M --open-mode=append \\
        --wrap "$program merge $out && $program report $out"
    fi
    told= again= child= late=
    stop() { kill -TERM "$child" 2>/dev/null; }
    trap 'told=1; again=1; stop; { sleep 60; stop; } >/dev/null 2>&1 & late=$!' USR1
    trap 'told=1; again=; stop' TERM
    "$PLYSCOPE" run "$FILE" --out "$OUT" --resume --workers 1@FLAGS@ \\
      --shard "$SLURM_ARRAY_TASK_ID/@TASKS@" &
    child=$!
    [ -z "$told" ] || stop
    wait "$child"
    code=$?
    # A signal interrupts the wait; the next one returns how the task ended, even if it has by now.
    while [ -n "$told" ]; do told=; wait "$child"; code=$?; done
    [ -z "$late" ] || kill "$late" 2>/dev/null
    # 143 is the end of a task that was stopped before it could listen.
    if [ -n "$again" ] && { [ "$code" -eq 3 ] || [ "$code" -eq 143 ]; }; then
      exec scontrol requeue "$SLURM_JOB_ID"
    fi
    exit "$code"
    """;
  }

  /**
   * Names are variables, because {@code parallel} would replace braces in them, and run the text
   * between some.
   */
  private String parallel(String last) {
    return "FILE=%s OUT=%s parallel 'plyscope run \"$FILE\" --out \"$OUT\" --resume --workers 1%s --shard {}/%d' ::: $(seq 0 %s)"
        .formatted(
            ShellText.quoted(file),
            ShellText.quoted(folder),
            JavaFlags.option(workerSettings.flags()),
            tasks,
            last);
  }

  /** The shell of the other machine reads the command once more. */
  private String ssh(String last) {
    String command =
        "plyscope run %s --out %s --resume%s --shard "
            .formatted(
                ShellText.quoted(file),
                ShellText.quoted(folder),
                JavaFlags.option(workerSettings.flags()));
    return "for i in $(seq 0 %s); do ssh \"host$i\" %s$i/%d & done; wait"
        .formatted(last, ShellText.quoted(command), tasks);
  }
}
