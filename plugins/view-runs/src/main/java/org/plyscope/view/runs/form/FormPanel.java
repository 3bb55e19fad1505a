package org.plyscope.view.runs.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.game.Game;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.Preset;
import org.plyscope.view.runs.text.ExperimentText;

/** The form: one section per part of the experiment file. */
final class FormPanel extends JPanel {
  private static final List<String> FORMATS =
      List.of("round-robin", "gauntlet", "grid", "ladder", "pairs", "suite");

  private final Draft draft;
  private final AgentSection agents;
  private final Section general = new Section("Experiment");
  private final Section game = new Section("Game");
  private final Section tournament = new Section("Games");
  private final Section limits = new Section("Limits of agents without their own");
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
        .add("Name", text("name", "What it is called", ""), true)
        .add("Seed", field("All random choices are derived from it", "0", "seed"))
        .end();
    for (String limit : AgentSection.LIMITS) {
      limits.add(
          limit, field("How far a search may go for a move", "none", "limits", "default", limit));
    }
    limits
        .add(
            "Watchdog",
            field("No move may take longer, whatever its limits", "60s", "limits", "watchdog"))
        .end();
    stop.add("Games", field("Stop after so many games", "never", "stop", "games"))
        .add("Time", field("Stop after such a time, for example 10min", "never", "stop", "time"))
        .add(
            "Test: pair",
            list(
                "Two agents, the sequential test asks whether the first is better",
                "no test",
                "stop",
                "sprt",
                "pair"))
        .add(
            "Test: Elo",
            list(
                "The differences that the test tells apart, for example 0, 50",
                "",
                "stop",
                "sprt",
                "elo"))
        .end();
    workers
        .add(
            "Heap",
            field("How much memory each process has for objects", "512m", "workers", "heap"))
        .add("Stack", field("How large the stack of a thread is", "8m", "workers", "stack"))
        .add(
            "Flags",
            list(
                "Java flags for memory, collector or compiler, after commas",
                "none",
                "workers",
                "flags"))
        .add(
            "In this process",
            choice(
                "Whether games are played in the process of the window, for agents that are trusted"
                    + " and short",
                "false",
                List.of("", "true", "false"),
                value -> draft.edit(text -> text.with(value, "workers", "inProcess")),
                "workers",
                "inProcess"))
        .end();
    for (JPanel section : List.of(general, game, agents, tournament, limits, stop, workers)) {
      add(section, "width 0:100%:");
    }
    refresh();
  }

  private List<Section> sections() {
    return List.of(general, game, tournament, limits, stop, workers);
  }

  private FormField text(String key, String help, String standard) {
    return FormField.text(
            key,
            () -> draft.readable().field(key),
            value -> draft.edit(text -> text.withText(value, key)))
        .explained(help + ".", standard);
  }

  private FormField field(String help, String standard, String... path) {
    return FormField.text(
            String.join(".", path),
            () -> draft.readable().field(path),
            value -> draft.edit(text -> text.with(value, path)))
        .explained(help + ".", standard);
  }

  private FormField list(String help, String standard, String... path) {
    return FormField.text(
            String.join(".", path),
            () -> draft.readable().list(path),
            value -> draft.edit(text -> text.withList(value, path)))
        .explained(help + ".", standard);
  }

  private FormField choice(
      String help,
      String standard,
      List<String> proposals,
      Consumer<String> write,
      String... path) {
    return FormField.choice(
            String.join(".", path), proposals, () -> draft.readable().field(path), write)
        .explained(help + ".", standard);
  }

  /** Shows what the text says. */
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
    game.add(
        "Game",
        choice(
            "What is played",
            "",
            draft.games().stream().map(Game::id).toList(),
            id -> draft.edit(text -> gameChosen(text, id)),
            "game",
            "id"));
    game.add(
        "Rules",
        choice(
            "A named set of rules",
            "the usual ones",
            chosen.map(g -> g.presets().stream().map(Preset::id).toList()).orElse(List.of()),
            preset -> draft.edit(text -> text.withText(preset, "game", "rules")),
            "game",
            "rules"));
    for (Option<?> option : chosen.map(Game::options).orElse(List.of())) {
      List<String> proposals = new ArrayList<>(List.of(""));
      proposals.addAll(option.choices());
      game.add(
          option.label(),
          FormField.choice(
                  "game." + option.id(),
                  proposals,
                  () -> draft.readable().field("game", option.id()),
                  value -> draft.edit(text -> text.with(value, "game", option.id())))
              .explained(option.help(), "as the rules say"));
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
        "Format",
        FormField.choice("format", FORMATS, () -> draft.readable().format(), this::formatChosen)
            .explained(
                "Who meets whom: everybody everybody, some against others, neighbours, or problems"
                    + " instead of games.",
                ""));
    switch (madeFormat) {
      case "gauntlet" -> meeting("first", "against");
      case "grid" -> meeting("rows", "columns");
      case "suite" ->
          tournament.add(
              "Problems",
              list(
                  "Ids or patterns of problems of the game, or exact, forced",
                  "",
                  "format",
                  "problems"));
      case "pairs" -> tournament.add("Pairs", pairs(), true);
      case "ladder" ->
          tournament.add(
              "Reach",
              FormField.text(
                      "format.reach",
                      () -> draft.readable().field("format", "reach"),
                      value -> draft.edit(text -> text.withReach(value)))
                  .explained("How many rungs up everybody plays.", "1"));
      default -> {
        // Everybody meets everybody.
      }
    }
    tournament
        .add("Blocks", field("How often every line-up plays an opening in all seats", "", "blocks"))
        .add(
            "Seats",
            choice(
                "Which seat orders a block has",
                "all",
                List.of("", "all", "rotate", "fixed"),
                value -> draft.edit(text -> text.withText(value, "seats")),
                "seats"))
        .add(
            "Positions",
            list(
                "Where games begin: ids of positions of the rules, after commas",
                "the start",
                "openings",
                "positions"))
        .add(
            "From a file",
            FormField.text(
                    "openings.file",
                    () -> draft.readable().field("openings", "file"),
                    value -> draft.edit(text -> text.withText(value, "openings", "file")))
                .explained(
                    "A file of positions where games begin, looked for beside the experiment.",
                    "none"))
        .add(
            "Random plies",
            field(
                "Openings are drawn by so many random moves",
                "none: the start",
                "openings",
                "randomPlies"))
        .add("Openings", field("How many openings are drawn", "one a block", "openings", "count"))
        .add(
            "Longest game",
            field("After so many moves a game is a draw", "never", "adjudicate", "plies"))
        .end();
    tournament.revalidate();
  }

  private void meeting(String some, String others) {
    tournament.add(
        some.equals("first") ? "First" : "Rows",
        list("Names or patterns with stars, after commas", "", "format", some));
    tournament.add(
        some.equals("first") ? "Against" : "Columns",
        list("Names or patterns with stars, after commas", "", "format", others));
  }

  private FormField pairs() {
    return FormField.text(
            "format.pairs",
            () -> draft.readable().lists("format", "pairs"),
            value -> draft.edit(text -> text.withLists(value, "format", "pairs")))
        .explained(
            "Who meets whom, for example ab2, random; ab5, random. With more players as many names"
                + " as there are seats.",
            "ab2, random; ab5, random");
  }

  private void formatChosen(String type) {
    if (FORMATS.contains(type) && !type.equals(draft.readable().format())) {
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
