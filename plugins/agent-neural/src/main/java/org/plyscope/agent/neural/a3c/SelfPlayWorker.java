package org.plyscope.agent.neural.a3c;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.plyscope.agent.neural.net.Adam;
import org.plyscope.agent.neural.net.Decision;
import org.plyscope.agent.neural.net.Pass;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.model.Encoder;

/** Plays games with its own copy of the network and computes their gradients. One thread's. */
final class SelfPlayWorker {
  private static final double DRAW = 0.5;

  private final Rules rules;
  private final Settings settings;
  private final Encoder encoder;
  private final Optional<Evaluator> judge;
  private final Supplier<Agent> opponent;
  private final Supplier<Agent> rival;
  private final float[] weights;
  private final float[] gradient;
  private final Pass pass;
  private final Episode episode = new Episode();
  private final MoveList moves = new MoveList();
  private final MoveList scratch = new MoveList();
  private final double[] payoffs;
  private final double[] margins;
  private float[] input;

  /**
   * Makes one.
   *
   * @param rules the rules of the game
   * @param settings how to train
   * @param encoder turns positions into numbers
   * @param judge determines how clearly a game was won
   * @param opponent makes a partner for a seat of a game, or null
   * @param rival makes the other kind of partner, or null
   */
  SelfPlayWorker(
      Rules rules,
      Settings settings,
      Encoder encoder,
      Optional<Evaluator> judge,
      Supplier<Agent> opponent,
      Supplier<Agent> rival) {
    this.rules = rules;
    this.settings = settings;
    this.encoder = encoder;
    this.judge = judge;
    this.opponent = opponent;
    this.rival = rival;
    weights = new float[settings.shape().size()];
    gradient = new float[weights.length];
    pass = new Pass(settings.shape());
    payoffs = new double[rules.players()];
    margins = new double[rules.players()];
  }

  /** Where the current weights are to be copied to before each game. */
  float[] weights() {
    return weights;
  }

  /** The gradient of the last game, already shortened to the largest length. */
  float[] gradient() {
    return gradient;
  }

  /**
   * Plays one game and computes its gradient.
   *
   * @param seed decides all random choices of this game
   * @param stop asked before every move
   * @param sums accumulates the results
   * @throws InterruptedException if it was stopped
   */
  void play(long seed, BooleanSupplier stop, Sums sums) throws InterruptedException {
    SplittableRandom random = new SplittableRandom(seed);
    Optional<Settings.Sparring> sparring =
        settings.sparring().filter(s -> random.nextDouble() < s.share());
    int own = sparring.isPresent() ? random.nextInt(rules.players()) : -1;
    int depth = sparring.isPresent() ? 1 + random.nextInt(sparring.get().depth()) : 0;
    boolean rivals = sparring.isPresent() && rival != null && random.nextBoolean();
    int opening = random.nextInt(settings.openingPlies() + 1);
    episode.clear();
    Arrays.fill(margins, 0);
    State state = rules.initial();
    int ply = 0;
    try (Partners partners = partners(sparring.isPresent(), rivals, own)) {
      for (; !state.over() && ply < settings.longest(); ply++) {
        if (stop.getAsBoolean()) {
          throw new InterruptedException("The lesson was given up.");
        }
        long move;
        if (ply < opening) {
          move = state.randomMove(random, scratch);
        } else if (sparring.isPresent() && state.toMove() != own) {
          boolean noise = random.nextDouble() < sparring.get().noise();
          if (noise) {
            move = state.randomMove(random, scratch);
          } else {
            int search = rivals ? 0 : depth;
            move = partners.answer(state.toMove(), search, random.nextLong(), stop);
            watch(state, move);
          }
        } else {
          move = decide(state, random);
        }
        noteMargins(state);
        state.play(move);
        partners.played(move);
      }
      state.payoffs(payoffs);
      if (!state.over()) {
        Arrays.fill(payoffs, DRAW);
      }
      partners.ended(payoffs);
    }
    learn(rewards(), sums);
    sums.game(ply, own < 0 ? Double.NaN : payoffs[own]);
  }

  private Partners partners(boolean sparring, boolean rivals, int own) throws InterruptedException {
    Partners partners = new Partners(rules);
    for (int seat = 0; sparring && seat < rules.players(); seat++) {
      if (seat != own) {
        partners.add(rivals ? rival : opponent, seat);
      }
    }
    return partners;
  }

  private long decide(State state, SplittableRandom random) {
    int[] outputs = ask(state);
    int chosen = 0;
    double left = random.nextDouble() - pass.probability(0);
    while (left >= 0 && chosen < outputs.length - 1) {
      chosen++;
      left -= pass.probability(chosen);
    }
    add(state, outputs, chosen, false);
    return moves.get(chosen);
  }

  /** Remembers the move of an opponent, if the network is to copy it. */
  private void watch(State state, long move) {
    if (settings.imitation() > 0) {
      int[] outputs = ask(state);
      int chosen = 0;
      while (moves.get(chosen) != move) {
        chosen++;
      }
      add(state, outputs, chosen, true);
    }
  }

  /** Asks the network about a position; returns the outputs of its moves. */
  private int[] ask(State state) {
    state.moves(moves);
    input = new float[encoder.inputs()];
    encoder.encode(state, input);
    int[] outputs = new int[moves.size()];
    for (int i = 0; i < outputs.length; i++) {
      outputs[i] = encoder.output(state, moves.get(i));
    }
    pass.forward(weights, input);
    pass.policy(weights, outputs, outputs.length);
    return outputs;
  }

  private void add(State state, int[] outputs, int chosen, boolean shown) {
    episode.add(new Episode.Step(input, outputs, chosen, state.toMove(), pass.values(), shown));
  }

  private void noteMargins(State state) {
    if (judge.isPresent()) {
      for (int player = 0; player < margins.length; player++) {
        margins[player] = judge.get().value(state, player) / (double) judge.get().scale();
      }
    }
  }

  /** The reward of each player: the result, or a mixture of it and the margin at the last move. */
  private double[] rewards() {
    double share = judge.isPresent() ? settings.margin() : 0;
    double[] rewards = new double[payoffs.length];
    for (int player = 0; player < rewards.length; player++) {
      double result = 2 * payoffs[player] - 1;
      double margin = Math.tanh(margins[player] / settings.marginScale());
      rewards[player] = (1 - share) * result + share * margin;
    }
    return rewards;
  }

  private void learn(double[] rewards, Sums sums) {
    Arrays.fill(gradient, 0);
    double[][] returns = episode.returns(rewards, settings);
    for (int i = 0; i < returns.length; i++) {
      Episode.Step step = episode.steps().get(i);
      int count = step.outputs().length;
      pass.forward(weights, step.input());
      pass.policy(weights, step.outputs(), count);
      double lack = returns[i][0] - pass.value();
      double advantage = step.shown() ? settings.imitation() : lack;
      Decision decision =
          new Decision(
              step.outputs(),
              count,
              step.move(),
              returns[i],
              advantage,
              settings.valueWeight(),
              settings.entropy());
      pass.learn(weights, decision, 1.0 / returns.length, gradient);
      sums.step(lack, -Math.log(pass.probability(step.move())) * advantage, pass.entropy(count));
    }
    sums.gradient(Adam.clip(gradient, settings.clip()));
  }
}
