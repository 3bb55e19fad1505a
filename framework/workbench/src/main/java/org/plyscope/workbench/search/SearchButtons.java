package org.plyscope.workbench.search;

import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.theme.Icons;

/** Search, stop, play: buttons for the three commands, greyed by what the control is doing. */
final class SearchButtons extends JPanel {
  private final Workspace workspace;
  private final SearchControl control;
  private final JButton start = new JButton("Search", Icons.of("search-light"));
  private final JButton stop = new JButton("Stop", Icons.of("stop"));
  private final JButton play = new JButton(Icons.of("play-move"));
  private final Runnable listener = this::refresh;

  SearchButtons(Workspace workspace, SearchControl control) {
    super(new MigLayout("fillx, insets 0", "[grow, fill]rel[fill]rel[fill]"));
    this.workspace = workspace;
    this.control = control;
    button(start, "search.start", "search.start", "Search this position  (F5)");
    button(stop, "search.stop", "search.stop", "Stop the search  (Esc)");
    button(play, "search.play", "search.play-move", "Play the move found  (Ctrl+Enter)");
    Theme.primary(start);
    add(start);
    add(stop);
    add(play);
    control.onChange(listener);
    refresh();
  }

  /** Greys what cannot be done now. */
  void refresh() {
    SearchControl.Phase phase = control.phase();
    start.setEnabled(phase == SearchControl.Phase.IDLE);
    stop.setEnabled(phase == SearchControl.Phase.RUNNING);
    stop.setText(phase == SearchControl.Phase.STOPPING ? "Stopping…" : "Stop");
    play.setEnabled(
        phase == SearchControl.Phase.IDLE
            && workspace.selection() != null
            && workspace.selection().result().isPresent());
  }

  void close() {
    control.offChange(listener);
  }

  private void button(JButton button, String name, String command, String help) {
    button.setName(name);
    button.setToolTipText(help);
    button.addActionListener(e -> workspace.execute(command));
  }
}
