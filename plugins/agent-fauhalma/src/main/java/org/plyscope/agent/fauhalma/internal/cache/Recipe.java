package org.plyscope.agent.fauhalma.internal.cache;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/**
 * The conditions of the best move in a position besides the position and the depth: the rules, the
 * options, and how the evaluator and the ordering of this installation judge, which is tried in a
 * game played at random. A later version that judges otherwise so finds nothing that is outdated.
 */
public final class Recipe {
  private static final int PLIES = 60;

  private final String text;
  private final boolean chancy;

  /**
   * Describes the components of a search.
   *
   * @param rules the rules
   * @param options the options of the agent
   * @param evaluation judges leaves
   * @param orderer orders moves
   */
  public Recipe(Rules rules, OptionValues options, Evaluator evaluation, Orderer orderer) {
    String first = probe(rules, evaluation, orderer, 1);
    chancy = !first.equals(probe(rules, evaluation, orderer, 2));
    text =
        String.join(
            " ",
            rules.game().id(),
            new TreeMap<>(rules.options().texts()).toString(),
            new TreeMap<>(options.texts()).toString(),
            first);
  }

  /** Returns whether the order of moves is left to chance, so that a position has no best move. */
  public boolean chancy() {
    return chancy;
  }

  /** Returns everything in one line. */
  String text() {
    return text;
  }

  /** Returns a name for searches of this kind to a depth. */
  String name(int depth) {
    return HexFormat.of().formatHex(sha("depth " + depth + " " + text), 0, 16);
  }

  private static String probe(Rules rules, Evaluator evaluation, Orderer orderer, long seed) {
    StringBuilder seen = new StringBuilder();
    SplittableRandom random = new SplittableRandom(7);
    MoveList moves = new MoveList();
    State state = rules.initial();
    orderer.reset(seed);
    for (int ply = 0; ply < PLIES && state.moves(moves) > 0; ply++) {
      int[] keys = new int[moves.size()];
      orderer.keys(state, moves, keys);
      evaluation.reset(state);
      seen.append(state.position()).append(Arrays.toString(keys));
      for (int player = 0; player < rules.players(); player++) {
        seen.append(' ').append(evaluation.value(state, player));
        seen.append(' ').append(evaluation.finalValue(state, player) == Evaluator.UNKNOWN);
      }
      state.play(moves.get(random.nextInt(moves.size())));
    }
    return HexFormat.of().formatHex(sha(seen.toString()), 0, 16);
  }

  private static byte[] sha(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java knows SHA-256.", e);
    }
  }
}
