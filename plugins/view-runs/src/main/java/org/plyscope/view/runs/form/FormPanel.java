package org.plyscope.view.runs.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.Option;
import org.plyscope.ui.form.IdentifierText;
import org.plyscope.ui.widget.Keys;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.text.ExperimentText;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;

/** The form: one section per part of the experiment file, the agents beside the others. */
final class FormPanel extends JPanel {
  private static final FileKey FORMAT = ExperimentKeys.FILE.at("format.type");

  /** Below this width, in letters, the agents stand below the other sections. */
  private static final int NARROW = 60;

  private final Draft draft;
  private final AgentSection agents;
  private final Section general = Section.of("Experiment");
  private final Section game = Section.of("Game");
  private final Section ruleOptions = Section.folded("Rule options");
  private final Section tournament = Section.of("Games to play");
  private final Section limits = Section.folded("Default limits");
  private final Section stop = Section.folded("Stop early");
  private final Section workers = Section.folded("Worker processes");

  /** The values that the sections were made for, so that they are made again only when needed. */
  private String madeGame = "";

  private String madeFormat = "";
  private boolean narrow;

  FormPanel(Draft draft) {
    super(new MigLayout());
    this.draft = draft;
    this.agents = new AgentSection(draft);
    general.add(FormField.of(draft, "name"), true).add(draft, "seed");
    for (String limit : ExperimentKeys.LIMITS.ids()) {
      limits.add(draft, "limits.default." + limit);
    }
    limits.add(draft, "limits.watchdog");
    stop.add(draft, "stop.games", "stop.time", "stop.sprt.pair", "stop.sprt.elo");
    workers.add(draft, "workers.heap", "workers.stack", "workers.flags", "workers.inProcess");
    arrange();
    refresh();
    int within = WHEN_ANCESTOR_OF_FOCUSED_COMPONENT;
    Keys.bind(this, within, "ctrl Z", draft::undo, () -> true);
    Keys.bind(this, within, "ctrl Y", draft::redo, () -> true);
    Keys.bind(this, within, "ctrl shift Z", draft::redo, () -> true);
  }

  private void arrange() {
    removeAll();
    setLayout(
        new MigLayout(
            "fillx, insets rel",
            narrow ? "[grow, fill, 0::]" : "[grow 45, fill, 0::, sg]para[grow 55, fill, 0::, sg]",
            "[top]"));
    JPanel left =
        new JPanel(new MigLayout("fillx, wrap, insets 0, hidemode 3", "[grow, fill, 0::]"));
    for (JPanel section : sections()) {
      left.add(section, "width 0:100%:");
    }
    add(left, narrow ? "wrap, width 0:100%:" : "top, width 0:50%:");
    add(agents, narrow ? "width 0:100%:" : "top, width 0:50%:");
    revalidate();
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean now = width > 0 && width < NARROW * getFontMetrics(getFont()).charWidth('m');
    if (now != narrow) {
      narrow = now;
      SwingUtilities.invokeLater(this::arrange);
    }
    super.setBounds(x, y, width, height);
  }

  private List<Section> sections() {
    return List.of(general, game, ruleOptions, tournament, limits, stop, workers);
  }

  /** Takes over what the user is typing. */
  void commit() {
    fields().forEach(FormField::commit);
  }

  private List<FormField> fields() {
    return Stream.concat(
            sections().stream().flatMap(section -> section.fields().stream()),
            agents.fields().stream())
        .toList();
  }

  /** Shows the content of the text. */
  void refresh() {
    String id = draft.source("game").field("game", "id") + draft.game().isPresent() + draft.usual();
    if (!madeGame.equals(id)) {
      madeGame = id;
      game.remake(this::makeGame);
      ruleOptions.remake(this::makeOptions);
      ruleOptions.setVisible(!ruleOptions.fields().isEmpty());
    }
    String format = draft.source("format").format();
    if (!madeFormat.equals(format)) {
      madeFormat = format;
      tournament.remake(this::makeTournament);
    }
    sections().forEach(Section::refresh);
    agents.refresh();
  }

