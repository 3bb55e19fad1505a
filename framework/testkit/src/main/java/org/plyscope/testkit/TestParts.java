package org.plyscope.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.option.PartReference;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.part.PartFactory;
import org.plyscope.api.part.PartFile;

/**
 * Parts for a part under test, in place of the host's services. They are named, combined and made
 * exactly as in the program; {@link org.plyscope.testkit.part.PartContextContract} checks that.
 * Files are looked up in the working directory.
 */
public final class TestParts {
  private final List<GamePart> parts;
  private final Path kept;

  private TestParts(List<GamePart> parts, Path kept) {
    this.parts = parts;
    this.kept = kept;
  }

  /** {@return no parts, for those that need none} */
  public static TestParts none() {
    return of();
  }

  /**
   * Offers parts of any kinds.
   *
   * @param parts the parts; of those that fit, an empty option means the first
   * @return the parts
   */
  public static TestParts of(GamePart... parts) {
    return new TestParts(List.of(parts), null);
  }

  /**
   * Returns these parts with a place for files of their own; without one they have no {@link
   * PartContext#folder}.
   *
   * @param folder where each part gets its folder, for example a temporary folder of the test
   * @return new parts
   */
  public TestParts keepingFilesIn(Path folder) {
    return new TestParts(parts, folder);
  }

  /**
   * Returns the parts of a kind.
   *
   * @param <P> the kind
   * @param kind the kind
   * @return the parts in their order
   */
  public <P extends GamePart> List<P> all(Class<P> kind) {
    return parts.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /**
   * Makes the context that an instance of a part is created from.
   *
   * @param part the part
   * @param rules the rules
   * @param changes the texts of changed options, by id
   * @return the context
   */
  public PartContext context(PartFactory<?> part, Rules rules, Map<String, String> changes) {
    OptionValues values = OptionValues.defaults(part.options()).with(changes);
    return new Context(part, rules, part.completed(rules, values));
  }

  private final class Context implements PartContext {
    private final GamePart owner;
    private final Rules rules;
    private final OptionValues values;

    Context(GamePart owner, Rules rules, OptionValues values) {
      this.owner = owner;
      this.rules = rules;
      this.values = values;
    }

    @Override
    public Rules rules() {
      return rules;
    }

    @Override
    public OptionValues options() {
      return values;
    }

    @Override
    public <T> Optional<T> find(Class<? extends PartFactory<T>> kind, Option<String> option) {
      if (option.partKind().filter(kind::equals).isEmpty()) {
        throw new IllegalArgumentException(
            "Option '" + option.id() + "' does not name parts of the kind " + kind.getName() + ".");
      }
      String text = values.get(option);
      if (text.isBlank()) {
        return option.emptyMeaning().isEmpty() ? first(kind) : Optional.empty();
      }
      boolean joins = kind.getAnnotation(PartKind.class).joins();
      List<PartReference> references =
          joins ? PartReference.parseAll(text) : List.of(PartReference.parse(text));
      List<T> made = references.stream().map(reference -> named(kind, reference)).toList();
      return Optional.of(
          made.size() == 1 ? made.get(0) : part(kind, references.get(0).id()).join(made));
    }

    private <T> Optional<T> first(Class<? extends PartFactory<T>> kind) {
      for (PartFactory<T> part : all(kind)) {
        if (part.supports(rules)) {
          return Optional.of(part.create(context(part, rules, Map.of())));
        }
      }
      return Optional.empty();
    }

    private <T> T named(Class<? extends PartFactory<T>> kind, PartReference reference) {
      PartFactory<T> part = part(kind, reference.id());
      OptionValues base = OptionValues.defaults(part.options());
      for (Preset preset : part.presets()) {
        if (preset.id().equals(reference.id())) {
          base = base.with(preset.values());
        }
      }
      OptionValues chosen = base.with(reference.options());
      return part.create(new Context(part, rules, part.completed(rules, chosen)));
    }

    private <T> PartFactory<T> part(Class<? extends PartFactory<T>> kind, String id) {
      for (PartFactory<T> part : all(kind)) {
        boolean meant =
            part.id().equals(id) || part.presets().stream().anyMatch(p -> p.id().equals(id));
        if (meant && part.supports(rules)) {
          return part;
        }
      }
      throw new InputException(
          "There is no %s '%s' that fits %s."
              .formatted(kind.getAnnotation(PartKind.class).id(), id, rules.game().id()));
    }

    @Override
    public Optional<PartFile> file(Option<String> option) {
      return PartContext.of(rules, values).file(option);
    }

    @Override
    public Optional<Path> folder() {
      if (kept == null) {
        return Optional.empty();
      }
      try {
        // Parts of different kinds may have the same id.
        String name = owner.id() + "-" + owner.getClass().getSimpleName();
        return Optional.of(Files.createDirectories(kept.resolve(name).toAbsolutePath()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
