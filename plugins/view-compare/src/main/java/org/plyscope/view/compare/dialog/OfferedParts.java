package org.plyscope.view.compare.dialog;

import java.util.List;
import java.util.stream.Stream;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.Part;
import org.plyscope.ui.form.PartNames;
import org.plyscope.ui.form.Words;

/** The parts that fit some rules, as forms offer them. */
final class OfferedParts implements PartNames {
  private final Analyst analyst;
  private final Rules rules;

  OfferedParts(Analyst analyst, Rules rules) {
    this.analyst = analyst;
    this.rules = rules;
  }

  @Override
  public List<String> of(Class<?> kind) {
    return Stream.concat(Stream.of(""), parts(kind).map(Part::id)).toList();
  }

  @Override
  public String name(Class<?> kind, String id) {
    return parts(kind)
        .filter(part -> part.id().equals(id))
        .map(Part::name)
        .findFirst()
        .orElse(Words.of(id));
  }

  @Override
  public String standard(Class<?> kind) {
    return parts(kind).map(Part::id).findFirst().orElse("");
  }

  private Stream<? extends Part> parts(Class<?> kind) {
    return analyst.parts(kind.asSubclass(Part.class), rules).stream();
  }
}
