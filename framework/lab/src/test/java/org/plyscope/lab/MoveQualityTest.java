package org.plyscope.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.Value;
import org.plyscope.testkit.CountdownGame;

/** Countdown is lost for the player to move when the seeds are a multiple of four. */
class MoveQualityTest {
  private static final Catalog CATALOG =
      Catalog.of(
          List.of(
              new CountdownGame(),
              ScriptedAgents.scripted("perfect", (request, listener) -> perfect(request)),
              ScriptedAgents.scripted(
                  "mute", (request, listener) -> SearchResult.builder(1).build())));
  private static final Rules RULES = CATALOG.rules("countdown", "", Map.of());

  private static SearchResult perfect(SearchRequest request) {
    int plies = plies(request.state());
    MoveList moves = new MoveList();
    request.state().moves(moves);
    long best = moves.get(0);
    for (int i = 0; i < moves.size(); i++) {
      request.state().play(moves.get(i));
      best = value(plies(request.state())) < 0 ? moves.get(i) : best;
      request.state().undo();
    }
    return SearchResult.builder(best).value(value(plies)).build();
  }

  private static int plies(State state) {
    return Integer.parseInt(state.position().replaceAll("/.*", ""));
  }

  private static double value(int seeds) {
    return seeds % 4 == 0 ? -(Value.WIN - seeds) : Value.WIN - seeds;
  }

  private static MoveQuality judge(String position, String move) throws Exception {
    State state = RULES.parse(position);
    return MoveQuality.judge(
        CATALOG,
        RULES,
        position,
        state.parseMove(move),
        CATALOG.agent(RULES, "perfect"),
        Limits.NONE,
        0,
        () -> false);
  }

  @Test
  void theBestMoveLosesNothing() throws Exception {
    MoveQuality quality = judge("7/0", "3");
    assertThat(quality.loss()).isZero();
    assertThat(quality.optimal()).isTrue();
    assertThat(quality.complete()).isTrue();
  }

  @Test
  void aMoveThatThrowsAWinAwayIsIncomplete() throws Exception {
    MoveQuality quality = judge("7/0", "1");
    assertThat(quality.complete()).isFalse();
    assertThat(quality.optimal()).isFalse();
    assertThat(quality.loss()).isInfinite();
    assertThat(Value.text(quality.moveValue())).startsWith("loss");
  }

  @Test
  void aMoveThatEndsTheGameIsJudgedByTheOutcome() throws Exception {
    assertThat(Value.text(judge("2/0", "2").moveValue())).startsWith("win");
    assertThat(judge("2/0", "1").complete()).isFalse();
  }

  @Test
  void aReferenceNeedsValuesAndDepth() {
    assertThatThrownBy(
            () ->
                MoveQuality.judge(
                    CATALOG,
                    RULES,
                    "7/0",
                    1,
                    CATALOG.agent(RULES, "mute"),
                    Limits.NONE,
                    0,
                    () -> false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'mute' gives no values");
    assertThatThrownBy(
            () ->
                MoveQuality.judge(
                    CATALOG,
                    RULES,
                    "7/0",
                    1,
                    CATALOG.agent(RULES, "perfect"),
                    Limits.depth(1),
                    0,
                    () -> false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("at least 2");
  }
}
