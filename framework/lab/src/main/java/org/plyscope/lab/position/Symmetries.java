package org.plyscope.lab.position;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.position.Symmetry.Kind;
import org.plyscope.lab.position.internal.BoardMaps;
import org.plyscope.lab.position.internal.SetupMap;
import org.plyscope.lab.position.internal.SymmetryCheck;

/**
 * The symmetries of some rules, found without the game's help: every way to lay the board on itself
 * that maps zones on zones and the start of the game on itself is tried in random games. It counts
 * only if the turned position always has exactly the turned moves; so a board on which pieces fall
 * down is never turned upside down. Immutable and safe for any thread.
 */
public final class Symmetries {
  private final List<Symmetry> all;
  private final int players;

  private Symmetries(List<Symmetry> all, int players) {
    this.all = all;
    this.players = players;
  }

  /**
   * Finds the symmetries. May take some tenths of a second. Returns their symmetries, without the
   * one that changes nothing.
   */
  public static Symmetries of(Rules rules) {
    List<Symmetry> found = new ArrayList<>();
    SymmetryCheck check = new SymmetryCheck(rules);
    for (BoardMaps.Placed placed : BoardMaps.of(rules.board())) {
      for (int shift = 0; shift < rules.players(); shift++) {
        boolean nothing = placed.kind() == Kind.STAY && shift == 0;
        Optional<SetupMap> map =
            nothing ? Optional.empty() : SetupMap.of(rules, placed.cells(), shift);
        if (map.isPresent() && check.holds(map.get())) {
          found.add(new Symmetry(placed.kind(), placed.degrees(), map.get()));
        }
      }
    }
    return new Symmetries(List.copyOf(found), rules.players());
  }

  /** Returns all symmetries: all but the one that changes nothing. */
  public List<Symmetry> all() {
    return all;
  }

  /**
   * Returns how to mirror a position: preferably left and right, with each player keeping their
   * pieces.
   */
  public Optional<Symmetry> mirror() {
    return all.stream()
        .filter(s -> s.kind() == Kind.MIRROR)
        .min(
            Comparator.comparing(Symmetry::swapsPlayers)
                .thenComparing(s -> Math.abs(90 - s.degrees())));
  }

  /**
   * Returns how to turn a position: preferably by the smallest angle, with each player keeping
   * their pieces.
   */
  public Optional<Symmetry> rotate() {
    return all.stream()
        .filter(s -> s.kind() == Kind.ROTATE)
        .min(Comparator.comparing(Symmetry::swapsPlayers).thenComparing(Symmetry::degrees));
  }

  /**
   * Returns how two players change sides: preferably without moving the board, else by mirroring or
   * turning it; empty for more than two players.
   */
  public Optional<Symmetry> swapSides() {
    return all.stream()
        .filter(s -> players == 2 && s.swapsPlayers())
        .min(Comparator.comparing(Symmetry::kind));
  }
}
