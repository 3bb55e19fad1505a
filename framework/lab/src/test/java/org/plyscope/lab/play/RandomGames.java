package org.plyscope.lab.play;

import java.util.List;
import java.util.Random;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;

/** Trees of random moves for tests. */
public final class RandomGames {
  private RandomGames() {}

  /** Plays random moves, now and then from an earlier place. */
  public static GameTree tree(Rules rules, int moves, long seed) {
    Random random = new Random(seed);
    GameTree tree = GameTree.start(rules, "");
    for (int i = 0; i < moves; i++) {
      if (tree.current().over() || random.nextInt(4) == 0) {
        List<GameNode> all = tree.all();
        tree.go(all.get(random.nextInt(all.size())));
      }
      if (!tree.current().over()) {
        tree.play(rules.parse(tree.current().position()).randomMove(random, new MoveList()));
      }
    }
    return tree;
  }
}
