package org.plyscope.workbench.colour;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.board.Tint;

/**
 * Which tint each seat is shown in, by the tint that its game gives it. All tints are in it and
 * each is shown once, so that two players look alike on no board of the game, however many play.
 *
 * @param shown the colour of every tint
 */
public record SeatTints(Map<Tint, Tint> shown) {
  /** As games have it. */
  public static final SeatTints STANDARD =
      new SeatTints(Stream.of(Tint.values()).collect(Collectors.toMap(t -> t, t -> t)));

  private static final String BETWEEN = ",";
  private static final String AS = "=";

  /**
   * Checks that no tint is missing or shown twice.
   *
   * @throws IllegalArgumentException if one is
   */
  public SeatTints {
    shown = Map.copyOf(shown);
    boolean all = shown.keySet().equals(EnumSet.allOf(Tint.class));
    if (!all || !EnumSet.copyOf(shown.values()).equals(EnumSet.allOf(Tint.class))) {
      throw new IllegalArgumentException("Every tint must be shown once, but it is " + shown + ".");
    }
  }

  /** Reads the output of {@link #text}; a damaged entry counts as not chosen. */
  public static SeatTints parse(String text) {
    Map<Tint, Tint> shown = new EnumMap<>(STANDARD.shown);
    try {
      for (String change : text.split(BETWEEN, -1)) {
        String[] pair = change.split(AS, 2);
        shown.put(Tint.valueOf(pair[0]), Tint.valueOf(pair[pair.length - 1]));
      }
      return new SeatTints(shown);
    } catch (IllegalArgumentException e) {
      return STANDARD;
    }
  }

  /** Returns the tint of a seat. */
  public Tint of(Tint seat) {
    return shown.get(seat);
  }

  /** Shows a seat in another tint and gives the old one to the seat that had it. */
  public SeatTints with(Tint seat, Tint chosen) {
    Map<Tint, Tint> next = new EnumMap<>(shown);
    next.replaceAll((of, tint) -> tint == chosen ? shown.get(seat) : tint);
    next.put(seat, chosen);
    return new SeatTints(next);
  }

  /** Writes the differences from the default, for example {@code RED=GREEN,GREEN=RED}. */
  public String text() {
    return Stream.of(Tint.values())
        .filter(t -> of(t) != t)
        .map(t -> t + AS + of(t))
        .collect(Collectors.joining(BETWEEN));
  }
}
