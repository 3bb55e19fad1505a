package org.plyscope.experiment.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;

class ScheduleTest {
  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e", "f");

  @Test
  void allAgentsMeetInBothSeatsFromEveryOpening() {
    Schedule schedule =
        new Schedule(NAMES.subList(0, 4), Lineups.roundRobin(4, 2), SeatOrders.ALL, 5, 5, 1);
    assertThat(schedule.blocks()).isEqualTo(6 * 5);
    assertThat(schedule.games()).isEqualTo(6 * 5 * 2);
    Set<String> met = new HashSet<>();
    for (int i = 0; i < schedule.games(); i++) {
      PlannedGame game = schedule.game(i);
      assertThat(game.index()).isEqualTo(i);
      met.add(game.seats() + " from " + game.opening());
    }
    assertThat(met).hasSize(4 * 3 * 5);
  }

  @ParameterizedTest
  @CsvSource({
    // agents, players, seats, line-ups, games per round
    "2, 2, ALL, 1, 2",
    "5, 3, ALL, 10, 60",
    "6, 6, ALL, 1, 720",
    "6, 6, ROTATE, 1, 6",
    "4, 4, FIXED, 1, 1",
    // A A B and A B B, three orders each
    "2, 3, ALL, 2, 6",
    "3, 4, ALL, 9, 42",
  })
  void blocksHaveAllSeatOrders(int agents, int players, SeatOrders seats, int lineups, int games) {
    Schedule schedule = new Schedule(NAMES, Lineups.roundRobin(agents, players), seats, 2, 1, 0);
    assertThat(schedule.lineups()).hasSize(lineups).doesNotHaveDuplicates();
    assertThat(schedule.games()).isEqualTo(2 * games);
    Set<List<Integer>> orders = new HashSet<>();
    IntStream.range(0, games).forEach(i -> orders.add(schedule.game(i).seats()));
    assertThat(orders).hasSize(games);
  }

  @Test
  void inAllSeatOrdersEveryAgentSitsEquallyOftenInEverySeat() {
    Schedule schedule = new Schedule(NAMES, Lineups.roundRobin(4, 3), SeatOrders.ALL, 1, 1, 0);
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < schedule.games(); i++) {
      List<Integer> seats = schedule.game(i).seats();
      IntStream.range(0, 3).forEach(s -> counts.merge(seats.get(s) + "@" + s, 1, Integer::sum));
    }
    assertThat(counts).hasSize(12);
    assertThat(new HashSet<>(counts.values())).hasSize(1);
  }

  @Test
  void gamesOfABlockAreNeighboursAndShareTheirOpening() {
    Schedule schedule = new Schedule(NAMES, Lineups.roundRobin(3, 2), SeatOrders.ALL, 7, 4, 9);
    for (int block = 0; block < schedule.blocks(); block++) {
      int first = schedule.firstGame(block);
      for (int i = 0; i < schedule.gamesIn(block); i++) {
        PlannedGame game = schedule.game(first + i);
        assertThat(game.block()).isEqualTo(block);
        assertThat(game.opening()).isEqualTo(block / 3 % 4);
      }
    }
    assertThat(schedule.firstGame(schedule.blocks())).isEqualTo(schedule.games());
  }

  @Test
  void seedsDifferAndDoNotDependOnWhoElseTakesPart() {
    Schedule two =
        new Schedule(List.of("b", "c"), Lineups.roundRobin(2, 2), SeatOrders.ALL, 50, 1, 3);
    Schedule three = new Schedule(NAMES, Lineups.roundRobin(3, 2), SeatOrders.ALL, 50, 1, 3);
    List<Long> alone = new ArrayList<>();
    List<Long> among = new ArrayList<>();
    Set<Long> all = new HashSet<>();
    IntStream.range(0, two.games()).forEach(i -> alone.add(two.game(i).seed()));
    for (int i = 0; i < three.games(); i++) {
      PlannedGame game = three.game(i);
      all.add(game.seed());
      if (three.lineups().get(game.lineup()).equals(Lineup.of(1, 2))) {
        among.add(game.seed());
      }
    }
    assertThat(among).isEqualTo(alone);
    assertThat(all).hasSize(three.games());
    Schedule other = new Schedule(NAMES, Lineups.roundRobin(3, 2), SeatOrders.ALL, 50, 1, 4);
    assertThat(all).doesNotContain(other.game(0).seed(), other.game(17).seed());
  }

  @Test
  void gauntletsAndLaddersMeetWhomTheyShould() {
    assertThat(Lineups.gauntlet(List.of(0, 1), List.of(1, 2, 3), 2))
        .containsExactly(
            Lineup.of(0, 1), Lineup.of(0, 2), Lineup.of(0, 3), Lineup.of(1, 2), Lineup.of(1, 3));
    assertThat(Lineups.gauntlet(List.of(2), List.of(0), 3))
        .containsExactly(Lineup.of(2, 2, 0), Lineup.of(2, 0, 0));
    assertThat(Lineups.ladder(4, 1, 2))
        .containsExactly(Lineup.of(0, 1), Lineup.of(1, 2), Lineup.of(2, 3));
    assertThat(Lineups.ladder(3, 2, 2))
        .containsExactly(Lineup.of(0, 1), Lineup.of(0, 2), Lineup.of(1, 2));
    assertThatThrownBy(() -> Lineups.gauntlet(List.of(1), List.of(1), 2))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> Lineups.roundRobin(1, 2)).isInstanceOf(InputException.class);
  }

  @Test
  void tooManyGamesAreRefused() {
    assertThatThrownBy(
            () ->
                new Schedule(
                    NAMES, Lineups.roundRobin(6, 2), SeatOrders.ALL, Integer.MAX_VALUE, 1, 0))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("fewer game sets");
  }
}
