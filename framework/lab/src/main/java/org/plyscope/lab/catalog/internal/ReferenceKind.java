package org.plyscope.lab.catalog.internal;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.lab.catalog.NearMatches;

/**
 * Something that options refer to by {@code id} or {@code id[key=value,…]}.
 *
 * @param <P> the part that is offered
 * @param <M> what a search makes of it
 * @param what its name in sentences
 * @param shelf where the parts are
 * @param supports whether a part fits rules
 * @param options what can be chosen about a part
 * @param create makes what a search needs
 */
record ReferenceKind<P, M>(
    String what,
    Shelf<P> shelf,
    BiPredicate<P, Rules> supports,
    Function<P, List<Option<?>>> options,
    Creator<P, M> create) {

  /** Makes what a search needs of a part. */
  interface Creator<P, M> {
    M create(P part, Rules rules, OptionValues values);
  }

  /** Makes what a reference names; the empty text means the best part that fits. */
  M make(Rules rules, String reference, M standIn) {
    List<Shelf.Item<P>> fitting = shelf.fitting(part -> supports.test(part, rules));
    if (!reference.isBlank()) {
      P part = part(fitting, rules, reference);
      return create.create(part, rules, values(part, reference));
    }
    if (fitting.isEmpty()) {
      return standIn;
    }
    P best = fitting.get(0).part();
    return create.create(best, rules, OptionValues.defaults(options.apply(best)));
  }

  /** Says what is wrong with a reference, if anything. */
  void check(Rules rules, String reference) {
    if (!reference.isBlank()) {
      values(part(shelf.fitting(p -> supports.test(p, rules)), rules, reference), reference);
    }
  }

  private P part(List<Shelf.Item<P>> fitting, Rules rules, String reference) {
    int bracket = reference.indexOf('[');
    String id = (bracket < 0 ? reference : reference.substring(0, bracket)).strip();
    for (Shelf.Item<P> item : fitting) {
      if (item.id().equals(id)) {
        return item.part();
      }
    }
    List<String> ids = fitting.stream().map(Shelf.Item::id).toList();
    if (shelf.ranked().stream().anyMatch(item -> item.id().equals(id))) {
      throw new InputException(
          "The %s '%s' does not fit %s by these rules; those that do: %s."
              .formatted(
                  what, id, rules.game().id(), ids.isEmpty() ? "none" : String.join(", ", ids)));
    }
    throw NearMatches.unknown(what, id, ids);
  }

  private OptionValues values(P part, String reference) {
    OptionValues defaults = OptionValues.defaults(options.apply(part));
    String text = reference.strip();
    int bracket = text.indexOf('[');
    if (bracket < 0) {
      return defaults;
    }
    if (!text.endsWith("]")) {
      throw new InputException(
          "The %s '%s' does not end with its ']'; write id[key=value,key=value]."
              .formatted(what, text));
    }
    String id = text.substring(0, bracket).strip();
    return OptionText.apply(
        what + " '" + id + "'",
        defaults,
        OptionText.parse(text.substring(bracket + 1, text.length() - 1)));
  }
}
