package org.plyscope.lab.catalog.internal;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.SampleParts;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.catalog.internal.intake.Flaw;
import org.plyscope.lab.catalog.internal.intake.Origin;
import org.plyscope.testkit.CountdownGame;

/** A catalog with shipped parts, to which tests add those of plugins. */
abstract class StrangersCase {
  static final Origin HOST = new Origin("org.plyscope.host", 1, true, 0, 100);

  final PartCatalog catalog = fresh();
  Rules rules;

  /** Makes a catalog with a deadline that a busy machine keeps and a test can wait for. */
  static PartCatalog fresh() {
    return new PartCatalog(List.of(), null, Duration.ofMillis(1500));
  }

  static Origin plugin(String name, int ranking, long order) {
    return new Origin(name, name.hashCode() & 0xffff, false, ranking, order);
  }

  @BeforeEach
  void fill() {
    catalog.put(Game.class, new CountdownGame(), HOST);
    catalog.put(AgentFactory.class, ScriptedAgents.greedy(), HOST);
    catalog.put(EvaluatorFactory.class, SampleParts.constant("flat", r -> true), HOST);
    rules = catalog.rules("countdown", "", Map.of());
  }

  /** Returns the problems of the parts of plugins. */
  final List<String> flaws() {
    return catalog.flaws(origin -> !origin.shipped()).stream().map(Flaw::sentence).toList();
  }
}
