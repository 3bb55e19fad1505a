package org.plyscope.bench.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.montecarlo.bestreply.BestReplyState;
import org.plyscope.agent.montecarlo.bestreply.SharedEvaluator;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/** A Monte Carlo tree with one reply for all opponents, on a board for three. */
class BestReplyTreeTest {
  private static final Catalog CATALOG = ShippedParts.catalog();
  private static final Rules RULES = CATALOG.rules("chinese-checkers", "sturtevant-6", Map.of());
  private static final String AGENT =
      "uct:expansion-order=greedy,ordering=largest-gain,playout-plies=300,replies=";

  @Test
  void opponentsShareATurn() {
    State game = RULES.initial();
    BestReplyState shared = new BestReplyState(game.copy());
    MoveList moves = new MoveList();
    assertThat(shared.moves(moves)).isEqualTo(game.moves(new MoveList()));
    long own = moves.get(0);
    shared.play(own);
    game.play(own);
    int both = game.moves(new MoveList());
    assertThat(game.pass()).isTrue();
    both += game.moves(new MoveList());
    game.undo();
    assertThat(shared.moves(moves)).isEqualTo(both);
    String before = shared.position();
    for (long move : moves.toArray()) {
      shared.play(move);
      assertThat(shared.toMove()).isEqualTo(RULES.initial().toMove());
      shared.undo();
      assertThat(shared.position()).isEqualTo(before);
    }
  }

  @Test
  void aWalkIsUndoneToTheStart() {
    SplittableRandom random = new SplittableRandom(4);
    BestReplyState shared = new BestReplyState(RULES.initial());
    MoveList scratch = new MoveList();
    int plies = 0;
    for (; plies < 60 && !shared.over(); plies++) {
      shared.play(shared.randomMove(random, scratch));
    }
    for (; plies > 0; plies--) {
      shared.undo();
    }
    assertThat(shared.position()).isEqualTo(RULES.initial().position());
  }

  @Test
  void findsALegalMoveAndReportsOnlyItsOwn() throws Exception {
    SearchResult best = search("best");
    assertThat(RULES.initial().legal(best.move())).isTrue();
    assertThat(best.line()).containsExactly(best.move());
    assertThat(best.value()).isBetween(0.0, 1.0);
    assertThat(best.counts().nodes()).isGreaterThan(100);
    assertThat(search("best").candidates()).isEqualTo(best.candidates());
    assertThat(search("all").candidates()).isNotEqualTo(best.candidates());
  }

  @Test
  void partsThatWouldSeeThePooledPositionAreRefused() {
    assertThatThrownBy(() -> CATALOG.create(CATALOG.agent(RULES, AGENT + "best,rave=10"), RULES))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("replies=best");
  }

  @Test
  void anEvaluatorJudgesForThePlayerThatSearches() throws Exception {
    EvaluatorFactory rows =
        CATALOG.partsFor(EvaluatorFactory.class, RULES).stream()
            .filter(part -> part.id().equals("row-sum"))
            .findFirst()
            .orElseThrow();
    Evaluator plain = rows.create(RULES, OptionValues.defaults(rows.options()));
    BestReplyState start = new BestReplyState(RULES.initial());
    SharedEvaluator shared = new SharedEvaluator(plain);
    MoveList moves = new MoveList();
    start.moves(moves);
    start.play(moves.get(0));
    shared.reset(start);
    int own = shared.value(start, 0);
    assertThat(shared.value(start, 1)).isEqualTo(-own).isEqualTo(shared.value(start, 2));
    SearchResult judged = search("best,leaf=judge,judgement=logistic,evaluator=row-sum");
    assertThat(RULES.initial().legal(judged.move())).isTrue();
    assertThat(judged.candidates()).isNotEqualTo(search("best").candidates());
  }

  private static SearchResult search(String replies) throws Exception {
    try (Agent agent = CATALOG.create(CATALOG.agent(RULES, AGENT + replies), RULES)) {
      return agent.search(
          SearchRequest.of(Line.of(RULES), Limits.NONE.withIterations(300)).withSeed(3),
          SearchListener.NONE);
    }
  }
}
