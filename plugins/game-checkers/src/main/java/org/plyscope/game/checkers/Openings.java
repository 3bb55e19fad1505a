package org.plyscope.game.checkers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.State;

/**
 * The openings that three-move ballots are drawn from: <em>every</em> position three plies after
 * the start, 216 of them by 302 orders of moves.
 *
 * <p>The federation's deck is a selection of 156 among these, without those that lose and some
 * others; we did not find that list in a form we could check, so the selection is not marked here.
 */
final class Openings {
  private static final String GROUP = "Three-move openings, complete";
  private static final int PLIES = 3;

  private final Map<String, List<String>> ordersByPosition = new LinkedHashMap<>();

  private Openings() {}

  static List<NamedPosition> after(State start) {
    Openings openings = new Openings();
    openings.collect(start, new ArrayList<>());
    List<NamedPosition> positions = new ArrayList<>();
    openings.ordersByPosition.forEach((position, orders) -> positions.add(named(position, orders)));
    return positions;
  }

  private void collect(State state, List<String> played) {
    if (played.size() == PLIES) {
      ordersByPosition
          .computeIfAbsent(state.position(), p -> new ArrayList<>())
          .add(String.join(" ", played));
      return;
    }
    MoveList moves = new MoveList();
    state.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      played.add(state.text(moves.get(i)));
      state.play(moves.get(i));
      collect(state, played);
      state.undo();
      played.remove(played.size() - 1);
    }
  }

  private static NamedPosition named(String position, List<String> orders) {
    String first = orders.get(0);
    List<String> others = orders.subList(1, orders.size());
    String note = others.isEmpty() ? "" : "Also by " + String.join(" or ", others) + ".";
    String id = "opening-" + first.replace(' ', '-').replace('x', '-');
    return NamedPosition.of(id, first, position).withGroup(GROUP).withNote(note);
  }
}
