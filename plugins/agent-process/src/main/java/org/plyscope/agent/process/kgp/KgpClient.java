package org.plyscope.agent.process.kgp;

import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.SearchListener;

/** An agent of this program that plays as a client on a server. */
final class KgpClient {
  private static final long STEP_MILLIS = 200;

  private final LineChannel server;
  private final ServedAgent agent;
  private final ServerTime time = new ServerTime();
  private long nextId = 1;
  private KgpBoard board;
  private Map<String, String> options = Map.of();
  private Rules rules;
  private ServedAgent.Seat seat;

  /** The request that is being answered; a stop or the next one ends it. */
  private volatile long open = -1;

  KgpClient(LineChannel server, ServedAgent agent) {
    this.server = server;
    this.agent = agent;
  }

  void run() throws InterruptedException {
    try {
      boolean goesOn = true;
      while (goesOn) {
        Optional<String> line = server.receive(STEP_MILLIS);
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        Optional<KgpMessage> message = line.flatMap(KgpMessage::parse);
        goesOn = message.isEmpty() || answer(message.get());
      }
    } catch (ProgramException e) {
      // The end of its lines is one way in which a server takes leave.
      return;
    } finally {
      leave();
    }
  }

  /** Answers a command; returns false if it is the last. */
  private boolean answer(KgpMessage message) {
    switch (message.name()) {
      case "kgp" -> greet(message);
      case "ping" -> send(message.id(), "pong");
      case "state" -> state(message);
      case "problem" -> solve(message);
      case "set" -> time.set(message.argument(0), message.argument(1));
      case "stop" -> {
        if (message.ref() == open || message.ref() < 0) {
          open = -1;
          stop();
        }
      }
      case "error" ->
          throw new InputException("The server says: " + InputException.quote(message.argument(0)));
      case "goodbye" -> {
        return false;
      }
      default -> {
        // The protocol asks to ignore unknown commands.
      }
    }
    return true;
  }

  private void greet(KgpMessage message) {
    if (!message.argument(0).equals("1")) {
      send(message.id(), "error " + KgpMessage.quoted("protocol not supported"));
      throw new InputException(
          "The server speaks version %s of KGP, not 1."
              .formatted(InputException.quote(message.argument(0))));
    }
    send(-1, "set \"info:name\" " + KgpMessage.quoted(agent.name()));
    send(-1, "set \"info:description\" " + KgpMessage.quoted(agent.description()));
    send(-1, "mode \"freeplay\"");
  }

  private void solve(KgpMessage problem) {
    try {
      String pit = problem.argument(1);
      if (!pit.matches("\\d{1,2}")) {
        throw new InputException("The pit " + InputException.quote(pit) + " is no number.");
      }
      KgpBoard shown = KgpBoard.parse(problem.argument(0));
      send(problem.id(), Sowing.of(shown, Integer.parseInt(pit)).solution());
    } catch (InputException e) {
      send(problem.id(), "error " + KgpMessage.quoted(e.getMessage()));
    }
  }

  private void state(KgpMessage message) {
    try {
      KgpBoard next = KgpBoard.parse(message.argument(0));
      Line line = take(next);
      State state = line.state();
      if (state.over()) {
        return;
      }
      long id = message.id();
      open = id;
      seat.search(
          time.request(line),
          SearchListener.of(soFar -> move(id, state.text(soFar.move()))),
          result -> {
            move(id, state.text(result.move()));
            finish(id);
          },
          reason -> finish(id));
    } catch (InputException e) {
      send(message.id(), "error " + KgpMessage.quoted(e.getMessage()));
    }
  }

  /** Returns the line of a board; a board with fewer seeds in its stores begins a new game. */
  private Line take(KgpBoard next) {
    Map<String, String> wanted = next.rules();
    boolean fresh = board == null || next.stored() < board.stored();
    board = next;
    if (seat != null && !fresh && wanted.get("houses").equals(options.get("houses"))) {
      return Line.of(rules, next.position());
    }
    leave();
    options = wanted;
    rules = agent.rules("kalah", options);
    Line line = Line.of(rules, next.position());
    seat = agent.seat(rules, Map.of());
    seat.begin(line, line.state().toMove());
    return line;
  }

  private void move(long id, String pit) {
    if (open == id) {
      send(id, "move " + pit);
    }
  }

  private void finish(long id) {
    if (open == id) {
      open = -1;
      send(id, "yield");
    }
  }

  private void stop() {
    if (seat != null) {
      seat.stop();
    }
  }

  private void leave() {
    if (seat != null) {
      seat.close();
      seat = null;
    }
  }

  private synchronized void send(long reference, String command) {
    server.send(nextId + (reference < 0 ? "" : "@" + reference) + " " + command + "\r");
    nextId += 2;
  }
}
