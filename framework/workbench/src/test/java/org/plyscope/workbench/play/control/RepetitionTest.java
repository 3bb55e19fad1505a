package org.plyscope.workbench.play.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.Selection;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.MoveTexts;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.live.CandidateOverlay;
import org.plyscope.workbench.search.SearchControl;
import org.plyscope.workbench.search.agent.AgentsModel;
import org.plyscope.workbench.session.Session;

/** An agent that is asked in Play or by F5 plays the game on the board, repetitions included. */
class RepetitionTest {
  private static final String AGENT = "alpha-beta:ordering=none,evaluator=material";
  private static final Limits DEPTH = Limits.depth(3);

  private final ChangingCatalog catalog =
      new ChangingCatalog(
          new CheckersGame(), new AlphaBetaAgents(), new NoOrdering(), new Material());
  private final Rules rules = catalog.rules("checkers", "", Map.of());

  /**
   * White has three kings against two and has moved back and forth; 1-5 would be the third time.
   */
  private final Line ahead =
      MoveTexts.play(
          Line.of(rules, "W:WK8,K9,K14:BK29,K30"), "9-5 29-25 5-1 25-29 1-5 29-25 5-1 25-29");

  /** The same pieces with Black to move; 30-26 would be the third time. */
  private final Line behind =
      MoveTexts.play(
          Line.of(rules, "B:WK1,K8,K14:BK22,K29"), "22-26 1-5 26-30 5-1 30-26 1-5 26-30 5-1");

  private final Session session = new Session();
  private final List<String> messages = new ArrayList<>();
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final Jobs jobs = new Jobs(Runnable::run, new Faults(messages::add));
  private final Searches searches = Searches.with(catalog);

  @AfterEach
  void close() {
    jobs.close();
  }

  @Test
  void winningSideAvoidsTheDrawByF5() throws InterruptedException {
    assertThat(searched(Line.of(rules, ahead.position()))).as("without the past").isEqualTo("1-5");
    assertThat(searched(ahead)).isNotEqualTo("1-5");
  }

  @Test
  void losingSideSeeksTheDrawByF5() throws InterruptedException {
    assertThat(searched(Line.of(rules, behind.position())))
        .as("without the past")
        .isNotEqualTo("30-26");
    assertThat(searched(behind)).isEqualTo("30-26");
    SearchResult result = session.selection().flatMap(Selection::result).orElseThrow();
    assertThat(result.value()).isZero();
  }

  @Test
  void afterTheDrawThereIsNothingToSearch() {
    AgentsModel agents = new AgentsModel(catalog, "");
    agents.refresh(rules);
    assertThat(agents.spec(Selection.of(behind)).line()).isEqualTo(behind);
    Line drawn = MoveTexts.play(behind, "30-26");
    assertThatThrownBy(() -> agents.spec(Selection.of(drawn)))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("The game is over");
  }

  @Test
  void winningSideAvoidsTheDrawInPlay() throws InterruptedException {
    GameNode reached = played(ahead);
    assertThat(reached.text()).isNotEqualTo("1-5");
    assertThat(reached.over()).isFalse();
  }

  @Test
  void losingSideSeeksTheDrawInPlay() throws InterruptedException {
    GameNode reached = played(behind);
    assertThat(reached.text()).isEqualTo("30-26");
    assertThat(reached.over()).isTrue();
    assertThat(reached.payoffs()).containsExactly(0.5, 0.5);
    assertThat(session.selection().orElseThrow().line().state().over()).isTrue();
  }

  /** Lets an agent search what is on the board and returns its move. */
  private String searched(Line line) throws InterruptedException {
    SearchControl control =
        new SearchControl(
            searches,
            session,
            jobs,
            events::add,
            messages::add,
            new CandidateOverlay(Choices.inMemory()));
    session.select(Selection.of(line));
    Line onBoard = session.selection().orElseThrow().line();
    control.start(SearchSpec.of(onBoard, catalog.agent(rules, AGENT), DEPTH));
    runUntil(() -> control.phase() == SearchControl.Phase.IDLE);
    SearchResult result = session.selection().flatMap(Selection::result).orElseThrow();
    return line.state().text(result.move());
  }

  /** Lets the agent whose turn it is play one move of the game on the board. */
  private GameNode played(Line line) throws InterruptedException {
    PlayContext desk = new PlayContext(jobs, events::add, (millis, action) -> action.run());
    PlayControl control =
        new PlayControl(
            catalog, session, desk, new Pace(() -> 0, Choices.inMemory()), messages::add);
    try {
      control.pace().pause(0);
      session.select(Selection.of(line));
      int mover = line.state().toMove();
      control.seat(mover, new Player(AgentSpec.parse(AGENT), DEPTH, 0));
      control.seat(1 - mover, Player.HUMAN);
      control.start();
      runUntil(() -> tree(control).current().ply() > line.size());
      return tree(control).current();
    } finally {
      control.close();
    }
  }

  private static GameTree tree(PlayControl control) {
    return control.tree().orElseThrow();
  }

  private void runUntil(BooleanSupplier done) throws InterruptedException {
    while (!done.getAsBoolean()) {
      Runnable event = events.poll(20, TimeUnit.SECONDS);
      assertThat(event).as("messages %s", messages).isNotNull();
      event.run();
    }
  }
}
