package org.plyscope.agent.process.checkers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.agent.process.talk.KnownGame;
import org.plyscope.agent.process.talk.MoveTexts;
import org.plyscope.agent.process.talk.SearchWait;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/** An engine that plays one game and keeps it. */
final class CheckersAgent implements Agent {
  private static final double MILLIS = 1000;

  private final CheckersDialect dialect;
  private final LineChannel program;
  private final KnownGame known = new KnownGame();

  CheckersAgent(CheckersDialect dialect, LineChannel program) {
    this.dialect = dialect;
    this.program = program;
  }

  @Override
  public void begin(Line line, int seat) {
    known.forget();
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    bring(request.line());
    program.send(go(request));
    SearchWait wait = new SearchWait(program, request, () -> program.send("STOP"));
    State state = request.state();
    InfoLine last = InfoLine.NONE;
    String complaint = "";
    while (true) {
      String line = wait.line().strip();
      if (line.startsWith("INFO ")) {
        last = InfoLine.parse(dialect, state, line);
        last.progress(wait.nanos()).ifPresent(listener::progress);
      } else if (line.startsWith("BESTMOVE")) {
        String text = line.substring("BESTMOVE".length()).strip();
        if (text.equals("none")) {
          throw new ProgramException("it found no move" + complaint);
        }
        long move = MoveTexts.answer(dialect, state, text);
        return last.result(move, wait.status(), wait.nanos());
      } else if (line.startsWith("WARNING")) {
        complaint = ": " + line;
      }
    }
  }

  /** Leads the engine to a position: by moves if it knows the game, else by a new game. */
  private void bring(Line line) {
    List<String> texts = MoveTexts.of(dialect, line);
    if (known.sameStart(line) && known.common(line) == known.size()) {
      texts.subList(known.size(), texts.size()).forEach(text -> program.send("MOVE " + text));
    } else {
      List<String> words = new ArrayList<>(List.of("NEWGAME", CheckersDialect.fen(line.start())));
      words.addAll(texts);
      program.send(String.join(" ", words));
    }
    known.know(line);
  }

  private static String go(SearchRequest request) {
    List<String> words = new ArrayList<>(Arrays.asList("GO"));
    if (request.limits().depth() > 0) {
      words.addAll(List.of("maxdepth", String.valueOf(request.limits().depth())));
    }
    if (request.limits().millis() > 0) {
      words.addAll(List.of("maxtime", String.valueOf(request.limits().millis() / MILLIS)));
    }
    // The move is played when the game goes on with it.
    words.add("dontplaymove");
    return String.join(" ", words);
  }

  @Override
  public void close() {
    program.send("QUIT");
  }
}
