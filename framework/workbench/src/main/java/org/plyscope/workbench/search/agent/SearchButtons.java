package org.plyscope.workbench.search.agent;

import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.theme.Icons;

/** Search, stop, play: buttons for the three commands, greyed by what is going on. */
public final class SearchButtons extends JPanel {
  private final Workspace workspace;
  private final JButton start = new JButton("Search", Icons.of("search-light"));
  private final JButton stop = new JButton("Stop", Icons.of("stop"));
  private final JButton play = new JButton(Icons.of("play-move"));

  public SearchButtons(Workspace workspace) {
    super(new MigLayout("fillx, insets 0", "[grow, fill]rel[fill]rel[fill]"));
    this.workspace = workspace;
    button(start, "search.start", "search.start", "Search this position  (F5)");
    button(stop, "search.stop", "search.stop", "Stop the search  (Esc)");
    button(play, "search.play", "search.play-move", "Play the move found  (Ctrl+Enter)");
    Theme.primary(start);
    add(start);
    add(stop);
    add(play);
    refresh();
  }

  /** Greys what cannot be done now. */
  void refresh() {
    show(workspace.search().filter(LiveSearch::running).map(LiveSearch::phase));
  }

  /** Greys what cannot be done while a search is in a phase. */
  void follow(LiveSearch search) {
    show(Optional.of(search).filter(LiveSearch::running).map(LiveSearch::phase));
  }

  private void show(Optional<LiveSearch.Phase> phase) {
    boolean stopping = phase.filter(p -> p == LiveSearch.Phase.STOPPING).isPresent();
    start.setEnabled(phase.isEmpty());
    stop.setEnabled(phase.isPresent() && !stopping);
    stop.setText(stopping ? "Stopping…" : "Stop");
    play.setEnabled(
        phase.isEmpty()
            && workspace.selection() != null
            && workspace.selection().result().isPresent());
  }

  private void button(JButton button, String name, String command, String help) {
    button.setName(name);
    button.setToolTipText(help);
    button.addActionListener(e -> workspace.execute(command));
  }
}
