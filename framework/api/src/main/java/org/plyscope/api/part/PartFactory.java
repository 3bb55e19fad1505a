package org.plyscope.api.part;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;

/**
 * A part that makes working instances, for example an evaluator that makes evaluations.
 * <b>Implemented by plugins</b> through its subinterfaces; thread-safe.
 *
 * @param <T> the type of its instances
 */
@ConsumerType
public interface PartFactory<T> extends GamePart {
  /**
   * Makes an instance, on the thread that uses it. That is not counted as search time, but the time
   * after which the host asks a search to stop includes it, so it takes well below a second; longer
   * work, such as loading a large model, is kept from one instance to the next.
   *
   * @param context the rules, which this part supports, and the values of its options
   * @return a new instance, owned by the caller and used by one thread at a time
   * @throws InputException if the values are incompatible with each other or with the rules
   */
  T create(PartContext context);

  /**
   * Makes an instance from values that name no other part and no file.
   *
   * @param rules rules that this part supports
   * @param values values of {@link #options()}
   * @return a new instance, owned by the caller and used by one thread at a time
   * @throws InputException if the values are incompatible with each other or with the rules
   */
  default T create(Rules rules, OptionValues values) {
    return create(PartContext.of(rules, values));
  }

  /**
   * Fills in empty values whose meaning depends on other values or on the rules. The host calls
   * this before {@link #create} and wherever it records the values used.
   *
   * @param rules rules that this part supports
   * @param values values of {@link #options()}, as the user chose them
   * @return the same values by default
   */
  default OptionValues completed(Rules rules, OptionValues values) {
    return values;
  }

  /**
   * Combines several instances into one. Implemented by the interface of a kind that {@link
   * org.plyscope.api.option.PartKind#joins joins}; plugins do not override it.
   *
   * @param several instances made by parts of this kind, at least two
   * @return one instance that acts for all of them
   */
  default T join(List<T> several) {
    throw new UnsupportedOperationException("Such parts cannot be joined.");
  }
}
