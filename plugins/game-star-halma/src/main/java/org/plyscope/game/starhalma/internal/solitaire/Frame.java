package org.plyscope.game.starhalma.internal.solitaire;

import java.util.List;
import java.util.Locale;
import org.plyscope.game.starhalma.internal.basics.RuleBook;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** The board as the first player sees it, and how the others turn it to see the same. */
final class Frame {
  private final StarRules rules;
  private final Layout layout;
  private final Camp camp;

  Frame(StarRules rules) {
    this.rules = rules;
    this.layout = rules.plan().layout();
    this.camp = rules.plan().camps().get(0);
  }

  /** Returns whether all players see the same board, and one goal that their marbles just fill. */
  static boolean fits(StarRules rules) {
    RuleBook book = rules.book();
    List<Camp> camps = rules.plan().camps();
    boolean plain = book.chains() && !book.longJumps() && !book.swap();
    boolean filled = camps.stream().allMatch(c -> c.start().count() == c.goal().count());
    return plain && filled && rules.plan().blocked().count() == 0 && turns(rules);
  }

  /** Returns whether all players see the same holes, whatever stands on them. */
  static boolean turns(StarRules rules) {
    List<Camp> camps = rules.plan().camps();
    return camps.stream().allMatch(c -> turns(rules.plan().layout(), c, camps.get(0)));
  }

  private static boolean turns(Layout layout, Camp from, Camp to) {
    for (int hole = 0; hole < layout.count(); hole++) {
      if (turned(layout, hole, from, to) < 0) {
        return false;
      }
    }
    return true;
  }

  private static int turned(Layout layout, int hole, Camp from, Camp to) {
    return layout.index(layout.hole(hole).turned(to.point() - from.point()));
  }

  int holes() {
    return layout.count();
  }

  int marbles() {
    return camp.start().count();
  }

  /** Returns the holes with a fixed obstacle. */
  HoleSet blocked() {
    return rules.plan().blocked();
  }

  HoleSet start() {
    return camp.start();
  }

  HoleSet goal() {
    return camp.goal();
  }

  Hole hole(int index) {
    return layout.hole(index);
  }

  /** Returns how many rows towards the goal of the first player a hole lies. */
  int row(int hole) {
    return camp.row(layout, hole);
  }

  /** Returns where each hole of the board is for the first player if a player sees it so. */
  int[] turnedFrom(int player) {
    int[] turned = new int[layout.count()];
    for (int hole = 0; hole < turned.length; hole++) {
      turned[hole] = turned(layout, hole, rules.plan().camps().get(player), camp);
    }
    return turned;
  }

  /** Returns the hole the given number of steps away in a direction, or -1. */
  int step(int hole, int direction, int count) {
    return layout.step(hole, direction, count);
  }

  /** Returns whether a move of the first player may lead from one hole to another. */
  boolean mayEnd(int from, int to) {
    return rules.mayEnd(0, from, to);
  }

  /** Returns whether a hop of the first player may lead from one hole to another. */
  boolean mayHop(int from, int to) {
    return rules.mayHop(0, from, to);
  }

  /** Returns which rules the distances depend on. */
  String words() {
    RuleBook book = rules.book();
    return "%d marbles alone on %d holes, side points %s, backward %s, checked for %s"
        .formatted(
            marbles(),
            holes(),
            book.points().name().toLowerCase(Locale.ROOT).replace('_', '-'),
            book.backward() ? "allowed" : "forbidden",
            book.everyHop() ? "every-hop" : "final-hole");
  }
}
