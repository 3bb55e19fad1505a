package org.plyscope.agent.process.kgp;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyscope.agent.process.talk.Handshake;
import org.plyscope.agent.process.talk.SearchWait;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.TimeLeft;

/** A client that plays one game; this program is its server. */
final class KgpAgent implements Agent {
  private static final String VERSION = "kgp 1 0 1";
  private static final int LONGEST_INFO = 200;
  private static final int MOST_INFO = 50;
  private static final long SECOND = 1_000;

  private final LineChannel program;
  private final Map<String, String> info = new LinkedHashMap<>();
  private final Verification verification = new Verification();
  private long nextId = 2;
  private boolean timed;

  private KgpAgent(LineChannel program) {
    this.program = program;
  }

  /** Greets a client and waits until it wants to play. */
  static KgpAgent greet(LineChannel program) {
    KgpAgent client = new KgpAgent(program);
    client.send("", VERSION);
    Handshake.await(
        program,
        line -> KgpMessage.parse(line).map(client::isMode).orElse(false),
        "'mode freeplay'");
    return client;
  }

  private boolean isMode(KgpMessage message) {
    if (!message.name().equals("mode")) {
      answer(message);
      return false;
    }
    boolean plays = message.argument(0).equals("freeplay");
    boolean verifies = message.argument(0).equals("verify");
    if (!plays && !verifies) {
      send(at(message), "error " + KgpMessage.quoted("There are freeplay and verify only."));
      throw new ProgramException(
          "it wants the mode " + InputException.quote(message.argument(0)) + ", not freeplay");
    }
    send(at(message), "ok");
    if (verifies) {
      verification.sent(send("", verification.problem()));
    }
    return plays;
  }

  private void judge(KgpMessage solution) {
    String wrong = verification.judge(solution);
    send(at(solution), wrong.isEmpty() ? "ok" : "error " + KgpMessage.quoted(wrong));
    verification.sent(send("", verification.problem()));
  }

  /** Answers commands that a client may send at any time. */
  private void answer(KgpMessage message) {
    switch (message.name()) {
      case "ping" -> send(at(message), "pong");
      case "set" -> {
        String value = message.argument(1);
        if (info.size() < MOST_INFO) {
          info.put(message.argument(0), value.substring(0, Math.min(LONGEST_INFO, value.length())));
        }
        send(at(message), "ok");
      }
      case "solution" -> judge(message);
      case "error" ->
          throw new ProgramException("it complained: " + InputException.quote(message.argument(0)));
      case "goodbye" -> throw new ProgramException("it took leave");
      default -> {
        // The protocol asks to ignore unknown commands.
      }
    }
  }

  /** Returns a setting of the client about itself. */
  String info(String key, String otherwise) {
    return info.getOrDefault("info:" + key, otherwise);
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    State state = request.state();
    String board = KgpBoard.ofPosition(request.line().position()).toString();
    request.timeLeft().ifPresent(time -> sendClocks(time, state.toMove()));
    long id = send("", "state " + board);
    boolean[] over = {false};
    SearchWait wait =
        new SearchWait(
            program,
            request,
            () -> {
              send("@" + id, "stop");
              over[0] = true;
            });
    long move = MoveList.NONE;
    boolean yielded = false;
    while (!yielded && !over[0]) {
      Optional<KgpMessage> message = wait.poll().flatMap(KgpMessage::parse);
      if (message.isEmpty()) {
        continue;
      }
      boolean here = message.get().ref() == id;
      switch (message.get().name()) {
        case "move" -> {
          // A move for an earlier board is late; the board has changed since.
          if (here) {
            move = house(state, message.get().argument(0));
            listener.progress(result(move, SearchResult.Status.RUNNING, wait, ""));
          }
        }
        case "yield" -> yielded = here;
        default -> answer(message.get());
      }
    }
    if (move == MoveList.NONE) {
      long random = state.randomMove(new SplittableRandom(request.seed()), new MoveList());
      return result(random, wait.status(), wait, "The client sent no move; this one is random.");
    }
    return result(move, wait.status(), wait, info("comment", ""));
  }

  /** Clients read whole seconds; some fail without the quotes. */
  private void sendClocks(TimeLeft time, int player) {
    if (!time.has(player)) {
      return;
    }
    if (!timed) {
      send("", "set \"time:mode\" \"absolute\"");
      timed = true;
    }
    send("", "set \"time:clock\" " + time.millis(player) / SECOND);
    if (time.has(1 - player)) {
      send("", "set \"time:opclock\" " + time.millis(1 - player) / SECOND);
    }
  }

  /** Reads the number of a pit; other texts that the game would accept are not of the protocol. */
  private static long house(State state, String text) {
    try {
      if (text.matches("\\d{1,2}")) {
        return state.parseMove(text);
      }
    } catch (InputException e) {
      throw illegal(text);
    }
    throw illegal(text);
  }

  private static ProgramException illegal(String text) {
    return new ProgramException(
        "it answered with the move %s, which is not legal".formatted(InputException.quote(text)));
  }

  private static SearchResult result(
      long move, SearchResult.Status status, SearchWait wait, String comment) {
    return SearchResult.builder(move).status(status).nanos(wait.nanos()).comment(comment).build();
  }

  private static String at(KgpMessage message) {
    return message.id() < 0 ? "" : "@" + message.id();
  }

  private long send(String reference, String command) {
    long id = nextId;
    nextId += 2;
    program.send(id + reference + " " + command + "\r");
    return id;
  }

  @Override
  public void close() {
    send("", "goodbye");
  }
}
