package org.plyscope.view.searchtree.ui;

import java.util.Optional;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.ui.widget.EmptyHint;

/** Explains what to do while there is no tree. */
final class EmptyState {
  private final EmptyHint hint = new EmptyHint("tree.hint", "", "");

  EmptyState() {
    hint.setName("tree.empty");
    explain(false, Optional.empty(), false, true);
  }

  EmptyHint component() {
    return hint;
  }

  /**
   * Explains what to wait for, why there is nothing to see, or what to do.
   *
   * @param found whether there is a result without a tree
   * @param recording whether searches record their trees
   */
  void explain(boolean searching, Optional<Trace> trace, boolean found, boolean recording) {
    String tick = "Tick 'Record the search tree' in Agents and press F5.";
    if (searching) {
      hint.say("Searching…", "A tree that is recorded appears here when the search ends.");
    } else if (trace.filter(t -> t.size() > 0).isPresent()) {
      hint.say("Reading the search tree…", "Large trees take a moment.");
    } else if (trace.isPresent()) {
      hint.say("No search tree", "This agent does not report its tree; others do.");
    } else if (found) {
      hint.say(
          "No tree of this search",
          recording
              ? "It was not recorded, or gave way to newer ones. Press F5 to search again."
              : "It was not recorded. " + tick);
    } else {
      hint.say("No search tree yet", recording ? "Press F5 to search this position." : tick);
    }
  }
}
