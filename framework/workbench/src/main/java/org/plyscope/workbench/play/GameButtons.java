package org.plyscope.workbench.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.BriefRow;
import org.plyscope.workbench.play.control.HintControl;
import org.plyscope.workbench.play.control.Pace;
import org.plyscope.workbench.play.control.PlayControl;

/** The buttons of the game, each for a command, greyed where that cannot be started. */
final class GameButtons {
  private final Workspace workspace;
  private final PlayControl control;
  private final HintControl hints;
  private final JButton start = new JButton();
  private final Map<String, JButton> buttons = new LinkedHashMap<>();
  private final JSlider pause = new JSlider(0, Pace.SLOWEST);

  GameButtons(Workspace workspace, PlayControl control, HintControl hints) {
    this.workspace = workspace;
    this.control = control;
    this.hints = hints;
    start.setName("game.start");
    start.addActionListener(e -> workspace.execute("game.start-pause"));
    Theme.primary(start);
    pause.setName("game.pause");
    pause.setToolTipText("How long agents wait between moves");
    pause.setValue(control.pace().pause());
    pause.setOpaque(false);
    pause.addChangeListener(e -> control.pace().pause(pause.getValue()));
  }

  /** Returns the row that starts things. */
  JPanel main() {
    JButton hint = button("game.hint", "hint", "Hint", "Show a good move  (Ctrl+H)");
    JButton fresh =
        button("game.new", "new", "New", "New game with the same seats  (Ctrl+Shift+N)");
    return new BriefRow(start, List.of(hint, fresh));
  }

  /** Returns the row that walks through the game. */
  JPanel walk() {
    JPanel row = new JPanel(new MigLayout("fillx, insets 0, gapx 0", "", "[center]"));
    row.setOpaque(false);
    List<JButton> walk = new ArrayList<>();
    walk.add(tool("game.to-start", "first", "Start of the game  (Alt+Home)"));
    walk.add(tool("game.take-back", "back", "Go back to your previous turn  (Ctrl+Backspace)"));
    walk.add(tool("game.redo", "forth", "Go forward to your next turn  (Ctrl+Shift+Backspace)"));
    walk.add(tool("game.to-end", "last", "End of the line  (Alt+End)"));
    walk.add(tool("game.step", "step", "Let the agent make one move  (F7)"));
    walk.forEach(row::add);
    JLabel label = new JLabel("Delay");
    label.setLabelFor(pause);
    label.setToolTipText(pause.getToolTipText());
    label.putClientProperty("FlatLaf.styleClass", "small");
    label.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    row.add(label, "pushx, align right");
    row.add(pause, "width 40lp:90lp:120lp");
    return row;
  }

  /** Greys what cannot be done now. */
  void refresh() {
    boolean running = control.running();
    start.setText(running ? "Pause" : "Start");
    start.setIcon(workspace.icon(IconRef.host(running ? "pause-light" : "play-light")));
    start.setToolTipText(
        running ? "Stop the agents  (F9)" : "Let the agents play in their seats  (F9)");
    boolean game = control.tree().isPresent();
    boolean over = control.tree().map(t -> t.current().over()).orElse(true);
    boolean first = control.tree().map(t -> t.current().parent().isEmpty()).orElse(true);
    boolean last = control.tree().map(t -> t.current().next().isEmpty()).orElse(true);
    start.setEnabled(game && (running || !over));
    buttons.get("game.hint").setEnabled(hints.possible());
    buttons.get("game.new").setEnabled(game);
    buttons.get("game.to-start").setEnabled(!first);
    buttons.get("game.take-back").setEnabled(!first);
    buttons.get("game.redo").setEnabled(!last);
    buttons.get("game.to-end").setEnabled(!last);
    buttons.get("game.step").setEnabled(!over && !control.thinking() && !running);
  }

  private JButton tool(String command, String icon, String help) {
    JButton button = button(command, icon, "", help);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    return button;
  }

  private JButton button(String command, String icon, String text, String help) {
    JButton button = new JButton(text, workspace.icon(IconRef.host(icon)));
    button.setName(command);
    button.setToolTipText(help);
    button.addActionListener(e -> workspace.execute(command));
    buttons.put(command, button);
    return button;
  }
}
