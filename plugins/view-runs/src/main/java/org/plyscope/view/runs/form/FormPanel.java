package org.plyscope.view.runs.form;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.Preset;
import org.plyscope.view.runs.text.ExperimentText;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;

/** The form: one section per part of the experiment file. */
final class FormPanel extends JPanel {
  private static final FileKey FORMAT = ExperimentKeys.FILE.at("format.type");

  private final Draft draft;
  private final AgentSection agents;
  private final Section general = new Section("Experiment");
  private final Section game = new Section("Game");
  private final Section tournament = new Section("Games");
  private final Section limits = new Section("Default limits");
  private final Section stop = new Section("Stop early");
  private final Section workers = new Section("Worker processes");

  /** What the sections were made for, so that they are made again only when needed. */
  private String madeGame = "";

  private String madeFormat = "";

  FormPanel(Draft draft) {
    super(new MigLayout("fillx, wrap, insets rel", "[grow, fill]"));
    this.draft = draft;
    this.agents = new AgentSection(draft);
    general
        .add(ExperimentKeys.FILE.at("name").label(), FormField.of(draft, "name"), true)
        .add(draft, "seed")
        .end();
    for (String limit : ExperimentKeys.LIMITS.ids()) {
      limits.add(draft, "limits.default." + limit);
    }
    limits.add(draft, "limits.watchdog").end();
    stop.add(draft, "stop.games", "stop.time", "stop.sprt.pair", "stop.sprt.elo").end();
    workers.add(draft, "workers.heap", "workers.stack", "workers.flags", "workers.inProcess").end();
    for (JPanel section : List.of(general, game, agents, tournament, limits, stop, workers)) {
      add(section, "width 0:100%:");
    }
    refresh();
  }

  private List<Section> sections() {
    return List.of(general, game, tournament, limits, stop, workers);
  }

  /** Adds a field with proposals for a declared key. */
  private static void choice(
      Section section,
      String path,
      List<String> proposals,
      Supplier<String> read,
      Consumer<String> write) {
    FileKey key = ExperimentKeys.FILE.at(path);
    section.add(key.label(), FormField.choice(path, proposals, read, write).explained(key, ""));
  }

  /** Shows the content of the text. */
  void refresh() {
    ExperimentText text = draft.readable();
    String id = text.field("game", "id") + draft.game().isPresent();
    if (!madeGame.equals(id)) {
      madeGame = id;
      makeGame();
    }
    if (!madeFormat.equals(text.format())) {
      madeFormat = text.format();
      makeTournament();
    }
    sections().forEach(Section::refresh);
    agents.refresh();
  }

  private void makeGame() {
    game.clear();
    Optional<Game> chosen = draft.game();
    choice(
        game,
        "game.id",
        draft.games().stream().map(Game::id).toList(),
        () -> draft.readable().field("game", "id"),
        id -> draft.edit(text -> gameChosen(text, id)));
    choice(
        game,
        "game.rules",
        chosen.map(g -> g.presets().stream().map(Preset::id).toList()).orElse(List.of()),
        () -> draft.readable().field("game", "rules"),
        preset -> draft.edit(text -> text.withText(preset, "game", "rules")));
    for (Option<?> option : chosen.map(Game::options).orElse(List.of())) {
      game.add(
          option.label(),
          FormField.choice(
                  "game." + option.id(),
                  FormField.withNone(option.choices()),
                  () -> draft.readable().field("game", option.id()),
                  value -> draft.edit(text -> text.with(value, "game", option.id())))
              .explained(option.help(), "default of the rules"));
    }
    game.end();
    game.revalidate();
  }

  /** Another game has other rules and options, so those of the old one go. */
  private ExperimentText gameChosen(ExperimentText text, String id) {
    if (text.field("game", "id").equals(id)) {
      return text;
    }
    boolean known = draft.games().stream().anyMatch(g -> g.id().equals(id));
    ExperimentText changed = text;
    if (known) {
      for (String key : text.fields("game").keySet()) {
        changed = key.equals("id") ? changed : changed.without("game", key);
      }
    }
    return changed.withText(id, "game", "id");
  }

  private void makeTournament() {
    tournament.clear();
    tournament.add(
        FORMAT.label(),
        FormField.choice(
                "format", FORMAT.choices(), () -> draft.readable().format(), this::formatChosen)
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
    tournament
        .add(
            draft,
            "blocks",
            "seats",
            "openings.positions",
            "openings.file",
            "openings.randomPlies",
            "openings.count",
            "adjudicate.plies")
        .end();
    tournament.revalidate();
  }

  /** Adds a field of the format that is written in a way of its own. */
  private void special(
      String path,
      String more,
      Function<ExperimentText, String> read,
      BiFunction<ExperimentText, String, ExperimentText> write) {
    FileKey key = ExperimentKeys.FILE.at(path);
    FormField field =
        FormField.text(
            path,
            () -> read.apply(draft.readable()),
            value -> draft.edit(text -> write.apply(text, value)));
    tournament.add(key.label(), field.explained(key, more), true);
  }

  private void formatChosen(String type) {
    if (FORMAT.choices().contains(type) && !type.equals(draft.readable().format())) {
      draft.edit(text -> text.withFormat(type));
    }
  }

  /**
   * Shows a problem at the field it belongs to.
   *
   * @return whether there is such a field
   */
  boolean show(String path, String sentence) {
    boolean shown = agents.show(path, sentence);
    for (Section section : sections()) {
      shown |= section.show(path, sentence);
    }
    return shown;
  }
}
