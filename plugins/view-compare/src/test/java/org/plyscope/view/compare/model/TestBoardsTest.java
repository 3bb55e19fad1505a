package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.view.compare.Parts.ANALYST;
import static org.plyscope.view.compare.Parts.PATIENT;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.view.compare.Parts;

class TestBoardsTest {
  @Test
  void theBoardsAreSearchedPlyAfterPlyByWhatWasComparedLast() throws InterruptedException {
    ComparisonRequest usual =
        TestBoards.request(ULFHAKE, ANALYST, Parts.agents(ULFHAKE), TestBoards.PLIES);
    assertThat(usual.subjects())
        .extracting(Subject::name)
        .containsExactly("Start", "Midgame (stand-in)", "Endgame");
    assertThat(usual.deepest()).isEqualTo(7);

    Configuration chosen =
        Configuration.of(AgentSpec.parse("ulfhake/alphabeta-6"), Limits.depth(1));
    ANALYST.show(
        ANALYST.compare(
            ComparisonRequest.of(usual.subjects(), List.of(chosen)), PATIENT, so -> {}));
    ComparisonRequest request = TestBoards.request(ULFHAKE, ANALYST, Parts.agents(ULFHAKE), 3);
    assertThat(request.configurations()).containsExactly(chosen.withLimits(Limits.depth(3)));

    Comparison found = ANALYST.compare(request, PATIENT, so -> {});
    assertThat(found.find(0, 0, 1).orElseThrow().result().counts().nodes()).isEqualTo(15);
    assertThat(found.find(0, 0, 3).orElseThrow().result().counts().nodes()).isEqualTo(597);
    assertThat(found.find(0, 1, 3).orElseThrow().result().counts().nodes()).isEqualTo(3693);
    assertThat(found.find(0, 2, 3)).isPresent();
  }
}
