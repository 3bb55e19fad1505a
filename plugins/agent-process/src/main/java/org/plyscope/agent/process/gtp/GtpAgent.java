package org.plyscope.agent.process.gtp;

import java.util.List;
import java.util.Locale;
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
final class GtpAgent implements Agent {
  /** Twice a second, in hundredths of a second. */
  private static final int INTERVAL = 50;

  private final GtpDialect dialect;
  private final LineChannel program;
  private final GtpExchange engine;
  private final EngineTime time;
  private final KnownGame known = new KnownGame();

  GtpAgent(GtpDialect dialect, LineChannel program, GtpExchange engine) {
    this.dialect = dialect;
    this.program = program;
    this.engine = engine;
    this.time = new EngineTime(engine);
  }

  @Override
  public void begin(Line line, int seat) {
    known.forget();
    time.begin();
  }

  @Override
  public SearchResult search(SearchRequest request, SearchListener listener) {
    Line line = request.line();
    bring(line);
    if (engine.knows(GtpDialect.SEED)) {
      engine.ask(GtpDialect.SEED + " " + request.seed());
    }
    SearchRequest timed = time.announce(request);
    State state = request.state();
    String player = GtpDialect.player(line.rules(), state.toMove());
    boolean analyzes =
        engine.knows(GtpDialect.ANALYZE)
            && !engine.knows(GtpDialect.GENMOVE_ANALYZE)
            && request.limits().millis() > 0;
    SearchResult result =
        analyzes
            ? analyzed(request, state, player, listener)
            : generated(timed, state, player, listener);
    known.know(line.then(result.move()));
    return result;
  }

  /** Leads the engine to a position. */
  private void bring(Line line) {
    if (!known.sameStart(line)) {
      begin(line);
    }
    int common = known.common(line);
    if (common < known.size() && !engine.knows("undo")) {
      begin(line);
      common = 0;
    }
    for (int i = known.size(); i > common; i--) {
      engine.ask("undo");
    }
    List<String> texts = MoveTexts.of(dialect, line);
    State state = line.first(common).state();
    for (int i = common; i < line.size(); i++) {
      engine.ask("play " + GtpDialect.player(line.rules(), state.toMove()) + " " + texts.get(i));
      state.play(line.move(i));
    }
    known.know(line);
  }

  private void begin(Line line) {
    engine.ask("clear_board");
    if (!line.start().equals(line.rules().initial().position())) {
      if (!engine.knows(GtpDialect.POSITION)) {
        throw new ProgramException("it can only begin at the start of the game");
      }
      engine.ask(GtpDialect.POSITION + " " + line.start());
    }
    known.know(line.first(0));
  }

  /** Lets the engine choose and play its move. */
  private SearchResult generated(
      SearchRequest request, State state, String player, SearchListener listener) {
    boolean reports = engine.knows(GtpDialect.GENMOVE_ANALYZE);
    String command =
        reports ? GtpDialect.GENMOVE_ANALYZE + " " + player + " " + INTERVAL : "genmove " + player;
    program.send(command);
    SearchWait wait = new SearchWait(program, request, () -> {});
    GtpAnswer answer = new GtpAnswer();
    KataReport last = KataReport.none();
    String line = wait.line();
    while (!answer.complete(line)) {
      last = read(line, state, last, wait, listener);
      line = wait.line();
    }
    String text = answer.text(command);
    long move = move(state, text.substring(text.lastIndexOf('\n') + 1));
    return last.result(move, wait.status(), wait.nanos());
  }

  /** Lets the engine analyze as long as there is time, and plays the move it likes best. */
  private SearchResult analyzed(
      SearchRequest request, State state, String player, SearchListener listener) {
    program.send(GtpDialect.ANALYZE + " " + player + " " + INTERVAL);
    // An analysis ends with the next command, whatever that is.
    SearchWait wait = new SearchWait(program, request, () -> program.send("protocol_version"));
    GtpAnswer answer = new GtpAnswer();
    KataReport last = KataReport.none();
    String line = wait.line();
    while (!answer.complete(line)) {
      last = read(line, state, last, wait, listener);
      line = wait.line();
    }
    answer.text(GtpDialect.ANALYZE);
    if (wait.stopping()) {
      GtpAnswer.skip(wait);
    }
    if (last.isEmpty()) {
      throw new ProgramException("its analysis named no legal move");
    }
    long move = last.best();
    engine.ask("play " + player + " " + dialect.moveText(state, move));
    return last.result(move, wait.status(), wait.nanos());
  }

  private KataReport read(
      String line, State state, KataReport last, SearchWait wait, SearchListener listener) {
    if (!line.strip().startsWith("info ")) {
      return last;
    }
    KataReport report = KataReport.parse(dialect, state, line);
    if (report.isEmpty()) {
      return last;
    }
    listener.progress(report.result(report.best(), SearchResult.Status.RUNNING, wait.nanos()));
    return report;
  }

  private long move(State state, String answer) {
    String text = answer.strip().replaceFirst("^play\\s+", "");
    if (text.toLowerCase(Locale.ROOT).equals("resign")) {
      throw new ProgramException("it resigned");
    }
    return MoveTexts.answer(dialect, state, text);
  }

  @Override
  public void close() {
    program.send("quit");
  }
}
