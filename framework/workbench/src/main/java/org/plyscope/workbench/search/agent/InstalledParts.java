package org.plyscope.workbench.search.agent;

import java.util.function.Supplier;
import java.util.stream.Stream;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.Part;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.PartEntry;
import org.plyscope.ui.form.PartNames;

/** The names of installed parts, as forms offer them. */
public final class InstalledParts {
  private InstalledParts() {}

  /** Offers what a catalog has for the rules that are open when the form is built. */
  public static PartNames of(Catalog catalog, Supplier<Rules> rules) {
    return kind ->
        Stream.concat(
                Stream.of(""),
                catalog.entriesFor(kind.asSubclass(Part.class), rules.get()).stream()
                    .map(PartEntry::id))
            .toList();
  }
}
