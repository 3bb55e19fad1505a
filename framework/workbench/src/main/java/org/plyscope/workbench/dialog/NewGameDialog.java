package org.plyscope.workbench.dialog;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Window;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Seat;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.BoardPanel;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.Seats;
import org.plyscope.lab.rating.ShippedRatings;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.form.IdentifierText;
import org.plyscope.ui.form.OptionForm;
import org.plyscope.ui.form.PartNames;
import org.plyscope.ui.widget.Heading;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;

/** Asks for a game, a preset, options and players; shows the board and explains it. */
public final class NewGameDialog {
  /**
   * The answer.
   *
   * @param rules the rules
   * @param seats the players, as far as the user chose them
   */
  public record Answer(Rules rules, Map<Integer, Player> seats) {}

  /** A game by its name, which also finds it when the user types. */
  private record Named(Game game) {
    @Override
    public String toString() {
      return game.name();
    }
  }

  private final Catalog catalog;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fill, insets 0",
              "[150lp:pref:, fill]para[0:320lp:, grow, fill]para[0:260lp:, grow, fill]",
              "[grow, fill]"));
  private final JList<Named> games;
  private final Prose description = new Prose("new-game.description", "Plyscope.muted");
  private final JComboBox<Preset> presets = new JComboBox<>();
  private final Prose presetDescription =
      new Prose("new-game.preset-description", "Plyscope.muted");
  private final OptionForm form = new OptionForm(PartNames.none());
  private final SeatForm seats;
  private final BoardPanel preview;
  private final Prose facts = new Prose("new-game.facts", "Plyscope.muted");
  private final FormDialog dialog;
  private Answer answer;
  private boolean filling;

  /**
   * Makes the dialog for the games there are now.
   *
   * @param last returns the players of the game that is open
   */
  public NewGameDialog(Window owner, Catalog catalog, Workspace workspace, Supplier<Seats> last) {
    this.catalog = catalog;
    games = new JList<>(catalog.games().stream().map(Named::new).toArray(Named[]::new));
    seats = new SeatForm(catalog, ShippedRatings.ofProgram(), last);
    preview = new BoardPanel(workspace);
    preview.setName("new-game.preview");
    preview.setPreferredSize(new Dimension(220, 220));
    dialog = new FormDialog(owner, "dialog.new-game", "New game", panel, "Start", this::accept);
    games.setName("new-game.game");
    presets.setName("new-game.preset");
    games.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    presets.setRenderer(new PresetNames());
    JScrollPane scroll = new JScrollPane(new WidthTracking(middle()));
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    JPanel right =
        new JPanel(new MigLayout("fill, insets 0, wrap", "[grow, fill, 0::]", "[grow, fill][][]"));
    right.add(preview, "grow");
    right.add(description, "width 0:100%:");
    right.add(facts, "width 0:100%:");
    panel.add(new JScrollPane(games), "grow");
    panel.add(scroll, "grow");
    panel.add(right, "grow");
    games.addListSelectionListener(e -> gameChosen());
    presets.addActionListener(e -> presetChosen());
    form.onEdit(this::check);
  }

  private JPanel middle() {
    JPanel middle = new JPanel(new MigLayout("fillx, insets 0, wrap", "[grow, fill, 0::]"));
    middle.add(presets, "hidemode 3");
    middle.add(presetDescription, "width 0:100%:");
    middle.add(form, "gaptop unrel");
    middle.add(new Heading("Players"), "gaptop unrel");
    middle.add(seats);
    return middle;
  }

  /**
   * Shows the dialog.
   *
   * @param current the rules that are open, or null
   * @return the choice of the user, or empty if it was cancelled
   */
  public Optional<Answer> ask(Rules current) {
    int known = current == null ? -1 : catalog.games().indexOf(current.game());
    games.setSelectedIndex(Math.max(0, known));
    if (known >= 0) {
      form.show(current.options());
      presets.setSelectedItem(matching(current));
    }
    check();
    games.requestFocusInWindow();
    dialog.show("newGameDialog");
    return Optional.ofNullable(answer);
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
    Game game = chosen();
    if (game != null) {
      filling = true;
      description.setText(game.description());
      presets.setModel(new DefaultComboBoxModel<>(game.presets().toArray(Preset[]::new)));
      presets.setVisible(!game.presets().isEmpty());
      form.show(OptionValues.defaults(game.options()));
      filling = false;
      presetChosen();
      check();
    }
  }

  private void presetChosen() {
    Game game = chosen();
    Preset preset = (Preset) presets.getSelectedItem();
    if (!filling && game != null && preset != null) {
      form.show(OptionValues.defaults(game.options()).with(preset.values()));
      check();
    }
  }

  private Game chosen() {
    Named named = games.getSelectedValue();
    return named == null ? null : named.game();
  }

  private void check() {
    try {
      Rules rules = read();
      Preset preset = (Preset) presets.getSelectedItem();
      presetDescription.setText(preset == null ? "" : presetText(preset, form.values()));
      facts.setText(ruleFacts(rules));
      preview.show(rules.board(), rules.initial().setup());
      seats.show(rules);
      dialog.acceptable(true);
    } catch (InputException e) {
      form.say(e.getMessage());
      dialog.acceptable(false);
    }
  }

  private boolean accept() {
    try {
      answer = new Answer(read(), seats.chosen());
      return true;
    } catch (InputException e) {
      form.say(e.getMessage());
      return false;
    }
  }

  private Rules read() {
    Game game = chosen();
    if (game == null) {
      throw new InputException("There is no game yet; install a plugin that provides one.");
    }
    Map<String, String> texts = form.values().texts();
    Rules read = catalog.rules(game.id(), "", texts);
    form.say("");
    return read;
  }

  /** Shows presets by their names. */
  private static final class PresetNames extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      Object text = value instanceof Preset preset ? preset.name() : value;
      return super.getListCellRendererComponent(list, text, index, selected, focused);
    }
  }

  /** Describes a preset and the changes to it. */
  private static String presetText(Preset preset, OptionValues values) {
    OptionValues base = OptionValues.defaults(values.options()).with(preset.values());
    Map<String, String> changes = values.changesFrom(base);
    if (changes.isEmpty()) {
      return preset.description();
    }
    return changes.entrySet().stream()
        .map(change -> changed(option(values.options(), change.getKey()), change.getValue()))
        .collect(Collectors.joining(", ", preset.name() + ", but: ", "."));
  }

  private static Option<?> option(List<Option<?>> options, String id) {
    return options.stream().filter(o -> o.id().equals(id)).findFirst().orElseThrow();
  }

  private static String changed(Option<?> option, String value) {
    return switch (option.kind()) {
      case FLAG -> option.label() + (Boolean.parseBoolean(value) ? " on" : " off");
      case CHOICE -> option.label() + " “" + IdentifierText.of(value) + "”";
      default -> option.label() + " " + value;
    };
  }

  /** Describes the board and its players. */
  private static String ruleFacts(Rules rules) {
    State start = rules.initial();
    int moves = start.over() ? 0 : start.moves(new MoveList());
    List<Seat> seats = rules.board().seats();
    long cells = rules.board().cells().stream().filter(Cell::playable).count();
    return "%d players on %d cells: %s. %s begins and has %d moves to choose from."
        .formatted(
            rules.players(),
            cells,
            seats.stream().map(Seat::name).collect(Collectors.joining(", ")),
            seats.get(start.toMove()).name(),
            moves);
  }
}
