package org.plyscope.workbench.dialog;

import java.awt.Component;
import java.awt.Window;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.ui.form.OptionForm;
import org.plyscope.ui.form.PartNames;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;

/** Asks for a game, a preset and options, and answers with rules. */
public final class NewGameDialog {
  private final Catalog catalog;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fill, insets 0, wrap 2",
              "[180lp:pref:, fill]para[grow, fill, 0::]",
              "[][][][grow, fill]"));
  private final JList<Game> games;
  private final Prose description = new Prose("new-game.description", "Plyscope.muted");
  private final JComboBox<Preset> presets = new JComboBox<>();
  private final Prose presetDescription =
      new Prose("new-game.preset-description", "Plyscope.muted");
  private final OptionForm form = new OptionForm(PartNames.none());
  private final FormDialog dialog;
  private Rules rules;
  private boolean filling;

  /** Makes the dialog for the games there are now. */
  public NewGameDialog(Window owner, Catalog catalog) {
    this.catalog = catalog;
    games = new JList<>(catalog.games().toArray(Game[]::new));
    dialog = new FormDialog(owner, "dialog.new-game", "New game", panel, "Start", this::accept);
    games.setName("new-game.game");
    presets.setName("new-game.preset");
    games.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    games.setCellRenderer(new Named());
    presets.setRenderer(new Named());
    panel.add(new JScrollPane(games), "spany 4, grow");
    panel.add(description, "width 0:100%:");
    panel.add(presets);
    panel.add(presetDescription, "width 0:100%:");
    JScrollPane scroll = new JScrollPane(new WidthTracking(form));
    scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    panel.add(scroll, "grow, gaptop unrel");
    games.addListSelectionListener(e -> gameChosen());
    presets.addActionListener(e -> presetChosen());
    form.onEdit(this::check);
  }

  /**
   * Shows the dialog.
   *
   * @param current the rules that are open, or null
   * @return the rules the user chose, or empty if he cancelled
   */
  public Optional<Rules> ask(Rules current) {
    int known = current == null ? -1 : catalog.games().indexOf(current.game());
    games.setSelectedIndex(Math.max(0, known));
    if (known >= 0) {
      form.show(current.options());
      presets.setSelectedItem(matching(current));
    }
    check();
    dialog.show("dialog");
    return Optional.ofNullable(rules);
  }

  private static Preset matching(Rules current) {
    List<Preset> all = current.game().presets();
    OptionValues standard = OptionValues.defaults(current.game().options());
    return all.stream()
        .filter(p -> standard.with(p.values()).equals(current.options()))
        .findFirst()
        .orElse(all.isEmpty() ? null : all.get(0));
  }

  private void gameChosen() {
    Game game = games.getSelectedValue();
    if (game != null) {
      filling = true;
      description.setText(game.description());
      presets.setModel(new DefaultComboBoxModel<>(game.presets().toArray(Preset[]::new)));
      presets.setVisible(!game.presets().isEmpty());
      form.show(OptionValues.defaults(game.options()));
      filling = false;
      presetChosen();
    }
  }

  private void presetChosen() {
    Game game = games.getSelectedValue();
    Preset preset = (Preset) presets.getSelectedItem();
    if (!filling && game != null && preset != null) {
      presetDescription.setText(preset.description());
      form.show(OptionValues.defaults(game.options()).with(preset.values()));
      check();
    }
  }

  private void check() {
    try {
      read();
      dialog.acceptable(true);
    } catch (InputException e) {
      form.say(e.getMessage());
      dialog.acceptable(false);
    }
  }

  private boolean accept() {
    try {
      rules = read();
      return true;
    } catch (InputException e) {
      form.say(e.getMessage());
      return false;
    }
  }

  private Rules read() {
    Game game = games.getSelectedValue();
    if (game == null) {
      throw new InputException("There is no game yet; install a plugin that provides one.");
    }
    Map<String, String> texts = form.values().texts();
    Rules read = catalog.rules(game.id(), "", texts);
    form.say("");
    return read;
  }

  /** Shows games and presets by their names. */
  private static final class Named extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      Object text = value;
      if (value instanceof Game game) {
        text = game.name();
      } else if (value instanceof Preset preset) {
        text = preset.name();
      }
      return super.getListCellRendererComponent(list, text, index, selected, focused);
    }
  }
}
