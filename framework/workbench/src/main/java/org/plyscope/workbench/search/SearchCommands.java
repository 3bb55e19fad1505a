package org.plyscope.workbench.search;

import java.util.List;
import org.plyscope.api.view.Selection;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.search.agent.AgentsModel;
import org.plyscope.workbench.session.Session;

/** Search, stop, play what was found. */
final class SearchCommands {
  private static final String MENU = "Search";

  private SearchCommands() {}

  /** Makes the commands. */
  static List<BuiltIn> of(Session session, AgentsModel agents, SearchControl control) {
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
        new BuiltIn(MENU, "search.stop", "Stop the search", control::stop)
            .key("ESCAPE")
            .icon("stop")
            .onToolbar()
            .when(() -> control.phase() == SearchControl.Phase.RUNNING),
        new BuiltIn(
                MENU,
                "search.show-candidates",
                "Show or hide candidate moves on the board",
                () -> control.showCandidates(!control.overlay().shown()))
            .key("F4")
            .icon("candidates")
            .group(2),
        new BuiltIn(MENU, "search.play-move", "Play the move found", () -> play(session))
            .key("ctrl ENTER")
            .icon("play-move")
            .onToolbar()
            .group(1)
            .when(
                () ->
                    control.phase() == SearchControl.Phase.IDLE
                        && session.selection().flatMap(Selection::result).isPresent()));
  }

  private static void play(Session session) {
    session.selection().flatMap(Selection::result).ifPresent(result -> session.play(result.move()));
  }
}
