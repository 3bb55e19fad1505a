package org.plyscope.engine.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.Movers;
import org.plyscope.engine.Movers.BestReply;
import org.plyscope.engine.Movers.OwnMoves;
import org.plyscope.engine.internal.PieceContact;

/** Makes the kind of walk for the players that move. */
public final class Walks {
  private Walks() {}

  /**
   * Makes a walk.
   *
   * @param contact ends an own-moves walk when it finds opponents near; or null
   */
  public static Walk of(
      Movers movers,
      State state,
      Evaluator evaluation,
      Orderer orderer,
      int players,
      PieceContact contact) {
    if (movers instanceof OwnMoves) {
      return new OwnMovesWalk(state, evaluation, players, contact);
    }
    if (movers instanceof BestReply reply) {
      return reply.passing()
          ? new BestReplyWalk(state, evaluation, players)
          : new FirstMovesWalk(state, evaluation, players, orderer);
    }
    return new Walk(state, evaluation, players);
  }

  /** Marks all moves as values that are known only after they are played. */
  static void untold(MoveList moves, int[] values) {
    Arrays.fill(values, 0, moves.size(), Evaluator.UNKNOWN);
  }
}
