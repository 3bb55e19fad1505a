package org.plyscope.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.seat.Mover;
import org.plyscope.lab.match.seat.SeatedAgent;

/**
 * The seats of a match and their movers. A mover stays as long as the game continues from where it
 * left it. Used by one thread.
 */
final class Seating {
  private static final class Seat {
    private Entrant entrant;
    private Mover mover;
    private Line known;
    private boolean outdated;
  }

  private final Rules rules;
  private final Catalog catalog;
  private final Watch watch;
  private final List<Seat> seats = new ArrayList<>();
  private final Consumer<Mover> whenLeaving;

  Seating(
      Rules rules,
      List<Entrant> entrants,
      Catalog catalog,
      Watch watch,
      Consumer<Mover> whenLeaving) {
    this.rules = rules;
    this.catalog = catalog;
    this.watch = watch;
    this.whenLeaving = whenLeaving;
    for (Entrant entrant : entrants) {
      Seat seat = new Seat();
      seat.entrant = entrant;
      seats.add(seat);
    }
  }

  Entrant entrant(int player) {
    return seats.get(player).entrant;
  }

  List<String> names() {
    return seats.stream().map(seat -> seat.entrant.name()).toList();
  }

  /** Puts another player in a seat. */
  void replace(int player, Entrant entrant) {
    leave(player);
    seats.get(player).entrant = entrant;
  }

  /** Returns whether any seat is taken. */
  boolean taken() {
    return seats.stream().anyMatch(seat -> seat.mover != null);
  }

  /**
   * Returns the mover of a player. A new one begins if there is none yet, or if the game is no
   * longer where the mover left it, as when moves were taken back.
   *
   * @throws InputException if there is no such agent
   */
  Mover mover(int player, Line line) {
    Seat seat = seats.get(player);
    if (seat.mover != null && !(seat.mover.usable() && line.startsWith(seat.known))) {
      leave(player);
    }
    if (seat.mover == null) {
      seat.mover = make(seat.entrant);
      seat.mover.begin(line, player);
    }
    seat.known = line;
    return seat.mover;
  }

  private Mover make(Entrant entrant) {
    return entrant
        .mover()
        .<Mover>map(maker -> maker.get())
        .orElseGet(
            () -> new SeatedAgent(catalog.agent(rules, entrant.agent()), rules, catalog, watch));
  }

  /** Notes that the move a player chose was played. */
  void played(int player, Line line) {
    Seat seat = seats.get(player);
    seat.known = line;
    if (seat.outdated) {
      leave(player);
    }
  }

  /** Releases all movers; the one searching now is released after its move. */
  void renew(int asked) {
    for (int player = 0; player < seats.size(); player++) {
      if (player == asked) {
        seats.get(player).outdated = true;
      } else {
        leave(player);
      }
    }
  }

  /** Notifies all movers of the result. */
  void end(Line line, double[] payoffs) {
    for (Seat seat : seats) {
      if (seat.mover != null) {
        seat.mover.end(line, payoffs);
      }
    }
  }

  /** Lets a player's mover go. */
  void leave(int player) {
    Seat seat = seats.get(player);
    if (seat.mover != null) {
      seat.mover.close();
      whenLeaving.accept(seat.mover);
    }
    seat.mover = null;
    seat.known = null;
    seat.outdated = false;
  }

  /** Lets all movers go. */
  void leave() {
    for (int player = 0; player < seats.size(); player++) {
      leave(player);
    }
  }
}
