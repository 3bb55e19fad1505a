package org.plyscope.api.part;

import java.nio.file.Path;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartKind;

/**
 * The rules, options and services for making a new instance of a part. <b>Provided by the host</b>.
 */
@ProviderType
public interface PartContext {
  /**
   * Returns the rules the instance is for.
   *
   * @return the rules
   */
  Rules rules();

  /**
   * Returns the values of the part's options, {@link PartFactory#completed completed}.
   *
   * @return the values
   */
  OptionValues options();

  /**
   * Makes an instance of the part that an option names.
   *
   * @param <T> the type that parts of this kind make
   * @param kind the kind of the option
   * @param option one of the part's own options that names parts of this kind
   * @return a new instance for one thread; several joined by {@code +} are combined into one. Empty
   *     if the option is empty and either {@linkplain Option#emptyMeaning stands for no part} or no
   *     part fits the rules
   * @throws InputException if the option names a part that is missing, does not fit the rules, or
   *     has invalid options
   * @throws IllegalArgumentException if the option does not name parts of this kind
   */
  <T> Optional<T> find(Class<? extends PartFactory<T>> kind, Option<String> option);

  /**
   * Returns the file an option names.
   *
   * @param option one of the part's own options that names a file
   * @return the file, which exists and is readable; empty if the option is empty
   * @throws InputException if there is no such file
   * @throws IllegalArgumentException if the option does not name a file
   */
  Optional<PartFile> file(Option<String> option);

  /**
   * Returns a folder in which the part may keep files from one run to the next, for example a
   * cache. Each part has its own; all its instances share it, including those in other processes,
   * so a file is best replaced as a whole. Kept files may save work but must not change a move.
   *
   * @return the folder, which exists; empty if this host keeps nothing, as in experiments, or
   *     cannot create the folder
   */
  Optional<Path> folder();

  /**
   * Returns the log of the part, for messages to its author, instead of {@code System.out}: the
   * host keeps them in the log of the program, under the kind and the id of the part.
   *
   * @return a logger
   * @since 3.0
   */
  default System.Logger log() {
    return System.getLogger(PartContext.class.getPackageName());
  }

  /**
   * Makes an instance of the part that an option names, for parts that cannot do without one.
   *
   * @param <T> the type that parts of this kind make
   * @param kind the kind of the option
   * @param option one of the part's own options that names parts of this kind
   * @return a new instance for one thread
   * @throws InputException if {@link #find} throws it or finds nothing
   * @throws IllegalArgumentException if the option does not name parts of this kind
   */
  default <T> T make(Class<? extends PartFactory<T>> kind, Option<String> option) {
    return find(kind, option)
        .orElseThrow(
            () ->
                new InputException(
                    "No %s fits %s by these rules; install one or set the option '%s'."
                        .formatted(
                            kind.getAnnotation(PartKind.class).id(),
                            rules().game().id(),
                            option.id())));
  }

  /**
   * Creates a context in which no other parts are known, for tests and for parts that create others
   * themselves.
   *
   * @param rules the rules
   * @param options the values
   * @return the context; {@link #find} rejects every name, files are looked up in the working
   *     directory, and there is no {@link #folder}
   */
  static PartContext of(Rules rules, OptionValues options) {
    return new PlainContext(rules, options);
  }
}
