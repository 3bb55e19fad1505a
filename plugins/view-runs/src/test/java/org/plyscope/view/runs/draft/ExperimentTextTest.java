package org.plyscope.view.runs.draft;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.ui.form.draft.FileText;

class ExperimentTextTest {
  private final FileText text = new FileText("{ \"format\": \"round-robin\" }");

  @Test
  void formatsThatNeedMoreGetIt() {
    FileText gauntlet = ExperimentText.withFormat(text, "gauntlet");
    assertThat(ExperimentText.format(gauntlet)).isEqualTo("gauntlet");
    assertThat(gauntlet.list("format", "first")).isEqualTo("*");
    assertThat(gauntlet.withList("ab2, ab4", "format", "first").text())
        .contains("\"first\": [\"ab2\", \"ab4\"]");
    assertThat(gauntlet.withList("ab2, ab4", "format", "first").list("format", "first"))
        .isEqualTo("ab2, ab4");
    assertThat(ExperimentText.withFormat(gauntlet, "ladder").text())
        .contains("\"format\": \"ladder\"");
    for (String type : new String[] {"grid", "pairs", "suite"}) {
      assertThat(ExperimentText.format(ExperimentText.withFormat(text, type))).isEqualTo(type);
    }
  }

  @Test
  void pairsStandAfterSemicolons() {
    FileText pairs = ExperimentText.withFormat(text, "pairs");
    assertThat(pairs.lists("format", "pairs")).isEmpty();
    FileText two = ExperimentText.withPairs(pairs, "ab2, random;  ab4,3 ;");
    assertThat(two.text()).contains("\"pairs\": [[\"ab2\", \"random\"], [\"ab4\", \"3\"]]");
    assertThat(two.lists("format", "pairs")).isEqualTo("ab2, random; ab4, 3");
    assertThat(ExperimentText.withPairs(two, "").text()).contains("\"pairs\": []");
  }

  @Test
  void aLadderMayReachFurther() {
    FileText ladder = ExperimentText.withReach(ExperimentText.withFormat(text, "ladder"), "3");
    assertThat(ladder.text()).contains("\"format\": { \"type\": \"ladder\", \"reach\": 3 }");
    assertThat(ExperimentText.format(ExperimentText.withReach(ladder, ""))).isEqualTo("ladder");
    assertThat(ExperimentText.withReach(ladder, "").has("format", "reach")).isFalse();
  }

  @Test
  void newTextsAreReadable() {
    assertThat(new FileText(ExperimentText.EXAMPLE).agents()).hasSize(3);
    assertThat(new FileText(ExperimentText.blank("a \"b\"", "kalah")).field("name"))
        .isEqualTo("a \"b\"");
    assertThat(ExperimentText.format(text)).isEqualTo("round-robin");
  }
}
