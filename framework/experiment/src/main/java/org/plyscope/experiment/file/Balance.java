package org.plyscope.experiment.file;

import java.time.Duration;
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
import org.plyscope.lab.agent.Watchdog;
import org.plyscope.lab.catalog.Catalog;

/** Takes openings that an agent judges to be about even. */
abstract class Balance implements Openings.Filter, AutoCloseable {
  private static final long PATIENCE_MILLIS = 60_000;

  /** How long all openings of a file may take, because a file is read before anything is shown. */
  private static final Duration MOST = Duration.ofMinutes(10);

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
    return by(catalog, rules, text, limits, within, MOST);
  }

  static Balance by(
      Catalog catalog, Rules rules, String text, Limits limits, double within, Duration most) {
    InstalledAgent spec = catalog.agent(rules, text);
    Limits bound = limits.equals(Limits.NONE) ? spec.limits() : limits;
    spec.requireEnd(bound, Limits.Kind::toString);
    Watchdog watchdog = new Watchdog("balance-vigil", () -> {});
    return new Balance() {
      private long spentNanos;

      @Override
      public boolean takes(Line line) throws InterruptedException {
        if (spentNanos >= most.toNanos()) {
          throw new InputException(
              "Judging openings has taken longer than %d minutes; ask for fewer openings or give '%s' smaller limits."
                  .formatted(most.toMinutes(), spec.id()));
        }
        long start = System.nanoTime();
        try {
          return judged(line);
        } finally {
          spentNanos += System.nanoTime() - start;
        }
      }

      private boolean judged(Line line) throws InterruptedException {
        try (InlineAgent agent = new InlineAgent(spec.id(), catalog.maker(spec, rules), watchdog)) {
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
        watchdog.close();
      }
    };
  }
}
