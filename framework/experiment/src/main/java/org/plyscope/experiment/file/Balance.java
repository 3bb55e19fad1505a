package org.plyscope.experiment.file;

import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.lab.agent.CheckedSearch;
import org.plyscope.lab.agent.InlineAgent;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.agent.Vigil;
import org.plyscope.lab.catalog.Catalog;

/** Takes openings that an agent judges to be about even. */
abstract class Balance implements Openings.Filter, AutoCloseable {
  private static final long PATIENCE_MILLIS = 60_000;

  /** Takes every opening. */
  static final Balance ANY =
      new Balance() {
        @Override
        public boolean takes(Line line) {
          return true;
        }

        @Override
        public void close() {}
      };

  @Override
  public abstract void close();

  static Balance by(Catalog catalog, Rules rules, String text, Limits limits, double within) {
    InstalledAgent spec = catalog.agent(rules, text);
    Limits bound = limits.equals(Limits.NONE) ? spec.limits() : limits;
    spec.requireEnd(bound, Limits.Kind::toString);
    Vigil vigil = new Vigil("balance-vigil", () -> {});
    return new Balance() {
      @Override
      public boolean takes(Line line) throws InterruptedException {
        try (InlineAgent agent = new InlineAgent(spec.id(), catalog.maker(spec, rules), vigil)) {
          Outcome<SearchResult> outcome =
              agent.call(
                  (judge, call) ->
                      CheckedSearch.run(
                          spec.id(),
                          judge,
                          SearchRequest.of(line, bound),
                          SearchListener.NONE,
                          call),
                  PATIENCE_MILLIS);
          if (outcome.failure().isPresent()) {
            throw new InputException(outcome.failure().get().sentence());
          }
          return Math.abs(outcome.value().value()) <= within;
        }
      }

      @Override
      public void close() {
        vigil.close();
      }
    };
  }
}
