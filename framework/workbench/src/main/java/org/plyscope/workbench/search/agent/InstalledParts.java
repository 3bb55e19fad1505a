package org.plyscope.workbench.search.agent;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.option.PartReference;
import org.plyscope.api.part.GamePart;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.catalog.PartEntry;
import org.plyscope.ui.form.IdentifierText;
import org.plyscope.ui.form.PartNames;

/** The installed parts, as forms offer them. */
public final class InstalledParts implements PartNames {
  private final Catalog catalog;
  private final Supplier<Rules> rules;

  private InstalledParts(Catalog catalog, Supplier<Rules> rules) {
    this.catalog = catalog;
    this.rules = rules;
  }

  /** Offers the parts of a catalog for the rules that are open when the form is built. */
  public static PartNames of(Catalog catalog, Supplier<Rules> rules) {
    return new InstalledParts(catalog, rules);
  }

  @Override
  public List<String> of(Class<?> kind) {
    return Stream.concat(Stream.of(""), entries(kind).map(PartEntry::id)).toList();
  }

  @Override
  public String name(Class<?> kind, String id) {
    return entries(kind)
        .filter(entry -> entry.id().equals(id))
        .map(PartEntry::name)
        .findFirst()
        .orElse(IdentifierText.of(id));
  }

  @Override
  public String standard(Class<?> kind) {
    return catalog.partsFor(kind.asSubclass(GamePart.class), rules.get()).stream()
        .map(GamePart::id)
        .findFirst()
        .orElse("");
  }

  @Override
  public String problem(Class<?> kind, String reference) {
    try {
      if (!reference.isBlank()) {
        PartReference.parseAll(reference).forEach(named -> check(kind, named));
      }
      return "";
    } catch (InputException e) {
      return e.getMessage();
    }
  }

  private void check(Class<?> kind, PartReference named) {
    List<PartEntry> known = entries(kind).toList();
    PartEntry found =
        known.stream()
            .filter(entry -> entry.id().equals(named.id()))
            .findFirst()
            .orElseThrow(
                () ->
                    NearMatches.unknown(
                        kind.getAnnotation(PartKind.class).id().replace('-', ' '),
                        named.id(),
                        known.stream().map(PartEntry::id).toList(),
                        id -> name(kind, id)));
    OptionValues unused = OptionValues.defaults(found.options()).with(named.options());
  }

  private Stream<PartEntry> entries(Class<?> kind) {
    return catalog.entriesFor(kind.asSubclass(GamePart.class), rules.get()).stream();
  }
}
