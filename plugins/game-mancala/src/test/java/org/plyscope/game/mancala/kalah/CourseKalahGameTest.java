package org.plyscope.game.mancala.kalah;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.testkit.GameContract;

/** Perft values from a second program in Python, which plays the standard rules as O5 does. */
class CourseKalahGameTest extends GameContract {
  private static final Map<String, String> SMALL = Map.of("houses", "3", "seeds", "2");

  @Override
  protected Game game() {
    return new CourseKalahGame();
  }

  @Override
  protected Map<String, Rules> variants() {
    Map<String, Rules> variants = new HashMap<>(super.variants());
    variants.put("small", rules(SMALL));
    return variants;
  }

  @Override
  protected List<Perft> oracles() {
    return List.of(
        Perft.of("Manchester", preset("manchester").initial(), 7, 56, 364, 2388, 15653),
        Perft.of("none added", start("false", "true"), 6, 35, 185, 942, 4690, 23233),
        Perft.of("pie rule", start("true", "true"), 6, 40, 220, 1127, 5632, 27923),
        Perft.of("first move", start("false", "false"), 6, 36, 186, 962, 4754, 23634),
        Perft.of(
            "more than half",
            small("false", "true"),
            3,
            8,
            19,
            40,
            81,
            150,
            263,
            428,
            649,
            936,
            1248,
            1571),
        Perft.of(
            "all of them", small("true", "false"), 3, 12, 28, 62, 128, 240, 420, 695, 1074, 1566));
  }

  private State start(String pieRule, String firstExtraTurn) {
    return rules(Map.of("pie-rule", pieRule, "first-extra-turn", firstExtraTurn)).initial();
  }

  private State small(String pieRule, String firstExtraTurn) {
    Map<String, String> changes = new HashMap<>(SMALL);
    changes.put("end", "majority");
    changes.put("pie-rule", pieRule);
    changes.put("first-extra-turn", firstExtraTurn);
    return rules(changes).initial();
  }
}
