package org.plyscope.agent.neural.a3c;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.neural.onnx.Model;
import org.plyscope.agent.neural.onnx.ModelReader;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.learn.Trainer;
import org.plyscope.api.model.Encoder;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.judge.SowingEncoding;

/**
 * Training teaches something: after a few seconds a model beats random play, as it began not to.
 */
class LearningTest {
  private static final int GAMES = 200;

  /** How many wins of 200 have a chance below 1 in 10,000 if both play alike. */
  private static final int CLEAR = 127;

  @Test
  void aShortTrainingBeatsRandomPlay() throws InterruptedException {
    Trainer training =
        A3cTrainingTest.training(
            Map.of(
                "hidden", "32",
                "games", "500",
                "rate", "0.002",
                "margin", "store-difference",
                "opponent", "random"));
    training.begin(1);
    for (int lesson = 0; lesson < 8; lesson++) {
      training.learn(() -> false);
    }
    assertThat(wins(ModelReader.read(ByteBuffer.wrap(training.model())))).isGreaterThan(CLEAR);
  }

  /** Plays the best move by the model against random moves, in both seats. */
  private static int wins(Model model) {
    Rules rules = A3cTrainingTest.kalah();
    SowingEncoding encoding = new SowingEncoding();
    Encoder encoder = encoding.create(rules, OptionValues.defaults(encoding.options()));
    Model.Worker worker = model.worker();
    MoveList moves = new MoveList();
    double[] payoffs = new double[2];
    int wins = 0;
    for (int game = 0; game < GAMES; game++) {
      SplittableRandom random = new SplittableRandom(game);
      State state = rules.initial();
      while (state.moves(moves) > 0) {
        long move = moves.get(random.nextInt(moves.size()));
        if (state.toMove() == game % 2) {
          encoder.encode(state, worker.input());
          worker.run();
          float[] policy = worker.output("policy");
          for (long other : moves.toArray()) {
            boolean better =
                policy[encoder.output(state, other)] > policy[encoder.output(state, move)];
            move = better ? other : move;
          }
        }
        state.play(move);
      }
      state.payoffs(payoffs);
      wins += payoffs[game % 2] == 1 ? 1 : 0;
    }
    return wins;
  }
}
