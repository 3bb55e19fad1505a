package org.plyscope.workbench.play.control;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.seat.Reply;
import org.plyscope.lab.match.seat.SeatedAgent;
import org.plyscope.lab.match.seat.Turn;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.workbench.session.Session;

/**
 * Asks an agent for a move and shows it on the board, without playing it. The agent lives on for
 * the next hint in the same game.
 */
public final class HintControl {
  /** How long an agent thinks about a hint at most. */
  private static final Duration SHORT = Duration.ofSeconds(1);

  private final Catalog catalog;
  private final Session session;
  private final PlayContext context;
  private final PlayControl control;
  private final Consumer<String> messages;
  private final HintAgents hintAgents;
  private Player adviser = Player.HUMAN;
  private Hint asked;

  public HintControl(
      Catalog catalog,
      Session session,
      PlayContext context,
      PlayControl control,
      Consumer<String> messages) {
    this.catalog = catalog;
    this.session = session;
    this.context = context;
    this.control = control;
    this.messages = messages;
    this.hintAgents = new HintAgents(catalog);
    control.onChange(this::gameChanged);
  }

  /** Returns the adviser for some rules: the agent that was chosen, or the first there is. */
  public Player adviser(Rules rules) {
    if (fits(rules)) {
      return adviser;
    }
    return catalog.agentsFor(rules).stream().findFirst().map(HintControl::brief).orElse(adviser);
  }

  /** Chooses the adviser. */
  public void adviser(Player who) {
    adviser = who;
  }

  /** Makes a player that thinks briefly. */
  public static Player brief(InstalledAgent agent) {
    Limits limits = agent.limits().withTime(SHORT);
    return new Player(agent.spec(), limits, 0);
  }

  /** Returns whether a hint can be given now. */
  public boolean possible() {
    return asked == null
        && !control.thinking()
        && control.tree().map(t -> !t.current().over()).orElse(false);
  }

  /** Asks for a hint. */
  public void ask() {
    Optional<GameTree> tree = control.tree();
    if (tree.isEmpty() || !possible()) {
      return;
    }
    Rules rules = tree.get().rules();
    GameNode at = tree.get().current();
    Player who = adviser(rules);
    if (who.human()) {
      throw new InputException("There is no agent for these rules; install one for hints.");
    }
    InstalledAgent agent = catalog.agent(rules, who.agent());
    Turn turn =
        new Turn(
            tree.get().line(at),
            at.toMove(),
            who.limits(),
            patience(who.limits()),
            who.seed() + at.ply());
    MoveRequestJob job =
        new MoveRequestJob(
            turn,
            "Hint from " + agent.name(),
            context.jobs(),
            () -> context.ui().execute(this::drop));
    Hint hint = new Hint(at, agent, turn, job);
    asked = hint;
    hint.stop =
        hintAgents.ask(
            agent,
            turn,
            SearchListener.of(job::progress),
            reply -> context.ui().execute(() -> replied(hint, reply)));
  }

  /** Gives up the question. */
  public void drop() {
    if (asked != null) {
      Hint dropped = asked;
      asked = null;
      dropped.job.end();
      dropped.stop.run();
    }
  }

  /** Follows a change of the catalog: agents of plugins that left must not be kept. */
  public void catalogChanged() {
    drop();
    hintAgents.leave();
  }

  /** Ends everything, when the window closes. */
  public void close() {
    drop();
    hintAgents.close();
  }

  /** An agent that ignores its time is stopped; one without a time may take as long as it likes. */
  private static long patience(Limits limits) {
    return limits.millis() == 0 ? 0 : limits.millis() + SHORT.toMillis();
  }

  private boolean fits(Rules rules) {
    try {
      return !adviser.human() && catalog.agent(rules, adviser.agent()) != null;
    } catch (InputException e) {
      return false;
    }
  }

