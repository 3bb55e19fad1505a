package org.plyscope.workbench.colour;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Tint;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;

/** A list of colours for every seat; no two seats have the same. */
public final class ColourForm extends JPanel {
  private final transient List<Seat> seats;
  private final List<JComboBox<Tint>> lists = new ArrayList<>();
  private final JButton reset = new JButton("Reset");
  private transient SeatTints tints;
  private boolean filling;

  /**
   * Makes the form.
   *
   * @param workspace the window, for the colours of tints
   * @param seats the seats of the game
   * @param tints the chosen tints
   */
  public ColourForm(Workspace workspace, List<Seat> seats, SeatTints tints) {
    super(new MigLayout("fill, insets 0, wrap", "[grow, fill, 0::]", "[][grow, fill]rel[]"));
    this.seats = seats;
    this.tints = tints;
    Prose help = new Prose("colours.help", "Plyscope.muted");
    help.setText(
        "If another player has the colour you choose, the two players swap colours."
            + " The names of the players stay.");
    add(help, "width 0:100%:");
    add(rows(workspace));
    reset.setName("colours.reset");
    reset.setToolTipText("Give all players the colours of the game again");
    reset.addActionListener(e -> show(SeatTints.STANDARD));
    add(reset, "growx 0");
    show(tints);
  }

  /** Returns the choices of the form. */
  public SeatTints tints() {
    return tints;
  }

  private JScrollPane rows(Workspace workspace) {
    JPanel rows = new JPanel(new MigLayout("fillx, insets 0, wrap 2", "[]unrel[grow, fill, 0::]"));
    for (int player = 0; player < seats.size(); player++) {
      Seat seat = seats.get(player);
      JComboBox<Tint> list = new JComboBox<>(Tint.values());
      list.setName("colours." + player);
      list.setRenderer(new TintRenderer(workspace));
      list.addActionListener(e -> chosen(seat, list));
      JLabel label = new JLabel(seat.name());
      label.setLabelFor(list);
      rows.add(label);
      rows.add(list);
      lists.add(list);
    }
    JScrollPane scroll = new JScrollPane(new WidthTracking(rows));
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    return scroll;
  }

  private void chosen(Seat seat, JComboBox<Tint> list) {
    if (!filling && list.getSelectedItem() instanceof Tint tint) {
      show(tints.with(seat.tint(), tint));
    }
  }

  private void show(SeatTints next) {
    tints = next;
    filling = true;
    try {
      for (int player = 0; player < lists.size(); player++) {
        lists.get(player).setSelectedItem(tints.of(seats.get(player).tint()));
      }
    } finally {
      filling = false;
    }
    reset.setEnabled(!tints.equals(SeatTints.STANDARD));
  }
}
