package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;

/**
 * When Ulfhake's agents leave off looking at their own moves only, and what the adaptive ones do
 * about their depth. Contact is two rows or less, met at most two plies deep.
 */
class ContactRulesTest {
  /**
   * A red marble in row 6 and a blue one in rows 8 to 10: the move straight ahead is tried first,
   * so contact is met on the first way down, after as many nodes as it is plies deep and the root.
   */
  @ParameterizedTest
  @CsvSource({"144, 1", "160, 2", "177, 3"})
  void onContactTheSearchStartsAgainWithAllPlayersMoves(int blue, int interrupted)
      throws Exception {
    State state = state(blue);
    SearchResult both = Ulfhake.search("alphabeta-6", state, Limits.depth(4));
    SearchResult begun = Ulfhake.search("begin-end", state, Limits.depth(4));
    assertThat(begun.comment()).contains("contact");
    assertThat(begun.counts().nodes()).isEqualTo(interrupted + both.counts().nodes());
    assertThat(begun.value()).isEqualTo(both.value());
    assertThat(begun.move()).isEqualTo(both.move());
    assertThat(begun.depth()).isEqualTo(4);
  }

  @Test
  void contactThreePliesDeepIsIgnored() throws Exception {
    State state = state(193);
    SearchResult begun = Ulfhake.search("begin-end", state, Limits.depth(4));
    assertThat(begun.comment()).doesNotContain("contact");
    assertThat(begun.counts().nodes()).isEqualTo(Ulfhake.ownMoves(state, 4));
  }

  private static State state(int blue) {
    return Ulfhake.RULES.parse("v1 red: 110; blue: " + blue + "; move: red");
  }

  /** Three and four plies are cheap, five are too many, so it is four again and no more. */
  @Test
  void anAdaptiveDepthThatWasLoweredStays() throws Exception {
    State midgame = Ulfhake.board("midgame-surrogate");
    SearchResult result = Ulfhake.search("adaptive-2", midgame, Limits.NONE);
    assertThat(result.counts().nodes()).isEqualTo(3693 + 25_456 + 300_000 + 25_456);
    assertThat(result.depth()).isEqualTo(4);
    SearchResult four = Ulfhake.search("alphabeta-6", midgame, Limits.depth(4));
    assertThat(result.move()).isEqualTo(four.move());
    assertThat(result.value()).isEqualTo(four.value());
    assertThat(result.status()).isEqualTo(SearchResult.Status.COMPLETE);
  }

  @Test
  void adaptiveWithContactIsAdaptive2AfterOneNode() throws Exception {
    State midgame = Ulfhake.board("midgame-surrogate");
    SearchResult both = Ulfhake.search("adaptive-2", midgame, Limits.NONE);
    SearchResult begun = Ulfhake.search("adaptive", midgame, Limits.NONE);
    assertThat(begun.counts().nodes()).isEqualTo(1 + both.counts().nodes());
    assertThat(begun.move()).isEqualTo(both.move());
    assertThat(begun.depth()).isEqualTo(both.depth());
  }
}
