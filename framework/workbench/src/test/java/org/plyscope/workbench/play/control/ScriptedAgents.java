package org.plyscope.workbench.play.control;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** Agents that play, or refuse to, as a test wants. */
public final class ScriptedAgents {
  private record Scripted(String id, Agent agent) implements AgentFactory {
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
      return agent;
    }
  }

  private ScriptedAgents() {}

  /** Plays the last move there is. */
  public static AgentFactory last() {
    return new Scripted("last", (request, listener) -> last(request));
  }

  /** Plays the last move there is, and counts how often it is made. */
  static AgentFactory counted(AtomicInteger made) {
    AgentFactory last = last();
    return new AgentFactory() {
      @Override
      public String id() {
        return "counted";
      }

      @Override
      public String name() {
        return "The counted";
      }

      @Override
      public String description() {
        return last.description();
      }

      @Override
      public Agent create(PartContext context) {
        made.incrementAndGet();
        return last.create(context);
      }
    };
  }

  /** Plays a move that does not exist. */
  static AgentFactory cheat() {
    return new Scripted("cheat", (request, listener) -> SearchResult.builder(123_456).build());
  }

  /** Throws. */
  static AgentFactory broken() {
    return new Scripted(
        "broken",
        (request, listener) -> {
          throw new IllegalStateException("the wheels came off");
        });
  }

  /** Searches until it is stopped. */
  static AgentFactory slow(CountDownLatch started) {
    return new Scripted(
        "slow",
        (request, listener) -> {
          started.countDown();
          while (!request.stopRequested()) {
            LockSupport.parkNanos(1_000_000);
          }
          return last(request);
        });
  }

  /** Does not stop when it is asked to, at least not for long. */
  static AgentFactory stubborn(CountDownLatch released) {
    return new Scripted(
        "stubborn",
        (request, listener) -> {
          while (released.getCount() > 0) {
            LockSupport.parkNanos(1_000_000);
          }
          return last(request);
        });
  }

  private static SearchResult last(SearchRequest request) {
    MoveList moves = new MoveList();
    request.state().moves(moves);
    return SearchResult.builder(moves.get(moves.size() - 1))
        .value(0.25)
        .depth(1)
        .nanos(1000)
        .build();
  }
}
