package org.plyscope.experiment.file;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.plyscope.experiment.file.tree.Overrides;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/**
 * Files that contain only the differences from another file beside them: {@code "from"} names it,
 * its keys are replaced by those that are written here, and {@code "set"} changes single values
 * inside.
 */
final class Variants {
  private static final String FROM = "from";
  private static final String SET = "set";

  private Variants() {}

  /** Returns a file with everything that it takes from others. */
  static WireValue whole(WireValue root, Path folder) {
    Deque<WireValue> variants = new ArrayDeque<>();
    Set<String> names = new LinkedHashSet<>();
    WireValue next = root;
    for (WireValue source = from(next); source != null; source = from(next)) {
      WireValue from = source;
      String name = from.text();
      if (name.contains("/") || name.contains("\\")) {
        throw from.wrong("the name of a file in the same folder");
      }
      if (!names.add(name)) {
        throw from.refused(
            "the files lead back to '%s' (%s); one of them must be without \"from\"."
                .formatted(name, String.join(" from ", names)));
      }
      variants.push(next);
      next =
          from.checked(
              () ->
                  WireText.readFile(
                      ExperimentFile.content(ExperimentFile.named(from, folder)), name));
    }
    for (WireValue variant : variants) {
      next = changed(next, variant);
    }
    return next;
  }

  /** Returns the name of the file that a variant changes, or null if it changes none. */
  private static WireValue from(WireValue root) {
    Map<String, WireValue> members = root.members();
    if (members.containsKey(SET) && !members.containsKey(FROM)) {
      throw members.get(SET).refused("this needs \"from\", the file whose values it changes.");
    }
    return members.get(FROM);
  }

  private static WireValue changed(WireValue base, WireValue variant) {
    Map<String, WireValue> members = variant.members();
    Map<String, WireValue> all = new LinkedHashMap<>(base.members());
    members.forEach(all::put);
    all.remove(FROM);
    all.remove(SET);
    WireValue whole = variant.withMembers(all);
    if (members.containsKey(SET)) {
      for (Map.Entry<String, WireValue> change : members.get(SET).members().entrySet()) {
        whole = Overrides.set(whole, change.getKey(), change.getValue());
      }
    }
    return whole;
  }
}
