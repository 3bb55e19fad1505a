package org.plyscope.workbench.search;

import java.util.List;
import java.util.Optional;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.search.agent.AgentsModel;
import org.plyscope.workbench.search.result.LineWalk;
import org.plyscope.workbench.session.Session;

/** Search, stop, play the best move. */
final class SearchCommands {
  private static final String MENU = "Search";

  private SearchCommands() {}

  /** Makes the commands. */
  static List<BuiltIn> of(
      Session session, AgentsModel agents, SearchControl control, Following following) {
    return List.of(
        new BuiltIn(
                MENU,
                "search.start",
                "Search this position",
                () -> session.selection().ifPresent(s -> control.start(agents.spec(s))))
            .key("F5")
            .icon("search")
            .onToolbar()
            .when(
                () ->
                    session.selection().isPresent() && control.phase() == SearchControl.Phase.IDLE),
        new BuiltIn(
                MENU,
                "search.follow",
                "Analyse continuously",
                () -> following.active(!following.active()))
            .key("shift F5")
            .description("Searches every position that comes onto the board, until stopped.")
            .checked(following::active)
            .when(() -> session.selection().isPresent()),
        new BuiltIn(MENU, "search.stop", "Stop the search", () -> following.active(false))
            .key("ESCAPE")
            .icon("stop")
            .onToolbar()
            .when(() -> following.active() || control.phase() == SearchControl.Phase.RUNNING),
        new BuiltIn(
                MENU,
                "search.show-candidates",
                "Show candidate moves on the board",
                () -> control.showCandidates(!control.overlay().shown()))
            .checked(() -> control.overlay().shown())
            .key("F4")
            .icon("candidates")
            .group(2),
        new BuiltIn(
                MENU,
                "search.line-back",
                "Back along the principal line",
                () -> step(session, control, -1))
            .key("alt shift LEFT")
            .group(2)
            .when(() -> next(session, control, -1).isPresent()),
        new BuiltIn(
                MENU,
                "search.line-on",
                "On along the principal line",
                () -> step(session, control, 1))
            .key("alt shift RIGHT")
            .group(2)
            .when(() -> next(session, control, 1).isPresent()),
        new BuiltIn(MENU, "search.root", "Back to the position searched", () -> root(session))
            .key("HOME")
            .group(2)
            .when(() -> below(session).isPresent()),
        new BuiltIn(MENU, "search.play-move", "Play the move found", () -> play(session))
            .key("ctrl ENTER")
            .icon("play-move")
            .onToolbar()
            .group(1)
            .when(control::playable));
  }

  /** Returns the next move on the principal line of the selected result. */
  private static Optional<Selection> next(Session session, SearchControl control, int by) {
    return session
        .selection()
        .filter(s -> s.result().isPresent())
        .flatMap(
            s ->
                LineWalk.of(
                        LineWalk.searched(s, control.search().map(LiveSearch::line)),
                        s.result().get(),
                        s.trace())
                    .step(s, by));
  }

  private static void step(Session session, SearchControl control, int by) {
    next(session, control, by).ifPresent(session::select);
  }

  /** Returns the selection if it is a node below the root of a tree. */
  private static Optional<Selection> below(Session session) {
    return session
        .selection()
        .filter(s -> s.node() >= 0 && s.trace().filter(t -> t.ply(s.node()) > 0).isPresent());
  }

  private static void root(Session session) {
    below(session).ifPresent(s -> session.select(start(s, s.trace().orElseThrow())));
  }

  private static Selection start(Selection selection, Trace trace) {
    int root = selection.node();
    while (trace.ply(root) > 0) {
      root = trace.parent(root);
    }
    return Selection.of(trace, root).withResult(selection.result().orElse(null));
  }

  private static void play(Session session) {
    session.selection().flatMap(Selection::result).ifPresent(result -> session.play(result.move()));
  }
}
