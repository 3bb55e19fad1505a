package org.plyscope.view.runs.games;

import java.awt.event.ActionListener;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JSlider;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;

/** A slider through a game, with the cost of each move. */
final class ReplayBar extends JPanel {
  private final JSlider slider = new JSlider(0, 0, 0);
  private final Prose text = new Prose("games.move", "Label.foreground");
  private final WrapBar actions = new WrapBar();
  private final Consumer<Integer> whenMoved;
  private Replay replay;
  private boolean filling;

  /** Takes the listener for another place. */
  ReplayBar(Consumer<Integer> whenMoved) {
    super(new MigLayout("fillx, wrap, insets 0, gapy rel", "[grow, fill]", "[][][]"));
    this.whenMoved = whenMoved;
    slider.setName("games.slider");
    slider.setToolTipText("Walk through the game; the board follows");
    slider.addChangeListener(e -> moved());
    JPanel row = new JPanel(new MigLayout("fillx, insets 0", "[][grow, fill][]"));
    row.add(button("games.back", "‹", "One move back", e -> go(-1)));
    row.add(slider, "width 0:100%:");
    row.add(button("games.forth", "›", "One move forth", e -> go(1)));
    add(row, "width 0:100%:");
    add(text, "width 0:100%:");
    add(actions, "width 0:100%:");
    show(Optional.empty());
  }

  /** Adds something that can be done with the game. */
  void add(String id, String label, String help, ActionListener action) {
    actions.add(button("games." + id, label, help, action));
  }

  private static JButton button(String name, String label, String help, ActionListener action) {
    JButton button = new JButton(label);
    button.setName(name);
    button.setToolTipText(help);
    button.addActionListener(action);
    return button;
  }

  /** Shows another game, behind its opening. */
  void show(Optional<Replay> now) {
    replay = now.orElse(null);
    filling = true;
    try {
      slider.setMaximum(now.map(Replay::size).orElse(0));
      slider.setValue(now.map(Replay::opening).orElse(0));
    } finally {
      filling = false;
    }
    setVisible(replay != null);
    describe();
  }

  Optional<Replay> replay() {
    return Optional.ofNullable(replay);
  }

  int place() {
    return slider.getValue();
  }

  private void go(int steps) {
    slider.setValue(slider.getValue() + steps);
  }

  private void moved() {
    describe();
    if (!filling && replay != null) {
      whenMoved.accept(slider.getValue());
    }
  }

  private void describe() {
    text.setText(replay == null ? "" : replay.text(slider.getValue()));
  }
}
