package org.plyscope.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartContext;
import org.plyscope.testkit.part.ContextParts.Probe;
import org.plyscope.testkit.part.PartContextContract;

class TestPartsTest extends PartContextContract {
  @Override
  protected PartContext context(
      Probe factory, Rules rules, Map<String, String> changes, List<GamePart> parts, Path kept) {
    return TestParts.of(parts.toArray(GamePart[]::new))
        .keepingFilesIn(kept)
        .context(factory, rules, changes);
  }
}
