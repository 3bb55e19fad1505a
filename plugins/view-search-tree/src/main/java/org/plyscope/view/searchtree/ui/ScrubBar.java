package org.plyscope.view.searchtree.ui;

import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JSlider;
import javax.swing.JToolBar;
import javax.swing.Timer;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.searchtree.paint.LineIcon;

/** Replays the search in its own order: a slider, play and pause, single steps, speed, counters. */
final class ScrubBar extends JToolBar {
  private static final int TICK_MILLIS = 50;

  /** The width, in letters, below which the slider needs the room more than the counters. */
  private static final int NARROW = 60;

  /** Ticks between two positions shown on the board while the search is replayed. */
  private static final int BOARD_TICKS = 4;

  private final TreeSession session;
  private final IntConsumer follow;
  private final JSlider slider = new JSlider(1, 1, 1);
  private final JButton play = button("tree.play", "Replay the search (Space)", this::toggle);
  private final JComboBox<Speed> speed = new JComboBox<>(Speed.values());
  private final JLabel counters = new JLabel();
  private final Timer timer = new Timer(TICK_MILLIS, e -> tick());
  private double reached;
  private int ticks;
  private boolean showing;

  /** How fast a search is replayed, in nodes per second. */
  private enum Speed {
    SLOW(2),
    WALK(20),
    RUN(200),
    FAST(2_000),
    FASTEST(50_000);

    private final int nodes;

    Speed(int nodes) {
      this.nodes = nodes;
    }

    @Override
    public String toString() {
      return NumberText.count(nodes) + " nodes/s";
    }
  }

  /**
   * Makes the bar.
   *
   * @param follow takes the node the replayed search is at, for the board
   */
  ScrubBar(TreeSession session, IntConsumer follow) {
    this.session = session;
    this.follow = follow;
    setName("tree.scrubbar");
    slider.setName("tree.scrub");
    slider.setToolTipText("Drag to see the tree as it was after that many nodes");
    slider.addChangeListener(e -> dragged());
    speed.setName("tree.speed");
    speed.setToolTipText("Speed of the replay");
    speed.setSelectedItem(Speed.RUN);
    speed.setMaximumSize(speed.getPreferredSize());
    counters.setName("tree.counters");
    setFloatable(false);
    add(icon(button("tree.back", "One node back", () -> step(-1)), LineIcon.PREVIOUS));
    add(icon(play, LineIcon.PLAY));
    add(icon(button("tree.forward", "One node on", () -> step(1)), LineIcon.NEXT));
    add(speed);
    add(slider);
    add(counters);
    counters.setBorder(BorderFactory.createEmptyBorder(0, 6, 0, 6));
    session.onChange(this::changed);
  }

  private static JButton button(String name, String tip, Runnable what) {
    JButton button = new JButton();
    button.setName(name);
    button.setToolTipText(tip);
    button.getAccessibleContext().setAccessibleName(tip);
    button.addActionListener(e -> what.run());
    button.setFocusable(false);
    return button;
  }

  private static JButton icon(JButton button, LineIcon icon) {
    button.setIcon(icon);
    return button;
  }

  private void changed() {
    if (!session.loaded()) {
      pause();
      return;
    }
    showing = true;
    slider.setMaximum(session.tree().count());
    slider.setValue(session.steps());
    showing = false;
    count();
  }

  @Override
  public void doLayout() {
    if (session.loaded()) {
      count();
    }
    super.doLayout();
  }

  private void count() {
    int steps = session.steps();
    String nodes = NumberText.count(steps) + " of " + NumberText.count(session.tree().count());
    String counted =
        NumberText.count(session.all().progress().leaves(steps))
            + " leaves · "
            + NumberText.count(session.all().progress().cuts(steps))
            + " cuts";
    boolean narrow = getWidth() < NARROW * counters.getFont().getSize();
    String all = nodes + (session.all().savings().sampled() ? " kept" : "") + " nodes · " + counted;
    counters.setText(narrow ? counted : all);
    counters.setToolTipText(all);
  }

  private void dragged() {
    if (!showing && session.loaded()) {
      pause();
      session.steps(slider.getValue());
      followNow();
    }
  }

  private void step(int by) {
    if (session.loaded()) {
      pause();
      session.steps(session.steps() + by);
      followNow();
    }
  }

  /** Starts the replay, or pauses it; starts over at the end. */
  void toggle() {
    if (timer.isRunning()) {
      pause();
      followNow();
    } else if (session.loaded()) {
      reached = session.steps() == session.tree().count() ? 1 : session.steps();
      ticks = 0;
      play.setIcon(LineIcon.PAUSE);
      timer.start();
    }
  }

  /** Ends the replay where it is. */
  void pause() {
    timer.stop();
    play.setIcon(LineIcon.PLAY);
  }

  private void tick() {
    int nodes = ((Speed) speed.getSelectedItem()).nodes;
    reached = Math.min(session.tree().count(), reached + nodes * TICK_MILLIS / 1000.0);
    if ((int) reached != session.steps()) {
      session.steps((int) reached);
    }
    if (session.steps() == session.tree().count()) {
      pause();
      followNow();
    } else if (++ticks % BOARD_TICKS == 0) {
      followNow();
    }
  }

  private void followNow() {
    follow.accept(session.tree().opened(session.steps() - 1));
  }
}
