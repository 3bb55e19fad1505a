package org.plyscope.view.compare.chart;

import java.util.Optional;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.Line;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.view.Workspace;

/** Counts moves below the position of a finished search, once, for the yardsticks. */
final class TreeMeasure {
  private final Workspace workspace;
  private final Analyst analyst;
  private final Runnable whenDone;
  private Line measured;
  private int plies;
  private TreeSize tree;
  private JobHandle counting;

  TreeMeasure(Workspace workspace, Analyst analyst, Runnable whenDone) {
    this.workspace = workspace;
    this.analyst = analyst;
    this.whenDone = whenDone;
  }

  /** Returns the sizes of the trees below a position, if they are known. */
  Optional<TreeSize> of(Line line) {
    return same(line) ? Optional.ofNullable(tree) : Optional.empty();
  }

  /** Counts below a position unless that is done or under way. */
  void start(Line line, int wanted) {
    if (same(line) && wanted <= plies) {
      return;
    }
    close();
    measured = line;
    plies = wanted;
    tree = null;
    counting =
        workspace.submit(
            "Count moves",
            monitor -> analyst.treeSize(line, wanted, monitor),
            found -> {
              if (line.equals(measured)) {
                tree = found;
                whenDone.run();
              }
            });
  }

  void close() {
    if (counting != null) {
      counting.cancel();
    }
  }

  private boolean same(Line line) {
    return measured != null && measured.position().equals(line.position());
  }
}
