package org.plyscope.view.runs;

import java.util.Map;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.view.ThreadedWorkspace;

/** A window for tests: jobs run on threads of their own. */
public final class TestWorkspace extends ThreadedWorkspace {
  /** Puts the first position on the board. */
  public TestWorkspace() {
    select(Selection.of(Line.of(TestLab.CATALOG.rules("tic-tac-toe", "", Map.of()))));
  }
}
