package org.plyscope.view.tuning.form;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartReference;
import org.plyscope.ui.form.OfferedParts;

/**
 * An option that can be tuned.
 *
 * @param path how a tuning file names it, for example {@code cp} or {@code evaluator.w4}
 * @param label how a form names it
 * @param option the option
 * @param value the value that the agent has
 */
record TunableOption(String path, String label, Option<?> option, String value) {
  /** Finds the options of an agent and of the parts that it names, numbers first. */
  static List<TunableOption> of(InstalledAgent agent, OfferedParts parts) {
    List<TunableOption> all = new ArrayList<>();
    agent.values().options().forEach(o -> add(all, "", "", o, agent.values()));
    for (Option<?> option : agent.values().options()) {
      String reference = agent.values().texts().get(option.id());
      option
          .partKind()
          .filter(kind -> !reference.isBlank())
          .ifPresent(kind -> inner(all, option, kind, reference, parts));
    }
    all.sort(Comparator.comparing(one -> !one.isNumber()));
    return all;
  }

  private static void inner(
      List<TunableOption> all,
      Option<?> option,
      Class<?> kind,
      String reference,
      OfferedParts parts) {
    try {
      List<PartReference> named = PartReference.parseAll(reference);
      if (named.size() == 1) {
        PartReference one = named.get(0);
        parts
            .all(kind)
            .filter(part -> part.id().equals(one.id()))
            .findFirst()
            .ifPresent(
                part -> {
                  OptionValues values = OptionValues.defaults(part.options()).with(one.options());
                  part.options()
                      .forEach(o -> add(all, option.id() + ".", part.name() + ": ", o, values));
                });
      }
    } catch (InputException e) {
      // The form of the agent reports the problem of the part.
    }
  }

  private static void add(
      List<TunableOption> all, String path, String words, Option<?> option, OptionValues values) {
    switch (option.kind()) {
      case INTEGER, DECIMAL, CHOICE, FLAG ->
          all.add(
              new TunableOption(
                  path + option.id(),
                  words + option.label(),
                  option,
                  values.texts().get(option.id())));
      case TEXT, FILE, PART -> {
        // These have no values between which a method could move.
      }
    }
  }

  /** Returns whether it is a number, which is tuned between two bounds. */
  boolean isNumber() {
    return option.kind() == Option.Kind.INTEGER || option.kind() == Option.Kind.DECIMAL;
  }
}
