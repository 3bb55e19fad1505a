package org.plyscope.lab.catalog;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartContext;
import org.plyscope.testkit.part.ContextParts.Probe;
import org.plyscope.testkit.part.PartContextContract;

class CatalogContextTest extends PartContextContract {
  @Override
  protected PartContext context(
      Probe factory, Rules rules, Map<String, String> changes, List<GamePart> parts, Path kept) {
    List<Object> all = new ArrayList<>(parts);
    all.add(rules.game());
    all.add(factory);
    InstalledAgent spec = InstalledAgent.of(factory);
    Catalog.of(all, kept).create(spec.with(spec.values().with(changes)), rules).close();
    return factory.context();
  }
}
