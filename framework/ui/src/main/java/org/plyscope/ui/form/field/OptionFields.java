package org.plyscope.ui.form.field;

import java.util.List;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.GamePart;
import org.plyscope.ui.form.IdentifierText;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.draft.SweepText;

/** Makes fields for declared options of games, agents and other parts. */
public final class OptionFields {
  private OptionFields() {}

  /**
   * Makes a field.
   *
   * @param held the value that holds while the field is empty
   * @param swept whether several values are possible
   */
  static FormField of(FieldValue value, Option<?> option, String held, boolean swept) {
    List<Choice> choices = choices(value.draft(), option);
    boolean part = option.kind() == Option.Kind.PART;
    String others = swept ? SweepText.HELP : part ? option.help() : "";
    FormField field =
        choices.isEmpty()
            ? new EntryField(option.label(), value)
            : new ChoiceField(option.label(), value, choices, others);
    return field.explained(
        option.help() + (swept ? " " + SweepText.HELP : ""),
        standard(value.draft(), option, held, choices));
  }

  /** Writes a value of an option by the name that its field offers. */
  public static String shown(FileDraft draft, Option<?> option, String value) {
    return Choice.label(choices(draft, option), value);
  }

  private static List<Choice> choices(FileDraft draft, Option<?> option) {
    return switch (option.kind()) {
      case FLAG -> Choice.flags();
      case CHOICE -> Choice.words(option.choices());
      case PART ->
          draft.parts(option.partKind().orElseThrow()).stream()
              .map(part -> new Choice(part.id(), part.name()))
              .toList();
      default -> List.of();
    };
  }

  private static String standard(
      FileDraft draft, Option<?> option, String held, List<Choice> choices) {
    if (!held.isEmpty()) {
      return Choice.label(choices, held);
    }
    if (!option.emptyMeaning().isEmpty()) {
      return IdentifierText.of(option.emptyMeaning());
    }
    // An option that names no part means the first that fits.
    return option.kind() == Option.Kind.PART
        ? draft.parts(option.partKind().orElseThrow()).stream()
            .map(GamePart::name)
            .findFirst()
            .orElse("Default")
        : "";
  }
}
