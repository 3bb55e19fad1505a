package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;

/** The endgame boards that come with the game show the end game half of Begin & End Game. */
class EndgameBoardsTest {
  @ParameterizedTest
  @CsvSource({"endgame, 0", "endgame, 1", "last-marble, 0", "last-marble, 1"})
  void ownMovesOnlyAreSearched(String id, int player) throws Exception {
    State board = Ulfhake.board(id);
    board = Ulfhake.RULES.state(board.setup().withToMove(player));
    SearchResult alone = Ulfhake.search("begin-end", board, Limits.depth(3));
    assertThat(alone.comment()).doesNotContain("contact");
    assertThat(alone.depth()).isEqualTo(3);
    assertThat(alone.counts().nodes()).isEqualTo(Ulfhake.ownMoves(board, 3));
    assertThat(Ulfhake.search("minimax", board, Limits.depth(3)).counts().nodes())
        .isNotEqualTo(alone.counts().nodes());
  }
}
