package org.plyscope.lab.catalog.internal;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.check.CheckedParts;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.option.PartReference;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartFactory;
import org.plyscope.api.part.PartFile;
import org.plyscope.lab.catalog.internal.intake.Item;
import org.plyscope.lab.catalog.internal.intake.Origin;

/** Finds the parts and files that options name. */
final class References {
  /** Parts that name each other by their defaults would otherwise do so without end. */
  private static final int DEEPEST = 20;

  private static final System.Logger LOG = System.getLogger(References.class.getName());

  /** Ids come from plugins; only plain ones name a folder. */
  private static final Pattern OWNER = Pattern.compile("[a-z0-9-]+/[a-z0-9-]+");

  private final Shelves shelves;
  private final List<Path> folders;
  private final Path kept;

  /** Receives the violations of parts; null if they are not checked. */
  private final Consumer<String> report;

  private boolean anyChecked;

  /**
   * A part with the values a reference gives it.
   *
   * @param part the part
   * @param id the id of the part or of the preset that was named
   * @param base the values the id alone stands for
   * @param values the values of its options, completed
   * @param origin where the part comes from
   */
  record Choice(GamePart part, String id, OptionValues base, OptionValues values, Origin origin) {}

  /**
   * Looks for parts on some shelves, for files in some folders.
   *
   * @param shelves where the parts are
   * @param folders where relative paths are looked up, in this order
   * @param kept where parts keep files of their own, or null if they cannot
   */
  References(Shelves shelves, List<Path> folders, Path kept) {
    this(shelves, folders, kept, null);
  }

  private References(Shelves shelves, List<Path> folders, Path kept, Consumer<String> report) {
    this.shelves = shelves;
    this.folders = folders;
    this.kept = kept;
    this.report = report;
  }

  /**
   * Makes something of parts that are checked while they work.
   *
   * @throws InputException if it has no part that can be checked
   */
  <T> T checked(Consumer<String> violations, Function<References, T> maker) {
    References named = new References(shelves, folders, kept, violations);
    T made = maker.apply(named);
    if (!named.anyChecked) {
      throw new InputException("There is no part that can be checked.");
    }
    return made;
  }

  /** Puts a check around an instance of a part, if parts are checked. */
  <T> T guarded(Class<? extends GamePart> kind, Choice choice, T made) {
    if (report == null) {
      return made;
    }
    String who = "The " + Kinds.word(kind) + " '" + choice.id() + "'" + choice.origin().of();
    T guarded = CheckedParts.of(who, made, report);
    anyChecked |= guarded != made;
    return guarded;
  }

  /** Returns the references of a part option; none if it is empty and that means no part. */
  List<Choice> choices(Rules rules, OptionValues values, Option<?> option) {
    Class<? extends GamePart> kind = option.partKind().orElseThrow().asSubclass(GamePart.class);
    String text = String.valueOf(values.get(option));
    if (text.isBlank()) {
      return option.emptyMeaning().isEmpty()
          ? shelves.fitting(kind, rules).stream().limit(1).map(i -> plain(rules, i)).toList()
          : List.of();
    }
    List<PartReference> references =
        kind.getAnnotation(PartKind.class).joins()
            ? PartReference.parseAll(text)
            : List.of(PartReference.parse(text));
    return references.stream().map(reference -> choice(kind, rules, reference)).toList();
  }

  /** Returns the file an option names. */
  Optional<PartFile> file(OptionValues values, Option<?> option) {
    String name = String.valueOf(values.get(option));
    return name.isBlank() ? Optional.empty() : Optional.of(PartFile.find(name, folders));
  }

