package org.plyscope.game.starhalma.internal.rules;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Setup;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;

/** Describes the problems of a setup in sentences. */
final class SetupCheck {
  private final StarRules rules;
  private final Setups setups;

  SetupCheck(StarRules rules, Setups setups) {
    this.rules = rules;
    this.setups = setups;
  }

  List<String> problems(Setup setup) {
    List<String> problems = new ArrayList<>();
    int players = rules.players();
    for (int player = 0; player < players; player++) {
      Camp camp = rules.plan().camps().get(player);
      HoleSet men = setups.men(setup, player);
      int most = camp.start().count();
      if (men.count() > most) {
        problems.add(rules.cast().count(men.count(), player) + ", at most " + most + ".");
      } else if (men.count() == 0) {
        problems.add(rules.cast().count(0, player) + ", at least 1.");
      }
    }
    for (int hole = 0; hole < setup.size(); hole++) {
      if (setup.content(hole) != 0 && rules.plan().blocked().contains(hole)) {
        problems.add("There is an obstacle on " + rules.plan().labels().get(hole) + ".");
      }
    }
    if (setup.toMove() < 0 || setup.toMove() >= players) {
      problems.add("There is no player " + (setup.toMove() + 1) + ".");
    }
    checkPlaces(setup, problems);
    if (problems.isEmpty()) {
      checkTurn(setup, problems);
    }
    return problems;
  }

  private void checkPlaces(Setup setup, List<String> problems) {
    for (int player = 0; player < rules.players(); player++) {
      int place = setups.place(setup, player);
      for (int other = 0; other < player; other++) {
        if (place != 0 && place == setups.place(setup, other)) {
          problems.add(name(other) + " and " + name(player) + " cannot share place " + place + ".");
        }
      }
    }
  }

  private void checkTurn(Setup setup, List<String> problems) {
    StarState state = setups.state(setup);
    int mover = setup.toMove();
    for (int player = 0; player < rules.players(); player++) {
      if (state.place(player) == 0 && inGoal(setup, player)) {
        problems.add((player == mover ? "The side to move" : name(player)) + " has already won.");
      }
    }
    if (setups.place(setup, mover) > 0) {
      problems.add(name(mover) + " has finished and cannot be to move.");
    } else if (state.toMove() != mover) {
      problems.add(name(mover) + " is to move but has no move.");
    }
  }

  private boolean inGoal(Setup setup, int player) {
    HoleSet men = setups.men(setup, player);
    HoleSet goal = rules.plan().camps().get(player).goal();
    return ((men.lo() & ~goal.lo()) | (men.hi() & ~goal.hi())) == 0;
  }

  private String name(int player) {
    return rules.cast().seats().get(player).name();
  }
}
