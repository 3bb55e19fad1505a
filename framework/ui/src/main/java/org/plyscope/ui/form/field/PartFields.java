package org.plyscope.ui.form.field;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.GamePart;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.wire.keys.FileKey;

/** The fields of a part that is not an agent, such as a tuning method: which one, its options. */
public final class PartFields {
  /** A part or one of its presets, with the values that it begins with. */
  private record Offer(String id, String name, OptionValues values) {}

  private final FileDraft draft;
  private final Section section;
  private final FileKey key;
  private final Class<? extends GamePart> kind;

  /** The values that the fields were made for, so that they are made again only when needed. */
  private List<Object> made = List.of();

  /**
   * Makes no fields yet.
   *
   * @param section where they go
   * @param key the key of the file that holds the part: an object, or the id alone
   * @param kind the interface of the parts
   */
  public PartFields(FileDraft draft, Section section, String key, Class<? extends GamePart> kind) {
    this.draft = draft;
    this.section = section;
    this.key = draft.keys().at(key);
    this.kind = kind;
  }

  private List<Offer> offers() {
    Map<String, Offer> all = new LinkedHashMap<>();
    for (GamePart part : draft.parts(kind)) {
      OptionValues usual = OptionValues.defaults(part.options());
      all.put(part.id(), new Offer(part.id(), part.name(), usual));
      for (Preset preset : part.presets()) {
        all.put(preset.id(), new Offer(preset.id(), preset.name(), usual.with(preset.values())));
      }
    }
    return List.copyOf(all.values());
  }

  /** Returns the id of the first part that fits the game; empty if there is none. */
  public Optional<String> first() {
    return offers().stream().map(Offer::id).findFirst();
  }

  /** Makes the fields for the part of the file, if it is another one. */
  public void remake() {
    List<Object> now = List.of(id(draft.readable()), offers().stream().map(Offer::id).toList());
    if (!made.equals(now)) {
      made = now;
      section.remake(this::fill);
    }
  }

  private void fill() {
    FieldValue use = FieldValue.of(draft, key.id() + ".use", this::id, this::chosen);
    List<Choice> choices = offers().stream().map(o -> new Choice(o.id(), o.name())).toList();
    section.add(new ChoiceField(key.label(), use, choices, "").explained(key.help(), ""), true);
    chosen()
        .ifPresent(
            part ->
                part.values()
                    .options()
                    .forEach(
                        option -> {
                          String[] path = {key.id(), option.id()};
                          FieldValue value =
                              FieldValue.of(
                                  draft,
                                  String.join(".", path),
                                  text -> text.field(path),
                                  (text, typed) -> owning(text).with(typed, path));
                          String held = part.values().texts().get(option.id());
                          section.add(OptionFields.of(value, option, held, false));
                        }));
  }

  private String id(FileText text) {
    return text.has(key.id(), "use") ? text.field(key.id(), "use") : text.field(key.id());
  }

  /** Returns a text in which the part is an object. */
  private FileText owning(FileText text) {
    return text.withText(id(text), key.id(), "use");
  }

  /** Another part has other options, so those of the old one go. */
  private FileText chosen(FileText text, String id) {
    return id.isEmpty() ? text : text.withValue(Map.of("use", id), key.id());
  }

  private Optional<Offer> chosen() {
    String id = id(draft.readable());
    return offers().stream().filter(one -> one.id().equals(id)).findFirst();
  }

  /**
   * Returns the id of the part or preset.
   *
   * @throws InputException if no part of the kind is installed for the game
   */
  public String id() {
    return chosen()
        .map(Offer::id)
        .orElseThrow(
            () ->
                new InputException(
                    "No " + key.label().toLowerCase(Locale.ROOT) + " fits the game."));
  }

  /**
   * Returns the options that differ from those of the part or preset.
   *
   * @throws InputException if an option is wrong
   */
  public Map<String, String> changes() {
    Map<String, String> written = draft.readable().fields(key.id());
    written.remove("use");
    return chosen()
        .map(part -> part.values().with(written).changesFrom(part.values()))
        .orElse(Map.of());
  }
}
