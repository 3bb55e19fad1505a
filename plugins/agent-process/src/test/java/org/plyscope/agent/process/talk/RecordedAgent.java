package org.plyscope.agent.process.talk;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** A served agent that plays the first move and remembers what it was asked. */
public final class RecordedAgent implements ServedAgent {
  private final Rules rules;
  private final List<SearchRequest> requests = new CopyOnWriteArrayList<>();

  /** Plays by some rules, whatever a client asks for. */
  public RecordedAgent(Rules rules) {
    this.rules = rules;
  }

  /** Returns its requests. */
  public List<SearchRequest> requests() {
    return requests;
  }

  @Override
  public String name() {
    return "Recorded";
  }

  @Override
  public String version() {
    return "1";
  }

  @Override
  public String description() {
    return "For tests.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public Set<Limits.Kind> limits() {
    return Set.of(Limits.Kind.TIME);
  }

  @Override
  public boolean endsByItself() {
    return true;
  }

  @Override
  public Rules rules() {
    return rules;
  }

  @Override
  public List<String> games() {
    return List.of(rules.game().id());
  }

  @Override
  public Rules rules(String game, Map<String, String> options) {
    return rules;
  }

  @Override
  public Seat seat(Rules wanted, Map<String, String> options) {
    return new Seat() {
      @Override
      public void begin(Line line, int seat) {}

      @Override
      public void search(
          SearchRequest request,
          SearchListener listener,
          Consumer<SearchResult> whenDone,
          Consumer<String> whenFailed) {
        requests.add(request);
        whenDone.accept(SearchResult.builder(request.rootMoves()[0]).build());
      }

      @Override
      public void stop() {}

      @Override
      public void end(Line line, double[] payoffs) {}

      @Override
      public void close() {}
    };
  }
}
