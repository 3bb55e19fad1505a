package org.plyscope.workbench.dialog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
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
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.rating.OpponentRatings;
import org.plyscope.lab.rating.RatedAgent;
import org.plyscope.lab.rating.ShippedRatings;
import org.plyscope.ui.widget.Prose;

/**
 * Assigns agents and people to the players of some rules. Where the strength of agents was
 * measured, these come first, weakest first, and each seat offers the next one above its last
 * agent.
 */
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
  private final transient ShippedRatings ratings;
  private final transient Supplier<Seats> last;
  private final transient List<JComboBox<Choice>> boxes = new ArrayList<>();
  private final Prose measured = new Prose("new-game.ratings", "Plyscope.muted");
  private transient List<String> names = List.of();

  /**
   * Makes the form.
   *
   * @param catalog knows the agents
   * @param ratings the measured strength of agents
   * @param last returns the players of the game that is open
   */
  SeatForm(Catalog catalog, ShippedRatings ratings, Supplier<Seats> last) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[pref!]unrel[grow, fill, 90::]"));
    this.catalog = catalog;
    this.ratings = ratings;
    this.last = last;
  }

  /** Offers the agents that fit some rules; a chosen agent stays where it still fits. */
  void show(Rules rules) {
    Optional<OpponentRatings> rated = ratings.of(rules);
    List<Choice> choices = new ArrayList<>();
    rated.ifPresent(list -> choices.addAll(levels(list)));
    for (InstalledAgent agent : catalog.agentsFor(rules)) {
      choices.add(new Choice(agent.name(), Player.of(agent)));
    }
    List<String> seats = rules.board().seats().stream().map(Seat::name).toList();
    if (!seats.equals(names)) {
      names = seats;
      rebuild();
    }
    for (int seat = 0; seat < boxes.size(); seat++) {
      JComboBox<Choice> box = boxes.get(seat);
      List<Choice> all = new ArrayList<>(List.of(LAST, HUMAN));
      stronger(rated, seat).ifPresent(all::add);
      all.addAll(choices);
      Object before = box.getSelectedItem();
      box.setModel(new DefaultComboBoxModel<>(all.toArray(Choice[]::new)));
      if (all.contains(before)) {
        box.setSelectedItem(before);
      }
    }
    measured.setText(rated.map(SeatForm::explanation).orElse(""));
  }

  /** Returns the agents by their strength, as levels from 1. */
  private static List<Choice> levels(OpponentRatings list) {
    List<Choice> levels = new ArrayList<>();
    for (RatedAgent agent : list.agents()) {
      levels.add(
          new Choice(
              "Level %d: %s (%+d)"
                  .formatted(levels.size() + 1, agent.name(), Math.round(agent.rating())),
              player(agent)));
    }
    return levels;
  }

  /** Returns the choice of the next agent above the last one in a seat, if both were measured. */
  private Optional<Choice> stronger(Optional<OpponentRatings> rated, int seat) {
    List<Player> players = last.get().players();
    if (rated.isEmpty() || seat >= players.size()) {
      return Optional.empty();
    }
    Player before = players.get(seat);
    return rated
        .get()
        .find(before.agent(), before.limits())
        .flatMap(rated.get()::next)
        .map(next -> new Choice("A little stronger than the last: " + next.name(), player(next)));
  }

  private static Player player(RatedAgent agent) {
    return new Player(agent.agent(), agent.limits(), 0);
  }

  private static String explanation(OpponentRatings list) {
    OpponentRatings.Source source = list.source();
    return "Levels by rating in Elo, measured in %,d games between these agents (%s, seed %d, %s)."
        .formatted(source.games(), source.experiment(), source.seed(), source.program());
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
    add(measured, "span, width 0:100%:");
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
