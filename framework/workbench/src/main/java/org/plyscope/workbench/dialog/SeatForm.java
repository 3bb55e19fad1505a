package org.plyscope.workbench.dialog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Seat;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.Player;

/** Assigns agents and people to the players of some rules. */
final class SeatForm extends JPanel {
  /**
   * A player to choose.
   *
   * @param name the displayed name
   * @param player the player, or null for the one of the last game
   */
  private record Choice(String name, Player player) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final Choice LAST = new Choice("Same as before", null);
  private static final Choice HUMAN = new Choice("Human", Player.HUMAN);

  private final transient Catalog catalog;
  private final transient List<JComboBox<Choice>> boxes = new ArrayList<>();
  private transient List<String> names = List.of();

  SeatForm(Catalog catalog) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[pref!]unrel[grow, fill, 90::]"));
    this.catalog = catalog;
  }

  /** Offers the agents that fit some rules; a chosen agent stays where it still fits. */
  void show(Rules rules) {
    List<Choice> choices = new ArrayList<>(List.of(LAST, HUMAN));
    for (InstalledAgent agent : catalog.agentsFor(rules)) {
      choices.add(new Choice(agent.name(), Player.of(agent)));
    }
    List<String> seats = rules.board().seats().stream().map(Seat::name).toList();
    if (!seats.equals(names)) {
      names = seats;
      rebuild();
    }
    for (JComboBox<Choice> box : boxes) {
      Object before = box.getSelectedItem();
      box.setModel(new DefaultComboBoxModel<>(choices.toArray(Choice[]::new)));
      if (choices.contains(before)) {
        box.setSelectedItem(before);
      }
    }
  }

  private void rebuild() {
    removeAll();
    boxes.clear();
    for (int player = 0; player < names.size(); player++) {
      JComboBox<Choice> box = new JComboBox<>();
      box.setName("new-game.seat-" + player);
      JLabel label = new JLabel(names.get(player));
      label.setLabelFor(box);
      boxes.add(box);
      add(label);
      add(box, "width 90:pref:");
    }
    revalidate();
    repaint();
  }

  /** Returns the choices, by player; players that stay as before are left out. */
  Map<Integer, Player> chosen() {
    Map<Integer, Player> chosen = new LinkedHashMap<>();
    for (int player = 0; player < boxes.size(); player++) {
      if (boxes.get(player).getSelectedItem() instanceof Choice choice && choice.player() != null) {
        chosen.put(player, choice.player());
      }
    }
    return chosen;
  }
}
