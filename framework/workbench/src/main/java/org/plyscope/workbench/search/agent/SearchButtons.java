package org.plyscope.workbench.search.agent;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javax.swing.JButton;
import javax.swing.JPanel;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.BriefRow;

/** Search, stop, play: buttons for the three commands, enabled by the state of the search. */
public final class SearchButtons extends JPanel {
  private final Workspace workspace;
  private final BooleanSupplier playable;
  private final JButton start = new JButton("Search");
  private final JButton stop = new JButton("Stop");
  private final JButton play = new JButton();
  private final JButton compare = new JButton();

  /**
   * Makes the buttons.
   *
   * @param playable returns whether a move was found that can be played now
   */
  public SearchButtons(Workspace workspace, BooleanSupplier playable) {
    super(new BorderLayout());
    this.workspace = workspace;
    this.playable = playable;
    button(start, "search-light", "search.start", "search.start", "Search this position  (F5)");
    button(stop, "stop", "search.stop", "search.stop", "Stop the search  (Esc)");
    button(
        play, "play-move", "search.play", "search.play-move", "Play the move found  (Ctrl+Enter)");
    button(
        compare,
        "chart",
        "search.compare",
        "compare.add-agent",
        "Add to Compare: this agent with its limits and options");
    Theme.primary(start);
    setOpaque(false);
    add(new BriefRow(start, List.of(stop, play, compare)));
    refresh();
  }

  /** Disables actions that are impossible now. */
  void refresh() {
    show(workspace.search().filter(LiveSearch::running).map(LiveSearch::phase));
  }

  /** Disables actions that are impossible in a phase of the search. */
  void follow(LiveSearch search) {
    show(Optional.of(search).filter(LiveSearch::running).map(LiveSearch::phase));
  }

  private void show(Optional<LiveSearch.Phase> phase) {
    boolean stopping = phase.filter(p -> p == LiveSearch.Phase.STOPPING).isPresent();
    start.setEnabled(phase.isEmpty());
    stop.setEnabled(phase.isPresent() && !stopping);
    play.setEnabled(phase.isEmpty() && playable.getAsBoolean());
  }

  private void button(JButton button, String icon, String name, String command, String help) {
    button.setIcon(workspace.icon(IconRef.host(icon)));
    button.setName(name);
    button.setToolTipText(help);
    button.addActionListener(e -> workspace.execute(command));
  }
}
