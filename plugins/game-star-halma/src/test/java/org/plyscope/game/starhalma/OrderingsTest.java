package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.orderings.CentralFirst;
import org.plyscope.game.starhalma.internal.orderings.DestinationFirst;
import org.plyscope.game.starhalma.internal.orderings.DistanceToTarget;
import org.plyscope.game.starhalma.internal.orderings.FarthestMarble;
import org.plyscope.game.starhalma.internal.orderings.HoleNumber;
import org.plyscope.game.starhalma.internal.orderings.HopsFirst;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.game.starhalma.internal.rules.StarState;

class OrderingsTest {
  private final Rules ulfhake = TestRules.preset(new ChineseCheckers(), "ulfhake");
  private final State start = ulfhake.initial();

  @Test
  void holeNumbersGoMarbleByMarble() {
    assertThat(order(start, new HoleNumber(), Map.of())).startsWith("63-80", "63-79", "62-79");
    assertThat(order(start, new HoleNumber(), Map.of("first", "low"))).startsWith("44-76");
  }

  @Test
  void destinationsGoHoleByHole() {
    assertThat(order(start, new DestinationFirst(), Map.of())).startsWith("63-80", "46-80");
    assertThat(order(start, new DestinationFirst(), Map.of("first", "backward")))
        .startsWith("44-76", "60-76");
  }

  @Test
  void gainsGoFromTheLargest() {
    assertThat(order(start, new LargestGain(), Map.of())).startsWith("46-80", "45-79", "44-78");
  }

  @Test
  void theCentreComesFirstAmongEqualRows() {
    assertThat(order(start, new CentralFirst(), Map.of())).startsWith("44-78", "46-78", "45-79");
  }

  @Test
  void theRearmostMarbleComesFirst() {
    State state = ulfhake.parse("v1 red: 12 63 130; blue: 276; move: red");
    assertThat(order(state, new FarthestMarble(), Map.of())).startsWith("12-28", "12-29");
  }

  @Test
  void hopsComeBeforeSteps() {
    List<String> texts = order(start, new HopsFirst(), Map.of());
    assertThat(texts.subList(0, 6)).allMatch(text -> text.matches("4[456]-.*"));
    assertThat(texts.subList(6, 14)).allMatch(text -> text.matches("6[0123]-.*"));
  }

  @Test
  void theNearestDestinationComesFirst() {
    Rules star = TestRules.preset(new Fauhalma(), "star-2p");
    State state = star.parse("v1 A: 0,0 -2,3; B: 1,0; move: A; ply: 0");
    assertThat(order(state, new DistanceToTarget(), Map.of())).startsWith("[[-2,3],[-3,4]]");
    assertThat(order(state, new DistanceToTarget(), Map.of("measure", "skewed")))
        .startsWith("[[-2,3],[-3,4]]");
  }

  private static List<String> order(
      State state, OrdererFactory ordering, Map<String, String> options) {
    MoveList moves = new MoveList();
    int[] keys = new int[state.moves(moves)];
    ordering
        .create(((StarState) state).rules(), values(ordering, options))
        .keys(state, moves, keys);
    return IntStream.range(0, keys.length)
        .boxed()
        .sorted(Comparator.comparing(i -> -(long) keys[i]))
        .map(i -> state.text(moves.get(i)))
        .toList();
  }

  private static OptionValues values(OrdererFactory ordering, Map<String, String> options) {
    return OptionValues.defaults(ordering.options()).with(options);
  }
}
