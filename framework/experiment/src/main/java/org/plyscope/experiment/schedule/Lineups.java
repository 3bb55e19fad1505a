package org.plyscope.experiment.schedule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.plyscope.api.InputException;

/**
 * The formats of tournaments. Each is a list of line-ups without repetition, in a fixed order.
 *
 * <p>If there are fewer agents than seats, agents play several seats: of two agents in a game of
 * three, A A B and A B B meet.
 */
public final class Lineups {
  private Lineups() {}

  /**
   * Pairs every agent with every other.
   *
   * @param agents how many agents there are
   * @param players how many seats a game has
   * @return all sets of as many agents as seats; if there are fewer agents than seats, all ways in
   *     which two agents at a time share the seats
   */
  public static List<Lineup> roundRobin(int agents, int players) {
    require(agents >= 2, "A round robin needs at least two agents.");
    List<Lineup> all = new ArrayList<>();
    if (agents >= players) {
      choose(all, new ArrayList<>(), 0, agents, players);
    } else {
      for (int a = 0; a < agents; a++) {
        for (int b = a + 1; b < agents; b++) {
          all.addAll(mixed(a, b, players));
        }
      }
    }
    return all;
  }

  private static void choose(
      List<Lineup> all, List<Integer> chosen, int from, int agents, int players) {
    if (chosen.size() == players) {
      all.add(new Lineup(chosen));
      return;
    }
    for (int next = from; next < agents; next++) {
      chosen.add(next);
      choose(all, chosen, next + 1, agents, players);
      chosen.remove(chosen.size() - 1);
    }
  }

  /** Returns all ways to share the seats between two agents. */
  private static List<Lineup> mixed(int a, int b, int players) {
    List<Lineup> all = new ArrayList<>();
    for (int seats = players - 1; seats >= 1; seats--) {
      List<Integer> agents = new ArrayList<>();
      for (int seat = 0; seat < players; seat++) {
        agents.add(seat < seats ? a : b);
      }
      all.add(new Lineup(agents));
    }
    return all;
  }

  /**
   * Pairs the agents of one group with those of another, but neither group among itself.
   *
   * @param first the agents of interest
   * @param against their opponents; an agent does not meet itself
   * @param players how many seats a game has; with more than two, one of the first group and copies
   *     of one of the others share the seats in all ways
   * @return a line-up for each pair, or several with more than two players
   */
  public static List<Lineup> gauntlet(List<Integer> first, List<Integer> against, int players) {
    Set<Lineup> all = new LinkedHashSet<>();
    for (int a : first) {
      for (int b : against) {
        if (a != b) {
          all.addAll(players == 2 ? List.of(Lineup.of(a, b)) : mixed(a, b, players));
        }
      }
    }
    require(!all.isEmpty(), "There is no pairing: both groups are the same single agent.");
    return List.copyOf(all);
  }

  /**
   * Lets neighbours meet.
   *
   * @param agents how many agents there are, the weakest first
   * @param reach how many steps of the ladder apart two agents may stand to meet
   * @param players how many seats a game has
   * @return the pairs from the bottom to the top
   */
  public static List<Lineup> ladder(int agents, int reach, int players) {
    require(agents >= 2, "A ladder needs at least two agents.");
    List<Lineup> all = new ArrayList<>();
    for (int a = 0; a < agents; a++) {
      for (int b = a + 1; b < agents && b <= a + reach; b++) {
        all.addAll(mixed(a, b, players));
      }
    }
    return all;
  }

  private static void require(boolean right, String sentence) {
    if (!right) {
      throw new InputException(sentence);
    }
  }
}
