package org.plyscope.lab.catalog.internal;

import java.util.Map;
import org.osgi.framework.Constants;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.game.Game;
import org.plyscope.lab.catalog.Catalog;

/** The catalog of the services that are registered at this moment. */
@Component(service = Catalog.class)
public final class ServiceCatalog extends PartCatalog {
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addGame(Game game, Map<String, Object> properties) {
    add(games, game, properties);
  }

  void removeGame(Game game) {
    remove(games, game);
  }

  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addAgent(AgentFactory factory, Map<String, Object> properties) {
    add(agents, factory, properties);
  }

  void removeAgent(AgentFactory factory) {
    remove(agents, factory);
  }

  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addEvaluator(Evaluator evaluator, Map<String, Object> properties) {
    add(evaluators, evaluator, properties);
  }

  void removeEvaluator(Evaluator evaluator) {
    remove(evaluators, evaluator);
  }

  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addOrdering(MoveOrdering ordering, Map<String, Object> properties) {
    add(orderings, ordering, properties);
  }

  void removeOrdering(MoveOrdering ordering) {
    remove(orderings, ordering);
  }

  private <T> void add(Shelf<T> shelf, T part, Map<String, Object> properties) {
    int ranking = properties.get(Constants.SERVICE_RANKING) instanceof Integer r ? r : 0;
    long order = properties.get(Constants.SERVICE_ID) instanceof Long id ? id : Long.MAX_VALUE;
    shelf.add(part, ranking, order);
    changed();
  }

  private <T> void remove(Shelf<T> shelf, T part) {
    shelf.remove(part);
    changed();
  }
}
