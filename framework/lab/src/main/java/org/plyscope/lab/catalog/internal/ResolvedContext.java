package org.plyscope.lab.catalog.internal;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFactory;
import org.plyscope.api.part.PartFile;

/**
 * The context of a new instance of a part, with names resolved against the catalog.
 *
 * @param owner the kind and the id of the part, for example {@code agent/random}
 * @param rules the rules it is for
 * @param options the values of its options
 * @param references finds the named parts
 * @param depth how many parts deeper this may go
 */
record ResolvedContext(
    String owner, Rules rules, OptionValues options, References references, int depth)
    implements PartContext {
  /** Parts that name each other by their defaults would otherwise do so without end. */
  static final int DEEPEST = 20;

  @Override
  public <T> Optional<T> find(Class<? extends PartFactory<T>> kind, Option<String> option) {
    if (option.partKind().filter(kind::equals).isEmpty()) {
      throw new IllegalArgumentException(
          "Option '" + option.id() + "' does not name parts of the kind " + kind.getName() + ".");
    }
    List<References.Choice> choices = references.choices(rules, options, option);
    if (choices.isEmpty()) {
      return Optional.empty();
    }
    List<T> made = choices.stream().map(choice -> make(kind, choice)).toList();
    return Optional.of(
        made.size() == 1 ? made.get(0) : kind.cast(choices.get(0).part()).join(made));
  }

  private <T> T make(Class<? extends PartFactory<T>> kind, References.Choice choice) {
    if (depth == 0) {
      throw new InputException("The default parts refer to each other endlessly.");
    }
    String named = owner(kind, choice.part());
    T made =
        kind.cast(choice.part())
            .create(new ResolvedContext(named, rules, choice.values(), references, depth - 1));
    if (made == null) {
      throw new IllegalStateException(
          "The " + Kinds.word(kind) + " '" + choice.id() + "' made nothing.");
    }
    return references.guarded(kind, choice, made);
  }

  @Override
  public Optional<PartFile> file(Option<String> option) {
    if (option.kind() != Option.Kind.FILE) {
      throw new IllegalArgumentException("Option '" + option.id() + "' does not name a file.");
    }
    return references.file(options, option);
  }

  @Override
  public Optional<Path> folder() {
    return references.folder(owner);
  }

  @Override
  public System.Logger log() {
    return System.getLogger("org.plyscope.part." + owner.replace('/', '.'));
  }

  /** Names a part together with its kind. */
  static String owner(Class<? extends GamePart> kind, GamePart part) {
    return Kinds.word(kind) + "/" + part.id();
  }

  /** Makes something of the user's choice, with everything that its options name. */
  static <T> T make(
      Class<? extends PartFactory<T>> kind,
      PartFactory<T> part,
      OptionValues values,
      Rules rules,
      References named) {
    T made =
        part.create(
            new ResolvedContext(
                owner(kind, part),
                rules,
                References.completed(part, rules, values),
                named,
                DEEPEST));
    if (made == null) {
      throw new IllegalStateException("Its factory made no " + Kinds.word(kind) + ".");
    }
    return made;
  }
}
