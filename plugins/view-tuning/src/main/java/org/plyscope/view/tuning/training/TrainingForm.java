package org.plyscope.view.tuning.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.ui.form.field.FieldGroup;
import org.plyscope.ui.form.field.FileForm;
import org.plyscope.ui.form.field.GameFields;
import org.plyscope.ui.form.field.PartFields;
import org.plyscope.ui.form.field.Section;
import org.plyscope.ui.widget.Heading;
import org.plyscope.view.tuning.form.AgentForms;
import org.plyscope.view.tuning.form.OpponentList;
import org.plyscope.wire.WireText;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.FileKey.Kind;
import org.plyscope.wire.keys.FileKey.Trait;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.TrainingKeys;

/** Sets up a training: the game, the trainer with its options, tests and opponents. */
final class TrainingForm extends FileForm {
  private static final String OPPONENTS = "opponents";
  private static final String TRAINER = "trainer";

  /** The keys of training files, with the game and the trainer as other files write them. */
  static final FileKey KEYS =
      TrainingKeys.FILE
          .without("training", "name", "rules")
          .with(
              ExperimentKeys.FILE.at("game"),
              FileKey.of(
                      Kind.GROUP,
                      TRAINER,
                      "What trains the model.",
                      FileKey.of(Kind.TEXT, "use", "The trainer or one of its presets."))
                  .with(Trait.OPEN),
              FileKey.of(Kind.TEXTS, OPPONENTS, "The agents of the tests."));

  private final FileDraft draft;
  private final GameFields game;
  private final Section numbers;
  private final Section options;
  private final PartFields trainer;
  private final OpponentList opponents;

  TrainingForm(FileDraft draft) {
    super(
        draft,
        new MigLayout("fillx, insets 0, wrap 2", "[grow 45, fill, 0::]para[grow 55, fill, 0::]"));
    this.draft = draft;
    game = new GameFields(draft, this::gameChosen);
    numbers = Section.of(draft, "Length and tests").add("lessons", "every", "blocks", "seed");
    options = Section.of(draft, "Training");
    trainer = new PartFields(draft, options, TRAINER, TrainerFactory.class);
    opponents = new OpponentList(draft, OPPONENTS, this::agents, TrainingForm::added);
    add(
        column(
            List.of(
                game.sections().get(0),
                game.sections().get(1),
                numbers,
                new Heading("Opponents of the tests"),
                opponents)),
        "aligny top, width 0:100%:");
    add(column(List.of(options)), "aligny top, width 0:100%:");
    refresh();
  }

  /** Returns the agents that a model can be tested against: those whose search ends. */
  private List<InstalledAgent> agents() {
    return draft.agents().stream()
        .filter(agent -> agent.endsByItself() || !agent.limits().equals(Limits.NONE))
        .toList();
  }

  private static FileText added(FileText text, InstalledAgent agent) {
    List<String> all = new ArrayList<>(text.texts(OPPONENTS));
    all.add(agent.text());
    return text.withValue(all, OPPONENTS);
  }

  /** Another game has other trainers and agents. */
  private FileText gameChosen(FileText text) {
    Map<String, Object> first =
        draft
            .installed()
            .rules(text.field("game", "id"), "", Map.of())
            .map(rules -> written(rules, ""))
            .orElse(Map.of());
    return text.withValue(first, TRAINER).withValue(List.of(), OPPONENTS);
  }

  /** Returns a trainer as other files write parts; the first one that fits if none is named. */
  private Map<String, Object> written(Rules rules, String text) {
    Map<String, Object> form = new LinkedHashMap<>();
    if (text.isBlank()) {
      draft.installed().analyst().parts(TrainerFactory.class, rules).stream()
          .findFirst()
          .ifPresent(first -> form.put("use", first.id()));
    } else {
      AgentSpec spec = AgentSpec.parse(text);
      form.put("use", spec.id());
      form.putAll(spec.options());
    }
    return form;
  }

  /** Returns the text in which a training is set up. */
  String text(Trainings.Draft training) {
    Trainings.Order order = training.order();
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("game", AgentForms.of(order.rules()));
    tree.put("lessons", training.lessons());
    tree.put("every", order.every());
    tree.put("blocks", order.blocks());
    tree.put("seed", order.seed());
    tree.put(TRAINER, written(order.rules(), order.trainer()));
    tree.put(OPPONENTS, order.opponents());
    return WireText.indented(tree);
  }

  @Override
  protected List<FieldGroup> groups() {
    List<FieldGroup> all = new ArrayList<>(game.sections());
    all.addAll(List.of(numbers, options));
    return all;
  }

  @Override
  public void refresh() {
    game.remake();
    trainer.remake();
    opponents.show(draft.readable().texts(OPPONENTS), this::name);
    super.refresh();
  }

  private String name(String agent) {
    return draft
        .rules()
        .flatMap(rules -> find(rules, agent))
        .map(InstalledAgent::name)
        .orElse(agent);
  }

  private Optional<InstalledAgent> find(Rules rules, String agent) {
    try {
      return Optional.of(draft.installed().catalog().agent(rules, AgentSpec.parse(agent)));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns the chosen training.
   *
   * @throws InputException if a field is wrong or there is no trainer for the game
   */
  Trainings.Draft training() {
    FileObject file = FileObject.read(WireText.readFile(draft.text(), ""), KEYS);
    Rules rules =
        draft.rules().orElseThrow(() -> new InputException("Choose a game and its rules."));
    return new Trainings.Draft(
        rules.game().name(),
        new Trainings.Order(
            rules,
            AgentSpec.of(trainer.id(), trainer.changes()).text(),
            file.whole("seed"),
            file.whole("every"),
            file.small("blocks"),
            file.texts(OPPONENTS)),
        file.whole("lessons"));
  }
}
