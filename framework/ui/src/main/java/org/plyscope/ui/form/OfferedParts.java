package org.plyscope.ui.form;

import java.util.List;
import java.util.stream.Stream;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Part;
import org.plyscope.api.part.GamePart;

/** Offers the parts that are installed for some rules at the time of each call, by their names. */
public final class OfferedParts implements PartNames {
  private final Analyst analyst;
  private final Rules rules;

  /**
   * Offers parts.
   *
   * @param analyst knows the installed parts
   * @param rules the rules that the parts must support
   */
  public OfferedParts(Analyst analyst, Rules rules) {
    this.analyst = analyst;
    this.rules = rules;
  }

  @Override
  public List<String> of(Class<?> kind) {
    return Stream.concat(Stream.of(""), all(kind).map(Part::id)).toList();
  }

  @Override
  public String name(Class<?> kind, String id) {
    return all(kind)
        .filter(part -> part.id().equals(id))
        .map(Part::name)
        .findFirst()
        .orElse(IdentifierText.of(id));
  }

  @Override
  public String standard(Class<?> kind) {
    return all(kind).map(Part::id).findFirst().orElse("");
  }

  /**
   * Returns the parts of a kind.
   *
   * @param kind the interface of the parts
   * @return the parts, the default one first
   */
  public Stream<? extends GamePart> all(Class<?> kind) {
    return analyst.parts(kind.asSubclass(GamePart.class), rules).stream();
  }
}
