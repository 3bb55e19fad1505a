package org.plyscope.view.tuning.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JRadioButton;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.ui.form.OfferedParts;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.ui.form.field.AgentFields;
import org.plyscope.ui.form.field.FieldGroup;
import org.plyscope.ui.form.field.FileForm;
import org.plyscope.ui.form.field.FormField;
import org.plyscope.ui.form.field.GameFields;
import org.plyscope.ui.form.field.PartFields;
import org.plyscope.ui.form.field.Section;
import org.plyscope.ui.widget.Heading;
import org.plyscope.wire.WireText;

/** Sets up a tuning: the agent, which of its options between which bounds, opponents and method. */
final class TuningForm extends FileForm {
  private static final String POPULATION = "population";
  private static final String AGAINST = "against";
  private static final String[] AGENT = {"tune", "agent"};

  private final FileDraft draft;
  private final Section general;
  private final GameFields game;
  private final Section agent;
  private final Section options;
  private final RangeRows ranges;
  private final JRadioButton population = new JRadioButton("Each other (the population)");
  private final JRadioButton chosen = new JRadioButton("These agents");
  private final OpponentList opponents;
  private final PartFields method;
  private final Section search;
  private final Section extent;

  /** The agent that the fields were made for. */
  private List<Object> made = List.of();

  TuningForm(FileDraft draft) {
    super(
        draft,
        new MigLayout("fillx, insets 0, wrap 2", "[grow 45, fill, 0::]para[grow 55, fill, 0::]"));
    this.draft = draft;
    general = Section.of(draft, "").add(FormField.of(draft, "name"), true).add("seed");
    game = new GameFields(draft, this::gameChosen);
    agent = Section.of(draft, "Agent");
    options = Section.folded(draft, "Options of the agent");
    ranges = new RangeRows(draft);
    opponents = new OpponentList(draft, AGAINST, draft::agents, TuningForm::added);
    search = Section.of(draft, "Search");
    method = new PartFields(draft, search, "method", TunerFactory.class);
    extent =
        Section.of(draft, "Games")
            .add("blocks", "openings.randomPlies", "repetitions", "budget.games")
            .add("budget.candidates", "test.blocks", "keepGames");
    radio(population, "population", POPULATION);
    radio(chosen, "chosen", List.of());
    ButtonGroup group = new ButtonGroup();
    group.add(population);
    group.add(chosen);
    List<JComponent> left = new ArrayList<>(List.of(general));
    left.addAll(game.sections());
    left.addAll(List.of(agent, options));
    add(column(left), "aligny top, width 0:100%:");
    add(
        column(
            List.of(
                new Heading("Options to tune"),
                ranges,
                new Heading("Opponents of the candidates"),
                population,
                chosen,
                opponents,
                search,
                extent)),
        "aligny top, width 0:100%:");
    refresh();
  }

  private void radio(JRadioButton button, String name, Object opposed) {
    button.setName(draft.name() + name);
    button.addActionListener(e -> draft.edit(AGAINST, text -> text.withValue(opposed, AGAINST)));
  }

  /** Returns a tuning to begin with, for the game on the board. */
  String fresh(Rules rules) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("plyscope", 1);
    tree.put("name", "Tuning for " + rules.game().name());
    tree.put("seed", 1);
    tree.put("game", AgentForms.of(rules));
    tree.put("tune", tuned(tunable(rules)));
    tree.put(AGAINST, POPULATION);
    tree.put("openings", Map.of("randomPlies", 4));
    tree.put("blocks", 4);
    tree.put("method", Map.of("use", "genetic"));
    tree.put("test", Map.of("blocks", 100));
    return WireText.indented(tree) + "\n";
  }

  /** Proposes an agent to tune: the first of some agents, and no options yet. */
  private static Map<String, Object> tuned(List<InstalledAgent> agents) {
    Map<String, Object> tune = new LinkedHashMap<>();
    agents.stream().findFirst().ifPresent(one -> tune.put("agent", AgentForms.of(one)));
    tune.put("options", Map.of());
    return tune;
  }

  private List<InstalledAgent> tunable() {
    return draft.rules().map(this::tunable).orElse(List.of());
  }

  private List<InstalledAgent> tunable(Rules rules) {
    return draft.installed().catalog().agentsFor(rules).stream()
        .filter(one -> !one.values().options().isEmpty())
        .toList();
  }

  /** Another game has other agents, so that most of a tuning begins anew. */
  private FileText gameChosen(FileText text) {
    Optional<Rules> rules = draft.installed().rules(text.field("game", "id"), "", Map.of());
    FileText changed = text.withValue(tuned(rules.map(this::tunable).orElse(List.of())), "tune");
    for (String other : List.of("agents", "published", "study")) {
      changed = changed.without(other);
    }
    return changed.without("test", AGAINST).withText(POPULATION, AGAINST);
  }

  /** Adds an opponent, under another name if its own is taken. */
  private static FileText added(FileText text, InstalledAgent agent) {
    List<String> all = new ArrayList<>(opponents(text));
    String name = agent.name();
    for (int number = 2; text.agents().contains(name); number++) {
      name = agent.name() + " " + number;
    }
    all.add(name);
    return text.withValue(AgentForms.of(agent), "agents", name).withValue(all, AGAINST);
  }

  private static List<String> opponents(FileText text) {
    return text.field(AGAINST).equals(POPULATION) ? List.of() : text.texts(AGAINST);
  }

  @Override
  protected List<FieldGroup> groups() {
    List<FieldGroup> all = new ArrayList<>(List.of(general));
    all.addAll(game.sections());
    all.addAll(List.of(agent, options, ranges, search, extent));
    return all;
  }

  @Override
  public void refresh() {
    game.remake();
    method.remake();
    remakeAgent();
    draft.agentAsSet(AGENT).ifPresent(one -> ranges.remake(TunableOption.of(one, parts())));
    boolean each = draft.readable().field(AGAINST).equals(POPULATION);
    population.setSelected(each);
    chosen.setSelected(!each);
    opponents.show(opponents(draft.readable()), name -> name);
    super.refresh();
  }

  private OfferedParts parts() {
    return new OfferedParts(draft.installed().analyst(), draft.rules().orElseThrow());
  }

  private void remakeAgent() {
    Optional<InstalledAgent> now = draft.agent(AGENT);
    List<Object> wanted =
        List.of(
            now.map(one -> List.of(one.id(), one.values())).orElse(List.of()),
            tunable().stream().map(InstalledAgent::id).toList());
    if (made.equals(wanted)) {
      return;
    }
    made = wanted;
    AgentFields fields = new AgentFields(draft, false, this::write, AGENT);
    agent.remake(
        () -> {
          agent.add(fields.agent(), true);
          fields.limits(now).forEach(agent::add);
        });
    options.remake(() -> now.ifPresent(one -> fields.options(one).forEach(options::add)));
  }

  /** Another agent has other options and limits, so those of the old one go. */
  private FileText write(FileText text, String key, String value) {
    if (!key.equals("use")) {
      return text.with(value, FileText.path(AGENT, key));
    }
    return tunable().stream()
        .filter(one -> one.id().equals(value))
        .findFirst()
        .map(one -> text.withValue(AgentForms.of(one), AGENT))
        .orElse(text);
  }

  /**
   * Checks what can be checked without reading the file.
   *
   * @throws InputException if the tuning cannot be begun
   */
  void check() {
    if (tunable().isEmpty()) {
      throw new InputException("No installed agent for this game has options to tune.");
    }
    method.id();
    if (draft.readable().fields("tune", "options").isEmpty()) {
      throw new InputException("Tick at least one option to tune.");
    }
  }
}
