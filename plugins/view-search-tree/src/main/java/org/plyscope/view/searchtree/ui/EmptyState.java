package org.plyscope.view.searchtree.ui;

import java.util.Optional;
import org.plyscope.api.trace.Trace;
import org.plyscope.ui.widget.EmptyHint;

/** Says what to do while there is no tree. */
final class EmptyState {
  private final EmptyHint hint = new EmptyHint("tree.hint", "", "");

  EmptyState() {
    hint.setName("tree.empty");
    explain(false, Optional.empty());
  }

  EmptyHint component() {
    return hint;
  }

  /** Says what there is to wait for, why there is nothing to see, or what to do. */
  void explain(boolean searching, Optional<Trace> trace) {
    if (searching) {
      hint.say("Searching…", "A tree that is recorded appears here when the search ends.");
    } else if (trace.isPresent()) {
      hint.say("No search tree", "This agent does not report its tree; others do.");
    } else {
      hint.say("No search tree yet", "Tick 'Record the search tree' in Agents and press F5.");
    }
  }
}
