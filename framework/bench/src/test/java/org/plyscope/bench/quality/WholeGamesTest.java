package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.Adjudication;
import org.plyscope.lab.match.Entrant;
import org.plyscope.lab.match.MatchListener;
import org.plyscope.lab.match.MatchRunner;
import org.plyscope.lab.match.MatchSpec;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;

/** Whole games of the agents that are shipped, with agents that live as long as their game. */
@Timeout(120)
class WholeGamesTest {
  private final Catalog catalog = ShippedParts.catalog();
  private final MatchRunner runner = new MatchRunner(catalog);

  @AfterEach
  void close() {
    runner.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "kalah; size-4-3; random; first-move; depth=1",
        "kalah; size-4-3; greedy; kalah-max; depth=1",
        "kalah; size-4-3; alpha-beta; modern-alpha-beta; depth=3",
        "kalah; size-4-3; uct; alpha-beta:ties=random,ordering=none; nodes=300",
        "kalah; size-4-3; max-n; paranoid; depth=2",
        "kalah; size-4-3; kalah-alphabeta; kalah-ahm; depth=2",
        "kalah; size-4-3; kalah-perfect; uct; iterations=60",
        "checkers; ''; alpha-beta:evaluator=material,ordering=none; random; depth=2",
        "checkers; ''; uct; greedy:evaluator=material; iterations=40",
      })
  void sameSeedGivesTheSameGameToItsEnd(
      String game, String preset, String first, String second, String limits)
      throws InterruptedException {
    PlayedGame played = play(game, preset, first, second, limits, 11);
    assertThat(played.ending().kind())
        .as(played.ending().sentence())
        .isIn(Ending.Kind.RULES, Ending.Kind.PLY_CAP);
    assertThat(played.moves()).hasSizeGreaterThan(5).allMatch(move -> move.nanos() > 0);
    PlayedGame again = play(game, preset, first, second, limits, 11);
    assertThat(again.ending()).isEqualTo(played.ending());
    assertThat(again.payoffs()).isEqualTo(played.payoffs());
    assertThat(timeless(again)).isEqualTo(timeless(played));
  }

  /** Returns everything about the moves but how long they took. */
  private static List<PlayedMove> timeless(PlayedGame game) {
    return game.moves().stream()
        .map(
            m ->
                PlayedMove.builder(m.seat(), m.move(), m.text())
                    .seed(m.seed())
                    .effort(m.nodes(), m.memory(), m.depth())
                    .value(m.value(), m.solved())
                    .status(m.status())
                    .comment(m.comment())
                    .build())
        .toList();
  }

  private PlayedGame play(
      String game, String preset, String first, String second, String limits, long seed)
      throws InterruptedException {
    Rules rules = catalog.rules(game, preset, Map.of());
    List<Entrant> entrants =
        List.of(
            Entrant.agent(AgentSpec.parse(first), Limits.parse(limits)),
            Entrant.agent(AgentSpec.parse(second), Limits.parse(limits)));
    MatchSpec spec =
        MatchSpec.of(Line.of(rules), entrants)
            .withSeed(seed)
            .withAdjudication(Adjudication.NONE.withPlyCap(60));
    return runner.play(spec, MatchListener.NONE);
  }
}
