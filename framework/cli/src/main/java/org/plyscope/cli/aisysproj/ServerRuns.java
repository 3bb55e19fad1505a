package org.plyscope.cli.aisysproj;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.cli.option.LimitOptions;
import org.plyscope.cli.report.FailedException;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.serve.CatalogServedAgent;

/** The runs that are played on the server, each with an agent of its own. */
final class ServerRuns implements AutoCloseable {
  private static final int MOST_REPEATS = 3;

  private final Catalog catalog;
  private final AgentSpec spec;
  private final LimitOptions limits;
  private final Percepts percepts;
  private final ServerDialogue dialogue;
  private final Map<String, ServedAgent.Seat> seats = new HashMap<>();
  private final Map<String, Integer> repeats = new HashMap<>();
  private final Map<String, Long> asked = new HashMap<>();
  private final Set<String> seen = new LinkedHashSet<>();
  private final Map<String, Double> finished = new LinkedHashMap<>();
  private CatalogServedAgent agent;
  private volatile boolean stopped;

  ServerRuns(
      Catalog catalog,
      String agent,
      LimitOptions limits,
      Percepts percepts,
      ServerDialogue dialogue) {
    this.catalog = catalog;
    this.spec = AgentSpec.parse(agent);
    this.limits = limits;
    this.percepts = percepts;
    this.dialogue = dialogue;
  }

  /** Plays until the given number of runs is finished, or the server wants nothing more. */
  void play(int runs, BooleanSupplier cancelled, PrintWriter log) throws InterruptedException {
    List<ActionRequest.Action> actions = List.of();
    List<String> abandoned = List.of();
    boolean goesOn = true;
    while (goesOn && !cancelled.getAsBoolean()) {
      ServerAnswer answer = dialogue.act(actions, abandoned);
      answer.messages().forEach(log::println);
      log.flush();
      answer.finished().forEach(this::finish);
      abandoned = hopeless(answer.requests());
      if (!dialogue.reportsOutcomes()) {
        leaveOthers(answer.requests());
      }
      goesOn = finished.size() < runs && !(answer.requests().isEmpty() && actions.isEmpty());
      actions = goesOn ? answers(answer.requests(), abandoned) : List.of();
    }
  }

  /** A run that is no longer asked for has ended. */
  private void leaveOthers(List<ActionRequest> requests) {
    List<String> open = requests.stream().map(ActionRequest::run).toList();
    for (String run : List.copyOf(seen)) {
      if (!open.contains(run)) {
        finish(run, Double.NaN);
      }
    }
  }

  private void finish(String run, double outcome) {
    seen.remove(run);
    finished.merge(run, outcome, (old, now) -> Double.isNaN(now) ? old : now);
    ServedAgent.Seat seat = seats.remove(run);
    if (seat != null) {
      seat.close();
    }
  }

  /** Returns the runs in which the server asks for the same action again and again. */
  private List<String> hopeless(List<ActionRequest> requests) {
    List<String> given = new ArrayList<>();
    for (ActionRequest request : requests) {
      Long before = asked.put(request.run(), request.number());
      boolean again = before != null && before == request.number();
      int count = repeats.merge(request.run(), again ? 1 : 0, (old, now) -> again ? old + 1 : 0);
      if (count >= MOST_REPEATS) {
        given.add(request.run());
      }
    }
    return given;
  }

  /** Lets all agents search at once, as many as there are requests. */
  private List<ActionRequest.Action> answers(List<ActionRequest> requests, List<String> abandoned)
      throws InterruptedException {
    List<CompletableFuture<ActionRequest.Action>> searches = new ArrayList<>();
    for (ActionRequest request : requests) {
      seen.add(request.run());
      if (!abandoned.contains(request.run())) {
        searches.add(search(request));
      }
    }
    List<ActionRequest.Action> actions = new ArrayList<>();
    for (CompletableFuture<ActionRequest.Action> search : searches) {
      try {
        actions.add(search.get());
      } catch (ExecutionException e) {
        throw new FailedException(e.getCause().getMessage());
      }
    }
    return actions;
  }

  private CompletableFuture<ActionRequest.Action> search(ActionRequest request) {
    Rules rules = percepts.rules(request.percept());
    Line line = percepts.line(rules, request.percept());
    ServedAgent.Seat seat = seats.get(request.run());
    if (seat == null) {
      seat = served(rules).seat(rules, Map.of());
      seat.begin(line, 0);
      seats.put(request.run(), seat);
    }
    CompletableFuture<ActionRequest.Action> action = new CompletableFuture<>();
    seat.search(
        SearchRequest.of(line, Limits.NONE).withSeed(request.number()),
        SearchListener.NONE,
        result ->
            action.complete(
                new ActionRequest.Action(
                    request.run(),
                    request.number(),
                    Percepts.action(line.state(), rules, result.move()))),
        reason -> action.completeExceptionally(new FailedException(reason)));
    return action;
  }

  private CatalogServedAgent served(Rules rules) {
    if (agent == null) {
      InstalledAgent installed = catalog.agent(rules, spec);
      agent = new CatalogServedAgent(catalog, spec, rules, limits.limits(installed));
    }
    return agent;
  }

  /** Ends all searches with the move that they have. */
  void stop() {
    stopped = true;
    seats.values().forEach(ServedAgent.Seat::stop);
  }

  /** Returns the number of finished runs and their rewards. */
  String summary() {
    double[] known =
        finished.values().stream()
            .filter(outcome -> !outcome.isNaN())
            .mapToDouble(Double::doubleValue)
            .toArray();
    String mean =
        known.length == 0
            ? ""
            : "; mean outcome %.3f".formatted(Arrays.stream(known).average().orElse(0));
    return "%d runs finished%s%s."
        .formatted(finished.size(), mean, stopped ? "; stopped before the end" : "");
  }

  @Override
  public void close() {
    seats.values().forEach(ServedAgent.Seat::close);
    if (agent != null) {
      agent.close();
    }
  }
}
