package org.plyscope.experiment;

import java.util.List;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.SeatOrders;

/**
 * Who meets whom, how often, and where games start. Immutable.
 *
 * @param format the word for it, for example {@code round-robin}
 * @param lineups who meets whom
 * @param seats which seat orders a block consists of
 * @param blocks how many blocks each line-up plays
 * @param openings where games start; block after block takes the next one
 */
public record Tournament(
    String format, List<Lineup> lineups, SeatOrders seats, int blocks, List<Opening> openings) {
  /** Copies the lists. */
  public Tournament {
    lineups = List.copyOf(lineups);
    openings = List.copyOf(openings);
  }
}
