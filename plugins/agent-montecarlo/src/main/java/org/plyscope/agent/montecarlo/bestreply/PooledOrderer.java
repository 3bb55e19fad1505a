package org.plyscope.agent.montecarlo.bestreply;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Orders the moves of several opponents, each as if it were its turn. */
public final class PooledOrderer implements Orderer {
  private final Orderer orderer;
  private final MoveList group = new MoveList();
  private int[] groupKeys = new int[256];

  /**
   * Wraps an orderer.
   *
   * @param orderer knows the moves of the game
   */
  public PooledOrderer(Orderer orderer) {
    this.orderer = orderer;
  }

  @Override
  public void reset(long seed) {
    orderer.reset(seed);
  }

  @Override
  public void keys(State state, MoveList moves, int[] keys) {
    BestReplyState shared = (BestReplyState) state;
    if (!shared.pooled()) {
      orderer.keys(shared.game(), moves, keys);
      return;
    }
    if (groupKeys.length < moves.size()) {
      groupKeys = new int[2 * moves.size()];
    }
    int done = 0;
    int passed = 0;
    for (int passes = 0; done < moves.size(); passes++) {
      group.clear();
      for (int i = 0; i < moves.size(); i++) {
        if (BestReplyState.passes(moves.get(i)) == passes) {
          group.add(BestReplyState.inGame(moves.get(i)));
        }
      }
      if (group.size() > 0) {
        orderer.keys(shared.game(), group, groupKeys);
        int next = 0;
        for (int i = 0; i < moves.size(); i++) {
          if (BestReplyState.passes(moves.get(i)) == passes) {
            keys[i] = groupKeys[next++];
          }
        }
        done += group.size();
      }
      if (done < moves.size()) {
        shared.game().pass();
        passed++;
      }
    }
    for (; passed > 0; passed--) {
      shared.game().undo();
    }
  }
}
