package org.plyscope.agent.process.ugi;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.plyscope.agent.process.talk.MoveTexts;
import org.plyscope.agent.process.talk.SearchWait;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** An engine that plays one game. */
final class UgiAgent implements Agent {
  private final UgiDialect dialect;
  private final LineChannel program;
  private final EngineGreeting greeting;
  private final boolean seeded;

  UgiAgent(UgiDialect dialect, LineChannel program, EngineGreeting greeting) {
    this.dialect = dialect;
    this.program = program;
    this.greeting = greeting;
    this.seeded = greeting.option(UgiDialect.SEED).isPresent();
  }

  @Override
  public void begin(Line line, int seat) {
    program.send(greeting.newGame());
    greeting.sync(program);
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    if (seeded) {
      UgiDialect.set(program, UgiDialect.SEED, String.valueOf(request.seed()));
    }
    program.send("position " + position(request.line()));
    greeting.sync(program);
    program.send(go(request));
    SearchWait wait = new SearchWait(program, request, () -> program.send("stop"));
    State state = request.state();
    Reports reports = new Reports(dialect, Notation.of(request.line().rules()), state);
    while (true) {
      String line = wait.line().strip();
      List<String> words = Arrays.asList(line.split("\\s+", -1));
      if (words.get(0).equals("info") && reports.read(words)) {
        listener.progress(reports.result(wait.nanos()));
      } else if (words.get(0).equals("bestmove")) {
        return answer(words, state, reports, wait);
      }
    }
  }

  private SearchResult answer(List<String> words, State state, Reports reports, SearchWait wait) {
    String text = words.size() < 2 ? "" : words.get(1);
    if (text.isEmpty() || text.equals("0000") || text.equals("(none)")) {
      throw new ProgramException(
          "it found no move" + (reports.complaint().isEmpty() ? "" : ": " + reports.complaint()));
    }
    long move = MoveTexts.answer(dialect, state, text);
    return reports.result(move, wait.status(), wait.nanos());
  }

  private static String position(Line line) {
    Notation notation = Notation.of(line.rules());
    String start =
        line.start().equals(line.rules().initial().position())
            ? "startpos"
            : "fen " + notation.position(line.start());
    return line.size() == 0 ? start : start + " moves " + notation.moves(line.texts());
  }

  private String go(SearchRequest request) {
    Limits limits = request.limits();
    StringBuilder go = new StringBuilder("go");
    if (limits.depth() > 0) {
      go.append(" depth ").append(limits.depth());
    }
    if (limits.nodes() > 0) {
      go.append(" nodes ").append(limits.nodes());
    }
    if (limits.millis() > 0) {
      go.append(" movetime ").append(limits.millis());
    }
    request.timeLeft().ifPresent(time -> go.append(GoClocks.words(time)));
    if (go.length() == 2) {
      go.append(" infinite");
    }
    State state = request.state();
    long[] allowed = request.rootMoves();
    if (allowed.length < state.legalMoves().length) {
      go.append(" searchmoves ")
          .append(
              LongStream.of(allowed)
                  .mapToObj(move -> dialect.moveText(state, move))
                  .collect(Collectors.joining(" ")));
    }
    return go.toString();
  }

  @Override
  public void close() {
    program.send("quit");
  }
}
