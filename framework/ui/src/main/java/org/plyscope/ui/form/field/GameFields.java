package org.plyscope.ui.form.field;

import java.util.List;
import java.util.function.UnaryOperator;
import org.plyscope.api.option.Option;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileKey;

/** The fields of the game: which one, a preset of its rules, and their options. */
public final class GameFields {
  private final FileDraft draft;
  private final UnaryOperator<FileText> whenChosen;
  private final Section game;
  private final Section options;

  /** The values that the fields were made for, so that they are made again only when needed. */
  private String made = "";

  /**
   * Makes no fields yet.
   *
   * @param whenChosen changes other fields that depend on the game when another one is chosen
   */
  public GameFields(FileDraft draft, UnaryOperator<FileText> whenChosen) {
    this.draft = draft;
    this.whenChosen = whenChosen;
    this.game = Section.of(draft, "Game");
    this.options = Section.folded(draft, "Rule options");
  }

  /** Returns the sections that the fields are in. */
  public List<Section> sections() {
    return List.of(game, options);
  }

  /** Makes the fields for the game of the file, if it is another one. */
  public void remake() {
    String now =
        draft.source("game").field("game", "id") + draft.game().isPresent() + draft.usual();
    if (!made.equals(now)) {
      made = now;
      game.remake(this::fill);
      options.remake(
          () ->
              draft.game().stream()
                  .flatMap(chosen -> chosen.options().stream())
                  .forEach(option -> options.add(option(option))));
      options.setVisible(!options.fields().isEmpty());
    }
  }

  private void fill() {
    FileKey id = ExperimentKeys.FILE.at("game.id");
    FieldValue games =
        FieldValue.of(draft, "game.id", text -> text.field("game", "id"), this::chosen);
    List<Choice> all =
        draft.installed().games().stream().map(g -> new Choice(g.id(), g.name())).toList();
    game.add(new ChoiceField(id.label(), games, all, "").explained(id, ""));
    FileKey rules = ExperimentKeys.FILE.at("game.rules");
    List<Choice> presets =
        draft.game().stream()
            .flatMap(g -> g.presets().stream())
            .map(preset -> new Choice(preset.id(), preset.name()))
            .toList();
    game.add(
        new ChoiceField(rules.label(), FieldValue.of(draft, "game.rules", rules), presets, "")
            .explained(rules.help(), presets.isEmpty() ? "Usual rules" : presets.get(0).label()));
  }

  private FormField option(Option<?> option) {
    FieldValue value =
        FieldValue.of(
            draft,
            "game." + option.id(),
            text -> text.field("game", option.id()),
            (text, chosen) -> text.with(chosen, "game", option.id()));
    return OptionFields.of(value, option, draft.usual().getOrDefault(option.id(), ""), false);
  }

  /** Another game has other rules and options, so those of the old one go. */
  private FileText chosen(FileText text, String id) {
    FileText changed = text;
    for (String key : text.fields("game").keySet()) {
      changed = key.equals("id") ? changed : changed.without("game", key);
    }
    return whenChosen.apply(changed.withText(id, "game", "id"));
  }
}
