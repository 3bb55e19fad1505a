package org.plyscope.cli.kgp;

import org.plyscope.api.agent.Agent;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.serve.StreamChannel;

/** A client that wants to play. It may play several games, one by one. */
final class WaitingClient implements AutoCloseable {
  private final StreamChannel channel;
  private final Agent agent;
  private boolean failed;

  WaitingClient(StreamChannel channel, Agent agent) {
    this.channel = channel;
    this.agent = agent;
  }

  /** Returns the client in one game; it stays connected after that. */
  Agent inGame() {
    return new Agent() {
      @Override
      public SearchResult search(SearchRequest request, SearchListener listener)
          throws InterruptedException {
        try {
          return agent.search(request, listener);
        } catch (RuntimeException e) {
          failed = true;
          throw e;
        }
      }
    };
  }

  /** Returns whether it must not play another game. */
  boolean failed() {
    return failed || channel.ended();
  }

  @Override
  public void close() {
    try {
      agent.close();
    } catch (ProgramException e) {
      // It has left already.
      failed = true;
    }
    channel.close();
  }
}
