package org.plyscope.view.tuning.form;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Preset;
import org.plyscope.view.tuning.model.LearningContext;

/** Chooses the game and a preset of its rules, by their names. */
public final class GamePicker extends JPanel {
  private static final String OWN = "As set up";

  private final LearningContext context;
  private final JComboBox<Game> games = new JComboBox<>();
  private final JComboBox<String> rules = new JComboBox<>();
  private final Runnable edited;
  private Map<String, Object> written = Map.of();
  private boolean filling;

  /**
   * Makes an empty chooser.
   *
   * @param name the prefix of the names of the choosers
   * @param edited runs after every change
   */
  public GamePicker(String name, LearningContext context, Runnable edited) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[0::]unrel[grow, fill, 90::]"));
    this.context = context;
    this.edited = edited;
    games.setName(name + "game");
    rules.setName(name + "rules");
    NameRenderer.install(games, Game.class, Game::name);
    games.addActionListener(e -> gameChosen());
    rules.addActionListener(e -> rulesChosen());
    row("Game", games);
    row("Rules", rules);
  }

  private void row(String text, JComboBox<?> box) {
    JLabel label = new JLabel(text);
    label.setLabelFor(box);
    add(label);
    add(box, "width 0:pref:");
  }

  /** Shows the game of a file: its id, perhaps a preset, and options. */
  public void show(Map<String, Object> game) {
    written = new LinkedHashMap<>(game);
    filling = true;
    try {
      games.removeAllItems();
      context.games().forEach(games::addItem);
      context.games().stream()
          .filter(one -> one.id().equals(written.get("id")))
          .findFirst()
          .ifPresent(games::setSelectedItem);
      offerRules();
    } finally {
      filling = false;
    }
  }

  /** Returns how a file names the rules of a game. */
  public static Map<String, Object> form(Rules chosen) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("id", chosen.game().id());
    form.putAll(chosen.options().changes());
    return form;
  }

  private Optional<Game> game() {
    return Optional.ofNullable((Game) games.getSelectedItem());
  }

  private List<Preset> presets() {
    return game().map(Game::presets).orElse(List.of());
  }

  private void offerRules() {
    rules.removeAllItems();
    boolean own = !written.containsKey("rules") && (written.size() > 1 || presets().isEmpty());
    if (own) {
      rules.addItem(OWN);
    }
    presets().forEach(preset -> rules.addItem(preset.name()));
    presets().stream()
        .filter(preset -> preset.id().equals(written.get("rules")))
        .findFirst()
        .ifPresent(preset -> rules.setSelectedItem(preset.name()));
  }

  private void gameChosen() {
    if (!filling) {
      game().ifPresent(game -> show(Map.of("id", game.id())));
      rulesChosen();
    }
  }

  private void rulesChosen() {
    if (!filling) {
      presets().stream()
          .filter(preset -> preset.name().equals(rules.getSelectedItem()))
          .findFirst()
          .ifPresent(
              preset -> {
                Object id = written.get("id");
                written = new LinkedHashMap<>();
                written.put("id", id);
                written.put("rules", preset.id());
              });
      edited.run();
    }
  }

  /** Returns the game as a file has it. */
  public Map<String, Object> written() {
    return written;
  }

  /**
   * Returns the rules.
   *
   * @throws InputException if the game is not installed
   */
  public Rules rules() {
    Map<String, String> options = new LinkedHashMap<>();
    written.forEach((key, value) -> options.put(key, String.valueOf(value)));
    options.keySet().removeAll(List.of("id", "rules", "options"));
    String id = String.valueOf(written.get("id"));
    String preset = String.valueOf(written.getOrDefault("rules", ""));
    return context
        .rules(id, preset, options)
        .orElseThrow(() -> new InputException("The game '" + id + "' is not installed."));
  }
}
