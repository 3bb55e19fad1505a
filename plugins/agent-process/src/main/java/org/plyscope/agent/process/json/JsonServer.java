package org.plyscope.agent.process.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramDeclaration.Feature;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.wire.LineForm;
import org.plyscope.wire.Message;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.agent.AgentProtocol;
import org.plyscope.wire.agent.AnswerForm;
import org.plyscope.wire.agent.DeclarationForm;
import org.plyscope.wire.agent.SearchForm;

/** Serves an agent to a client that speaks the agent protocol. */
final class JsonServer {
  private static final long STEP_MILLIS = 1_000;
  private static final long PROGRESS_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  private final LineChannel client;
  private final ServedAgent agent;
  private Map<String, String> options = Map.of();
  private ServedAgent.Seat seat;
  private Rules rules;

  JsonServer(LineChannel client, ServedAgent agent) {
    this.client = client;
    this.agent = agent;
  }

  void run() throws InterruptedException {
    try {
      boolean served = true;
      while (served) {
        Optional<String> line = client.receive(STEP_MILLIS);
        served = line.isEmpty() || served(line.get());
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
      }
    } catch (ProgramException e) {
      // The end of the input means the same as quit.
      return;
    } finally {
      leave();
    }
  }

  private boolean served(String line) {
    long id = -1;
    try {
      Message message = Message.read(line);
      WireValue value = message.value();
      id = value.isObject() ? AgentProtocol.id(value) : -1;
      switch (message.kind()) {
        case AgentProtocol.HELLO -> introduce(value);
        case AgentProtocol.BEGIN -> begin(value);
        case AgentProtocol.SEARCH -> search(id, value);
        case AgentProtocol.STOP -> {
          if (seat != null) {
            seat.stop();
          }
        }
        case AgentProtocol.END -> end(value);
        case AgentProtocol.QUIT -> {
          return false;
        }
        default ->
            throw new InputException(
                "There is no message " + InputException.quote(message.kind()) + ".");
      }
    } catch (InputException e) {
      client.send(AgentProtocol.error(id, e.getMessage()));
    }
    return true;
  }

  private void introduce(WireValue value) {
    AgentProtocol.readHello(value);
    Map<String, Map<String, String>> games = new LinkedHashMap<>();
    agent.games().forEach(game -> games.put(game, Map.of()));
    ProgramDeclaration declared =
        ProgramDeclaration.named(agent.name())
            .version(agent.version())
            .description(agent.description())
            .options(agent.options())
            .limits(agent.limits())
            .endsByItself(agent.endsByItself())
            .features(Set.of(Feature.PROGRESS, Feature.STOP))
            .games(games)
            .build();
    client.send(Message.line(AgentProtocol.HELLO, DeclarationForm.write(declared)));
  }

  private void begin(WireValue value) {
    leave();
    options = value.member("options").map(WireValue::options).orElse(Map.of());
    Line line = LineForm.read(required(value, "line"), agent::rules);
    sit(line.rules());
    seat.begin(line, required(value, "seat").smallCount());
  }

  private static WireValue required(WireValue value, String key) {
    return value.member(key).orElseThrow(() -> InputException.missing(value.place(), key));
  }

  private void sit(Rules wanted) {
    seat = agent.seat(wanted, options);
    rules = wanted;
  }

  /** The position of a search decides; a client may ask about another game without a word. */
  private void search(long id, WireValue value) {
    SearchRequest request = SearchForm.read(value, agent::rules);
    if (seat == null || !same(request.line().rules())) {
      leave();
      sit(request.line().rules());
    }
    AtomicLong last = new AtomicLong(System.nanoTime());
    seat.search(
        request,
        SearchListener.of(soFar -> progress(id, request, soFar, last)),
        result -> client.send(AnswerForm.write(id, result, request.line().state())),
        sentence -> client.send(AgentProtocol.error(id, sentence)));
  }

  private boolean same(Rules other) {
    return rules.game().id().equals(other.game().id()) && rules.options().equals(other.options());
  }

  private void progress(long id, SearchRequest request, SearchResult soFar, AtomicLong last) {
    long now = System.nanoTime();
    if (now - last.get() >= PROGRESS_NANOS) {
      last.set(now);
      client.send(AnswerForm.write(id, soFar, request.line().state()));
    }
  }

  private void end(WireValue value) {
    if (seat != null) {
      Line line = LineForm.read(required(value, "line"), agent::rules);
      seat.end(line, required(value, "payoffs").numbers());
    }
    leave();
  }

  private void leave() {
    if (seat != null) {
      seat.close();
      seat = null;
    }
  }
}
