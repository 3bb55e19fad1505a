package org.plyscope.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.montecarlo.TreePolicy;
import org.plyscope.api.agent.montecarlo.TreePolicyFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartContext;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.check.Finding.Verdict;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;

class PartCheckTest {
  private final List<Finding> findings = new ArrayList<>();

  private List<Finding> check(GamePart part) throws InterruptedException {
    Catalog catalog = Catalog.of(List.of(new CountdownGame(), new TicTacToe(), part));
    new PartCheck(catalog, () -> false, findings::add).check(part);
    return findings;
  }

  @Test
  void gamesAreWalkedForthAndBack() {
    Catalog catalog = Catalog.of(List.of());
    new PartCheck(catalog, () -> false, findings::add).check(new CountdownGame());
    assertThat(findings).hasSize(2).allMatch(finding -> finding.verdict() == Verdict.KEPT);
  }

  @Test
  void aGoodPartIsAskedInEveryGame() throws Exception {
    assertThat(check(new Ordering((state, moves, keys) -> keys[0] = 1)))
        .hasSize(2)
        .allMatch(finding -> finding.verdict() == Verdict.KEPT);
  }

  @Test
  void aBrokenContractIsReportedInASentence() throws Exception {
    assertThat(check(new Ordering((state, moves, keys) -> moves.clear())))
        .allMatch(finding -> finding.verdict() == Verdict.BROKEN)
        .allMatch(finding -> finding.sentence().endsWith("."));
  }

  @Test
  void valuesOutsideTheirRangeAreReported() throws Exception {
    assertThat(check(new Judge(Evaluator.MAX + 1)))
        .allMatch(finding -> finding.verdict() == Verdict.BROKEN);
  }

  @Test
  void anUrgencyThatIsNotANumberIsReported() throws Exception {
    assertThat(check(new Selection()))
        .allMatch(finding -> finding.verdict() == Verdict.BROKEN)
        .allMatch(finding -> finding.sentence().contains("is not a number"));
  }

  @Test
  void aPartThatFitsNoGameIsNoted() throws Exception {
    assertThat(check(new Judge(1, false)))
        .singleElement()
        .matches(finding -> finding.verdict() == Verdict.NOTE)
        .matches(finding -> finding.sentence().contains("fits no game"));
  }

  /** The name of all parts of this test. */
  private interface Named extends GamePart {
    @Override
    default String id() {
      return "tried";
    }

    @Override
    default String name() {
      return "Tried";
    }

    @Override
    default String description() {
      return "For a test.";
    }
  }

  private record Ordering(Orderer orderer) implements OrdererFactory, Named {
    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Orderer create(PartContext context) {
      return orderer;
    }
  }

  private record Judge(int value, boolean fits) implements EvaluatorFactory, Named {
    Judge(int value) {
      this(value, true);
    }

    @Override
    public boolean supports(Rules rules) {
      return fits;
    }

    @Override
    public Evaluator create(PartContext context) {
      return (state, player) -> value;
    }
  }

  private record Selection() implements TreePolicyFactory, Named {
    @Override
    public TreePolicy create(PartContext context) {
      return (all, visits, mean, square, prior) -> Double.NaN;
    }
  }
}
