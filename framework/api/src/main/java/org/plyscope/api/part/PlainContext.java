package org.plyscope.api.part;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/** A context in which no other parts are known. */
record PlainContext(Rules rules, OptionValues options) implements PartContext {
  @Override
  public <T> Optional<T> find(Class<? extends PartFactory<T>> kind, Option<String> option) {
    if (option.partKind().filter(kind::equals).isEmpty()) {
      throw new IllegalArgumentException("Option '" + option.id() + "' names other parts.");
    }
    String reference = options.get(option);
    if (!reference.isBlank()) {
      throw new InputException(
          "Option '%s' is '%s', but there are no parts to choose from."
              .formatted(option.id(), reference));
    }
    return Optional.empty();
  }

  @Override
  public Optional<PartFile> file(Option<String> option) {
    if (option.kind() != Option.Kind.FILE) {
      throw new IllegalArgumentException("Option '" + option.id() + "' does not name a file.");
    }
    String name = options.get(option);
    return name.isBlank()
        ? Optional.empty()
        : Optional.of(PartFile.find(name, List.of(Path.of(""))));
  }

  @Override
  public Optional<Path> folder() {
    return Optional.empty();
  }
}