  private void makeGame() {
    Optional<Game> chosen = draft.game();
    FileKey id = ExperimentKeys.FILE.at("game.id");
    FieldValue games =
        FieldValue.of(draft, "game.id", text -> text.field("game", "id"), this::gameChosen);
    game.add(
        new ChoiceField(
                id.label(),
                games,
                draft.games().stream().map(g -> new Choice(g.id(), g.name())).toList(),
                false)
            .explained(id, ""));
    FileKey rules = ExperimentKeys.FILE.at("game.rules");
    List<Choice> presets =
        chosen.stream()
            .flatMap(g -> g.presets().stream())
            .map(preset -> new Choice(preset.id(), preset.name()))
            .toList();
    game.add(
        new ChoiceField(rules.label(), FieldValue.of(draft, "game.rules", rules), presets, false)
            .explained(rules.help(), presets.isEmpty() ? "Usual rules" : presets.get(0).label()));
  }

  private void makeOptions() {
    draft.game().stream()
        .flatMap(chosen -> chosen.options().stream())
        .forEach(option -> ruleOptions.add(option(option)));
  }

  private FormField option(Option<?> option) {
    FieldValue value =
        FieldValue.of(
            draft,
            "game." + option.id(),
            text -> text.field("game", option.id()),
            (text, chosen) -> text.with(chosen, "game", option.id()));
    List<Choice> choices =
        option.kind() == Option.Kind.FLAG ? Choice.flags() : Choice.words(option.choices());
    FormField field =
        choices.isEmpty()
            ? new EntryField(option.label(), value)
            : new ChoiceField(option.label(), value, choices, false);
    return field.explained(
        option.help(), Choice.label(choices, draft.usual().getOrDefault(option.id(), "")));
  }

  /** Another game has other rules and options, so those of the old one go. */
  private ExperimentText gameChosen(ExperimentText text, String id) {
    ExperimentText changed = text;
    for (String key : text.fields("game").keySet()) {
      changed = key.equals("id") ? changed : changed.without("game", key);
    }
    return changed.withText(id, "game", "id");
  }

  private void makeTournament() {
    FieldValue format =
        FieldValue.of(
            draft,
            "format",
            ExperimentText::format,
            (text, type) -> type.isEmpty() ? text : text.withFormat(type));
    tournament.add(
        new ChoiceField(FORMAT.label(), format, Choice.words(FORMAT.choices()), false)
            .explained(FORMAT, ""));
    switch (madeFormat) {
      case "gauntlet" -> tournament.add(draft, "format.first", "format.against");
      case "grid" -> tournament.add(draft, "format.rows", "format.columns");
      case "suite" -> tournament.add(draft, "format.problems");
      case "pairs" ->
          special(
              "format.pairs",
              "Pairs are separated by semicolons.",
              text -> text.lists("format", "pairs"),
              ExperimentText::withPairs);
      case "ladder" ->
          special(
              "format.reach", "", text -> text.field("format", "reach"), ExperimentText::withReach);
      default -> {
        // All agents meet.
      }
    }
    tournament.add(draft, "blocks");
    if (!madeFormat.equals("suite")) {
      tournament.add(
          draft,
          "openings.count",
          "openings.randomPlies",
          "openings.positions",
          "openings.file",
          "seats");
    }
    tournament.add(draft, "adjudicate.plies");
  }

  /** Adds a field of the format that is written in a way of its own. */
  private void special(
      String path,
      String more,
      Function<ExperimentText, String> read,
      BiFunction<ExperimentText, String, ExperimentText> write) {
    FileKey key = ExperimentKeys.FILE.at(path);
    FormField field = new EntryField(key.label(), FieldValue.of(draft, path, read, write));
    tournament.add(field.explained(key, more), true);
  }

  /**
   * Shows problems at the fields they belong to.
   *
   * @return those that belong to no field, in words; or else one that needs no field to be
   *     understood
   */
  List<String> show(List<FormProblem> problems) {
    List<FormProblem> rest = agents.show(problems);
    for (Section section : sections()) {
      rest = section.show(rest);
    }
    List<String> sentences = new ArrayList<>();
    for (FormProblem problem : rest) {
      String last = problem.path().substring(problem.path().lastIndexOf('.') + 1);
      sentences.add(problem.inWords(last.isEmpty() ? "The file" : IdentifierText.of(last)));
    }
    if (sentences.isEmpty()) {
      problems.stream()
          .filter(problem -> !problem.sentence().startsWith(" "))
          .findFirst()
          .ifPresent(problem -> sentences.add(problem.inWords("")));
    }
    return sentences;
  }
}
