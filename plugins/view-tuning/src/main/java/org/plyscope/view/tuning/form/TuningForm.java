package org.plyscope.view.tuning.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.ui.form.OfferedParts;
import org.plyscope.ui.widget.Heading;
import org.plyscope.view.tuning.model.LearningContext;
import org.plyscope.wire.keys.TuningKeys;

/** Sets up a tuning: the agent, which of its options between which bounds, opponents and method. */
final class TuningForm extends JPanel {
  private static final String POPULATION = "population";
  private static final String NONE_TICKED = "Tick at least one option to tune.";

  private final LearningContext context;
  private final Consumer<String> whenEdited;
  private final KeyFields general = fields().add("name", "seed");
  private final GamePicker game;
  private final AgentPicker agent;
  private final RangeRows ranges = new RangeRows(this::edited);
  private final JRadioButton population = new JRadioButton("Each other (the population)");
  private final JRadioButton chosen = new JRadioButton("These agents");
  private final OpponentList opponents;
  private final PartPicker method =
      new PartPicker("tuning.method", "Method", TunerFactory.class, true, this::edited);
  private final KeyFields extent =
      fields()
          .add("blocks", "openings.randomPlies", "repetitions", "budget.games")
          .add("budget.candidates", "test.blocks", "keepGames");
  private DraftTree draft = new DraftTree();
  private Rules rules;
  private boolean filling;

  /**
   * Makes the form.
   *
   * @param whenEdited receives what is wrong, or an empty text, after every change
   */
  TuningForm(LearningContext context, Consumer<String> whenEdited) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[grow 45, fill, 0::]para[grow 55, fill, 0::]"));
    this.context = context;
    this.whenEdited = whenEdited;
    game = new GamePicker("tuning.", context, this::gameChanged);
    agent = new AgentPicker(context, this::edited);
    opponents =
        new OpponentList(
            "tuning.", () -> context.catalog().agentsFor(rules), this::opponentsChanged);
    population.setName("tuning.population");
    chosen.setName("tuning.chosen");
    ButtonGroup group = new ButtonGroup();
    group.add(population);
    group.add(chosen);
    population.addActionListener(e -> edited());
    chosen.addActionListener(e -> edited());
    add(column(general, game, new Heading("Agent"), agent), "aligny top, width 0:100%:");
    JPanel meets = new JPanel(new MigLayout("fillx, insets 0, wrap", "[grow, fill]"));
    meets.add(population);
    meets.add(chosen);
    meets.add(opponents, "width 0:100%:");
    add(
        column(
            new Heading("Options to tune"),
            ranges,
            new Heading("Opponents of the candidates"),
            meets,
            new Heading("Search"),
            method,
            new Heading("Games"),
            extent),
        "aligny top, width 0:100%:");
  }

  private KeyFields fields() {
    return new KeyFields("tuning.", TuningKeys.FILE, this::edited);
  }

  private static JPanel column(JComponent... parts) {
    JPanel column = new JPanel(new MigLayout("fillx, insets 0, wrap", "[grow, fill, 0::]"));
    for (JComponent part : parts) {
      column.add(part, part instanceof Heading ? "gaptop unrel" : "width 0:100%:");
    }
    return column;
  }

  /** Returns a tuning to begin with, for the game on the board. */
  static DraftTree fresh(Rules rules) {
    DraftTree tree = new DraftTree();
    tree.put(1, "plyscope");
    tree.put("Tuning for " + rules.game().name(), "name");
    tree.put(1, "seed");
    tree.put(GamePicker.form(rules), "game");
    tree.put(new LinkedHashMap<>(), "tune", "options");
    tree.put(POPULATION, "against");
    tree.put(4, "openings", "randomPlies");
    tree.put(4, "blocks");
    tree.put("genetic", "method", "use");
    tree.put(100, "test", "blocks");
    return tree;
  }

  /** Shows a tuning. */
  void show(DraftTree tree) {
    draft = tree;
    filling = true;
    try {
      general.show(draft);
      extent.show(draft);
      game.show(object("game"));
      rules = game.rules();
      showParts();
      boolean each = draft.text("against").equals(POPULATION);
      population.setSelected(each);
      chosen.setSelected(!each);
      opponents.show(each ? List.of() : opponentsOf(draft));
    } finally {
      filling = false;
    }
    edited();
  }

  private void showParts() {
    agent.show(rules, draft);
    ranges.show(TunableOption.of(agent.agent(), parts()), draft);
    Map<String, String> settings = draft.texts("method");
    String id = draft.find("method") instanceof String text ? text : settings.remove("use");
    method.show(parts(), id == null ? "" : id, settings);
  }

  private OfferedParts parts() {
    return new OfferedParts(context.analyst(), rules);
  }

  private Map<String, Object> object(String key) {
    Map<String, Object> object = new LinkedHashMap<>();
    if (draft.find(key) instanceof Map<?, ?> members) {
      members.forEach((name, value) -> object.put(String.valueOf(name), value));
    }
    return object;
  }

  private static List<Opponent> opponentsOf(DraftTree tree) {
    List<Opponent> all = new ArrayList<>();
    for (String name : tree.list("against")) {
      Map<String, Object> form = new LinkedHashMap<>();
      if (tree.find("agents", name) instanceof Map<?, ?> members) {
        members.forEach((key, value) -> form.put(String.valueOf(key), value));
      }
      all.add(new Opponent(name, form, tree.text("agents", name, "use")));
    }
    return all;
  }

  private void gameChanged() {
    if (!filling) {
      draft.put(game.written(), "game");
      draft.put(new LinkedHashMap<>(), "tune", "options");
      draft.put(POPULATION, "against");
      for (String other : List.of("agents", "published", "study")) {
        draft.type("", other);
      }
      draft.type("", "test", "against");
      show(draft);
    }
  }

  private void opponentsChanged() {
    chosen.setSelected(!opponents.all().isEmpty());
    population.setSelected(opponents.all().isEmpty());
    edited();
  }

  private void edited() {
    if (filling) {
      return;
    }
    try {
      List<TunableOption> options = TunableOption.of(agent.agent(), parts());
      if (!ranges.isFor(options)) {
        ranges.show(options, draft);
      }
      store();
      whenEdited.accept(object("tune").get("options").equals(Map.of()) ? NONE_TICKED : "");
    } catch (InputException e) {
      whenEdited.accept(e.getMessage());
    }
  }

  private void store() {
    general.store(draft);
    extent.store(draft);
    draft.put(game.written(), "game");
    agent.store(draft);
    ranges.store(draft);
    List<String> names = opponents.all().stream().map(Opponent::name).toList();
    opponents.all().forEach(one -> draft.put(one.written(), "agents", one.name()));
    draft.put(population.isSelected() ? POPULATION : names, "against");
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("use", method.id());
    method.changes().forEach((key, value) -> settings.put(key, DraftTree.value(value)));
    draft.put(settings, "method");
  }

  /** Marks the field that a path of the file leads to. */
  void mark(String path) {
    general.mark(path);
    extent.mark(path);
  }

  /** Returns the name of the tuning. */
  String title() {
    return draft.text("name");
  }

  /** Returns the content of the file. */
  String written() {
    return draft.written();
  }
}
