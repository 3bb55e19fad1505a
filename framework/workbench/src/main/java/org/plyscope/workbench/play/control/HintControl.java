package org.plyscope.workbench.play.control;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.workbench.session.Session;

/** Asks an agent what it would play and shows that on the board, without playing it. */
public final class HintControl {
  /** How long an agent thinks about a hint at most. */
  private static final Duration SHORT = Duration.ofSeconds(1);

  private final Catalog catalog;
  private final Session session;
  private final Desk desk;
  private final PlayControl control;
  private final Consumer<String> messages;
  private Player adviser = Player.HUMAN;
  private Thinking thinking;

  public HintControl(
      Catalog catalog, Session session, Desk desk, PlayControl control, Consumer<String> messages) {
    this.catalog = catalog;
    this.session = session;
    this.desk = desk;
    this.control = control;
    this.messages = messages;
    control.onChange(this::gameChanged);
  }

  /** Returns who is asked under some rules: the agent that was chosen, or the first there is. */
  public Player adviser(Rules rules) {
    if (fits(rules)) {
      return adviser;
    }
    return catalog.agentsFor(rules).stream().findFirst().map(HintControl::brief).orElse(adviser);
  }

  /** Chooses who is asked. */
  public void adviser(Player who) {
    adviser = who;
  }

  /** Makes a player who thinks briefly. */
  public static Player brief(AgentSpec agent) {
    Limits limits = agent.limits().withTime(SHORT);
    return new Player(agent.text(), limits, 0);
  }

  /** Tells whether a hint can be given now. */
  public boolean possible() {
    return thinking == null
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
    AgentSpec agent = catalog.agent(rules, who.agent());
    SearchSpec spec =
        SearchSpec.of(tree.get().line(at), agent, who.limits()).withSeed(who.seed() + at.ply());
    thinking =
        desk.think(at, "Hint from " + agent.name(), spec, this::drop, o -> ended(at, agent, o));
  }

  /** Gives up, when the window closes. */
  public void drop() {
    if (thinking != null) {
      thinking.drop();
      thinking = null;
    }
  }

  private boolean fits(Rules rules) {
    try {
      return !adviser.human() && catalog.agent(rules, adviser.agent()) != null;
    } catch (InputException e) {
      return false;
    }
  }

  private void ended(GameNode at, AgentSpec agent, SearchOutcome outcome) {
    thinking = null;
    outcome.problem().ifPresent(messages);
    outcome.result().ifPresent(result -> show(at, agent, outcome.line().get(0), result));
  }

  private void show(GameNode at, AgentSpec agent, String move, SearchResult result) {
    Optional<Selection> board = session.selection().filter(s -> s.position().equals(at.position()));
    if (board.isPresent()) {
      Mark mark = Mark.of(result.move());
      session.select(board.get().withTrace(null, -1).withMarks(List.of(mark)));
      String value = Double.isNaN(result.value()) ? "" : ", value " + Value.text(result.value());
      messages.accept("Hint: " + move + " (" + agent.name() + value + ").");
    }
  }

  /** A hint for a position that is no longer on the board helps nobody. */
  private void gameChanged() {
    GameNode now = control.tree().map(GameTree::current).orElse(null);
    if (thinking != null && thinking.node() != now) {
      drop();
    }
  }
}
