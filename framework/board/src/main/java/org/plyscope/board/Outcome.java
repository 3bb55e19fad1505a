package org.plyscope.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.board.Seat;

/** Puts the end of a game into words. */
public final class Outcome {
  private Outcome() {}

  /**
   * Returns the winner.
   *
   * @param seats the players' places
   * @param payoffs one number per player, as {@link org.plyscope.api.game.State#payoffs} writes
   *     them
   * @return for example {@code "Red wins"}, {@code "Draw"} or {@code "1. Red 2. Blue 3. Green"}
   */
  public static String text(List<Seat> seats, double[] payoffs) {
    double best = IntStream.range(0, payoffs.length).mapToDouble(i -> payoffs[i]).max().orElse(0);
    List<Integer> first = players(payoffs, best);
    if (first.size() == payoffs.length) {
      return "Draw";
    }
    if (payoffs.length == 2) {
      return seats.get(first.get(0)).name() + " wins";
    }
    List<String> places = new ArrayList<>();
    List<Double> levels =
        IntStream.range(0, payoffs.length)
            .mapToObj(i -> payoffs[i])
            .distinct()
            .sorted(Comparator.reverseOrder())
            .toList();
    int place = 1;
    for (double level : levels) {
      List<Integer> sharing = players(payoffs, level);
      String names =
          sharing.stream().map(p -> seats.get(p).name()).collect(Collectors.joining(" and "));
      places.add(place + ". " + names);
      place += sharing.size();
    }
    return String.join("   ", places);
  }

  /**
   * Returns the only winner.
   *
   * @param payoffs one number per player
   * @return the winner, or -1 if the first place is shared
   */
  public static int winner(double[] payoffs) {
    double best = IntStream.range(0, payoffs.length).mapToDouble(i -> payoffs[i]).max().orElse(0);
    List<Integer> first = players(payoffs, best);
    return first.size() == 1 ? first.get(0) : -1;
  }

  private static List<Integer> players(double[] payoffs, double level) {
    return IntStream.range(0, payoffs.length).filter(i -> payoffs[i] == level).boxed().toList();
  }
}
