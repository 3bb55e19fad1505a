package org.plyscope.agent.neural.net;

/**
 * The lesson of one decision of a game.
 *
 * @param outputs the outputs of the legal moves
 * @param count how many legal moves there are
 * @param move the place of the move that was chosen
 * @param targets the targets of the values
 * @param advantage how much better than expected the move turned out
 * @param valueWeight how much the value counts in the loss
 * @param entropyWeight how much being undecided is rewarded
 */
@SuppressWarnings("ArrayRecordComponent")
public record Decision(
    int[] outputs,
    int count,
    int move,
    double[] targets,
    double advantage,
    double valueWeight,
    double entropyWeight) {}