  private void replied(Hint hint, Reply reply) {
    if (asked != hint) {
      return;
    }
    asked = null;
    hint.job.end();
    reply.failure().map(Failure::sentence).ifPresent(messages);
    reply.result().ifPresent(result -> show(hint, result));
  }

  private void show(Hint hint, SearchResult result) {
    Optional<Selection> board =
        session.selection().filter(s -> s.position().equals(hint.at.position()));
    if (board.isPresent()) {
      Mark mark = Mark.of(result.move());
      session.select(board.get().withTrace(null, -1).withMarks(List.of(mark)));
      String move = hint.turn.line().state().label(result.move());
      String value = Double.isNaN(result.value()) ? "" : ", value " + Value.text(result.value());
      messages.accept("Hint: " + move + " (" + hint.agent.name() + value + ").");
    }
  }

  /** A hint for a position that is no longer on the board is useless. */
  private void gameChanged() {
    GameNode now = control.tree().map(GameTree::current).orElse(null);
    if (asked != null && asked.at != now) {
      drop();
    }
    if (now == null) {
      hintAgents.leave();
    }
  }

  /** A hint that was asked for. */
  private static final class Hint {
    private final GameNode at;
    private final InstalledAgent agent;
    private final Turn turn;
    private final MoveRequestJob job;
    private Runnable stop = () -> {};

    private Hint(GameNode at, InstalledAgent agent, Turn turn, MoveRequestJob job) {
      this.at = at;
      this.agent = agent;
      this.turn = turn;
      this.job = job;
    }
  }

  /**
   * The agents that give hints, one for each player they were asked for. They live as long as the
   * game goes on from where they know it, so that a tree or table they keep helps with the next
   * hint.
   *
   * <p>They are never the agents in the seats, even if it is the same kind: a question in between
   * would change their memory, and with it their later moves. A game is the same with and without
   * hints.
   */
  private static final class HintAgents implements AutoCloseable {
    private final Catalog catalog;
    private final Watch watch = new Watch("hint-watch");
    private final Map<Integer, Adviser> seats = new HashMap<>();

    HintAgents(Catalog catalog) {
      this.catalog = catalog;
    }

    /**
     * Asks for a move.
     *
     * @param spec the agent
     * @param turn the turn
     * @param progress notified of the result so far, on any thread
     * @param whenDone takes the reply, on any thread
     * @return ends the search; the reply still comes
     */
    Runnable ask(
        InstalledAgent spec, Turn turn, SearchListener progress, Consumer<Reply> whenDone) {
      Adviser adviser = seats.get(turn.seat());
      if (adviser == null || !adviser.knows(spec, turn.line())) {
        leave(turn.seat());
        adviser = new Adviser(spec.spec(), agent(spec, turn.line()));
        adviser.agent.begin(turn.line(), turn.seat());
        seats.put(turn.seat(), adviser);
      }
      adviser.known = turn.line();
      return adviser.agent.ask(turn, progress, whenDone);
    }

    private SeatedAgent agent(InstalledAgent spec, Line line) {
      return new SeatedAgent(spec, line.rules(), catalog, watch);
    }

    /** Releases all of them when another game begins or plugins come and go. */
    void leave() {
      seats.values().forEach(adviser -> adviser.agent.close());
      seats.clear();
    }

    private void leave(int seat) {
      Adviser before = seats.remove(seat);
      if (before != null) {
        before.agent.close();
      }
    }

    @Override
    public void close() {
      leave();
      watch.close();
    }

    /** One agent, and how much of the game it knows. */
    private static final class Adviser {
      private final AgentSpec spec;
      private final SeatedAgent agent;
      private Line known;

      private Adviser(AgentSpec spec, SeatedAgent agent) {
        this.spec = spec;
        this.agent = agent;
      }

      private boolean knows(InstalledAgent wanted, Line line) {
        return agent.usable() && spec.equals(wanted.spec()) && line.startsWith(known);
      }
    }
  }
}
