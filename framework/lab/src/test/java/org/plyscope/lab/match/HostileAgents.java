package org.plyscope.lab.match;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** Agents that behave, and agents that do not, for matches. */
final class HostileAgents {
  private HostileAgents() {}

  /** Makes a factory; every agent is a new one. */
  static AgentFactory factory(String id, Supplier<Agent> maker) {
    return new AgentFactory() {
      @Override
      public String id() {
        return id;
      }

      @Override
      public String name() {
        return "The " + id;
      }

      @Override
      public String description() {
        return "For tests.";
      }

      @Override
      public Agent create(PartContext context) {
        return maker.get();
      }
    };
  }

  /** Plays a move that its seed and the number of its searches decide. */
  static AgentFactory seeded() {
    return factory(
        "seeded",
        () ->
            new Agent() {
              private int searches;

              @Override
              public SearchResult search(SearchRequest request, SearchListener listener) {
                long[] moves = request.rootMoves();
                SearchCounters counters = new SearchCounters();
                for (int i = 0; i <= searches; i++) {
                  counters.node(0);
                }
                searches++;
                int index = (int) Math.floorMod(request.seed(), (long) moves.length);
                return SearchResult.builder(moves[index])
                    .value((double) (request.seed() % 100))
                    .counts(counters.counts())
                    .build();
              }
            });
  }

  /** Plays the first move, and values every position alike. */
  static AgentFactory first(String id, double value) {
    return factory(id, () -> (request, listener) -> first(request, value));
  }

  static AgentFactory broken() {
    return factory(
        "broken",
        () ->
            (request, listener) -> {
              throw new IllegalStateException("the wheels came off");
            });
  }

  static AgentFactory hungry() {
    return factory(
        "hungry",
        () ->
            (request, listener) -> {
              throw new OutOfMemoryError("Java heap space");
            });
  }

  static AgentFactory silent() {
    return factory("silent", () -> (request, listener) -> null);
  }

  static AgentFactory passive() {
    return factory(
        "passive", () -> (request, listener) -> SearchResult.builder(MoveList.NONE).build());
  }

  static AgentFactory cheat() {
    return factory("cheat", () -> (request, listener) -> SearchResult.builder(123_456).build());
  }

  /** Exceeds its time, but returns when it is asked to stop. */
  static AgentFactory late() {
    return factory(
        "late",
        () ->
            (request, listener) -> {
              while (!request.stopRequested()) {
                LockSupport.parkNanos(1_000_000);
              }
              return first(request, 0);
            });
  }

  /** Waits for something that never happens, until it is interrupted. */
  static AgentFactory waiting() {
    return factory(
        "waiting",
        () ->
            (request, listener) -> {
              new CountDownLatch(1).await();
              return null;
            });
  }

  /** Does not come back before the test is over. */
  static AgentFactory deaf(CountDownLatch released) {
    return factory(
        "deaf",
        () ->
            (request, listener) -> {
              while (released.getCount() > 0) {
                LockSupport.parkNanos(1_000_000);
              }
              return first(request, 0);
            });
  }

  /** Fails before the first move. */
  static AgentFactory lame() {
    return factory(
        "lame",
        () ->
            new Agent() {
              @Override
              public void begin(Line line, int seat) {
                throw new UnsupportedOperationException("no model");
              }

              @Override
              public SearchResult search(SearchRequest request, SearchListener listener) {
                return first(request, 0);
              }
            });
  }

  /** Cannot be made. */
  static AgentFactory unborn() {
    return factory(
        "unborn",
        () -> {
          throw new IllegalArgumentException("no such file");
        });
  }

  /** Writes down what happens to it. */
  static AgentFactory diary(String id, List<String> diary) {
    return factory(
        id,
        () -> {
          diary.add("create");
          return new Agent() {
            @Override
            public void begin(Line line, int seat) {
              diary.add("begin " + seat + " at " + line.size());
            }

            @Override
            public SearchResult search(SearchRequest request, SearchListener listener) {
              diary.add("search at " + request.line().size());
              return first(request, 0);
            }

            @Override
            public void end(Line line, double[] payoffs) {
              diary.add("end at " + line.size() + " with " + payoffs[0]);
            }

            @Override
            public void close() {
              diary.add("close");
            }
          };
        });
  }

  private static SearchResult first(SearchRequest request, double value) {
    return SearchResult.builder(request.rootMoves()[0]).value(value).depth(1).build();
  }
}
