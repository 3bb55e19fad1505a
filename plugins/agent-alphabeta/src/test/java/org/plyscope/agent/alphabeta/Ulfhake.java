package org.plyscope.agent.alphabeta;

import java.util.List;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;
import org.plyscope.game.starhalma.internal.orderings.CentralFirst;
import org.plyscope.game.starhalma.internal.orderings.DestinationFirst;
import org.plyscope.game.starhalma.internal.orderings.HoleNumber;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.testkit.TestParts;

/** Ulfhake's board and agents, for tests. */
final class Ulfhake {
  static final Rules RULES = rules();

  private static final TestParts PARTS =
      TestParts.of(
          new CurvedBoard(),
          new LastMarble(),
          new LargestGain(),
          new HoleNumber(),
          new DestinationFirst(),
          new CentralFirst());

  private Ulfhake() {}

  /** Returns one of the boards that come with the game. */
  static State board(String id) {
    return RULES.parse(
        RULES.positions().stream()
            .filter(p -> p.id().equals(id))
            .findFirst()
            .orElseThrow()
            .position());
  }

  /** Searches with one of the presets. */
  static SearchResult search(String id, State state, Limits limits) throws Exception {
    AlphaBetaAgents factory = new AlphaBetaAgents();
    Preset preset = find(factory.presets(), "ulfhake/" + id);
    try (Agent agent = factory.create(PARTS.context(factory, RULES, preset.values()))) {
      return agent.search(
          SearchRequest.of(Line.of(RULES, state.position()), limits), SearchListener.NONE);
    }
  }

  /** Counts the nodes of the tree without the opponent's moves. */
  static long ownMoves(State state, int depth) {
    long nodes = 1;
    MoveList moves = new MoveList();
    int count = depth == 0 ? 0 : state.moves(moves);
    for (int i = 0; i < count; i++) {
      state.play(moves.get(i));
      boolean passed = state.pass();
      nodes += ownMoves(state, depth - 1);
      if (passed) {
        state.undo();
      }
      state.undo();
    }
    return nodes;
  }

  private static Rules rules() {
    Game game = new ChineseCheckers();
    return game.rules(
        OptionValues.defaults(game.options()).with(find(game.presets(), "ulfhake").values()));
  }

  private static Preset find(List<Preset> presets, String id) {
    return presets.stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
  }
}