  /** Returns the folder of a part, named by its kind and id; made if need be. */
  Optional<Path> folder(String owner) {
    if (kept == null || !OWNER.matcher(owner).matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.createDirectories(kept.resolve(owner).toAbsolutePath()));
    } catch (IOException e) {
      LOG.log(Level.WARNING, "There can be no folder for " + owner + ".", e);
      return Optional.empty();
    }
  }

  /** Reports problems of the parts and files that some values name. */
  void check(Rules rules, OptionValues values) {
    resolved(rules, values);
  }

  /** Returns whether all parts and files that some values name are there and fit the rules. */
  boolean fit(Rules rules, OptionValues values) {
    try {
      check(rules, values);
      return true;
    } catch (InputException e) {
      return false;
    }
  }

  /** Returns whether all parts and files that a preset names are there and fit the rules. */
  boolean fits(GamePart part, Preset preset, Rules rules) {
    OptionValues values = OptionValues.defaults(part.options()).with(preset.values());
    return fit(rules, completed(part, rules, values));
  }

  /** Returns whether some values name files, or the values of a part that they name. */
  boolean nameFiles(Rules rules, OptionValues values) {
    try {
      return nameFiles(rules, values, DEEPEST);
    } catch (InputException e) {
      // A part that is missing comes with a change of the catalog.
      return false;
    }
  }

  private boolean nameFiles(Rules rules, OptionValues values, int depth) {
    return depth > 0
        && values.options().stream()
            .anyMatch(
                option ->
                    option.kind() == Option.Kind.FILE
                        ? !String.valueOf(values.get(option)).isBlank()
                        : option.kind() == Option.Kind.PART
                            && choices(rules, values, option).stream()
                                .anyMatch(c -> nameFiles(rules, c.values(), depth - 1)));
  }

  /** Writes out which parts some values mean, those of parts included. */
  OptionValues resolved(Rules rules, OptionValues values) {
    return resolved(rules, values, DEEPEST);
  }

  private OptionValues resolved(Rules rules, OptionValues values, int depth) {
    if (depth == 0) {
      throw new InputException("The default parts refer to each other endlessly.");
    }
    OptionValues result = values;
    for (Option<?> option : values.options()) {
      if (option.kind() == Option.Kind.PART) {
        String text =
            choices(rules, values, option).stream()
                .map(choice -> text(rules, choice, depth - 1))
                .collect(Collectors.joining("+"));
        result = result.with(option.id(), text);
      } else if (option.kind() == Option.Kind.FILE) {
        file(values, option);
      }
    }
    return result;
  }

  private String text(Rules rules, Choice choice, int depth) {
    OptionValues values = resolved(rules, choice.values(), depth);
    return PartReference.of(choice.id(), values.changesFrom(choice.base())).toString();
  }

  /** Returns the values a part works with: values that depend on others are filled in. */
  static OptionValues completed(GamePart part, Rules rules, OptionValues values) {
    return part instanceof PartFactory<?> factory ? factory.completed(rules, values) : values;
  }

  private static Choice plain(Rules rules, Item<GamePart> item) {
    OptionValues base = OptionValues.defaults(item.card().options());
    return new Choice(
        item.part(), item.id(), base, completed(item.part(), rules, base), item.origin());
  }

  private Choice choice(Class<? extends GamePart> kind, Rules rules, PartReference reference) {
    List<Item<GamePart>> fitting = shelves.fitting(kind, rules);
    for (Item<GamePart> item : fitting) {
      Optional<OptionValues> base = base(item, reference.id());
      if (base.isPresent()) {
        OptionValues values =
            changed(
                Kinds.word(kind) + " " + InputException.quote(reference.id()),
                base.get(),
                reference.options());
        return new Choice(
            item.part(),
            reference.id(),
            base.get(),
            completed(item.part(), rules, values),
            item.origin());
      }
    }
    throw missing(kind, rules, reference.id(), fitting);
  }

  private static Optional<OptionValues> base(Item<GamePart> item, String id) {
    OptionValues defaults = OptionValues.defaults(item.card().options());
    if (item.id().equals(id)) {
      return Optional.of(defaults);
    }
    return item.card().presets().stream()
        .filter(preset -> preset.id().equals(id))
        .findFirst()
        .map(Preset::values)
        .map(defaults::with);
  }

  private InputException missing(
      Class<? extends GamePart> kind, Rules rules, String id, List<Item<GamePart>> fitting) {
    List<String> ids = fitting.stream().map(Item::id).toList();
    if (shelves.of(kind).ranked().stream().anyMatch(item -> item.id().equals(id))) {
      return new InputException(
          "The %s '%s' does not fit %s by these rules; those that do: %s."
              .formatted(
                  Kinds.word(kind),
                  id,
                  rules.game().id(),
                  ids.isEmpty() ? "none" : String.join(", ", ids)));
    }
    return shelves.of(kind).unknown(id, ids);
  }

  /** Changes values; an error names the part that the option belongs to. */
  static OptionValues changed(String owner, OptionValues values, Map<String, String> changes) {
    try {
      return values.with(changes);
    } catch (InputException e) {
      throw new InputException("In the " + owner + ": " + e.getMessage());
    }
  }
}
