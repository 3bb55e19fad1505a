package org.plyscope.experiment.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.Study;

class CitationTest {
  @Test
  void textsOfStrangersCannotContainCommandsOfTex() {
    Citation hostile =
        Citation.plugin(
            "org.example.x_y", "\\input{/etc/passwd} 100% & #1", "1.0", "A {B}", "http://x/}{\\y");
    assertThat(hostile.bibtex())
        .isEqualTo(
            """
            @software{org-example-x-y,
              author = {{A \\{B\\}}},
              title = {{\\textbackslash{}input\\{/etc/passwd\\} 100\\% \\& \\#1}},
              version = {1.0},
              url = {http://x/y}
            }\
            """);
  }

  @Test
  void aStudyIsCitedByItsAuthorAndYear() {
    Study.Work work = new Study.Work("Ana Müller", "Hops and jumps", "1999", "");
    Study study = new Study("009", "Table 1", "", "", "", work, true);
    assertThat(Citation.study(study).orElseThrow().bibtex())
        .startsWith("@misc{muller-1999,")
        .contains("author = {Ana Müller}", "title = {{Hops and jumps}}", "year = {1999}");
    assertThat(Citation.study(new Study("009", "Table 1", "", "", ""))).isEmpty();
  }

  @Test
  void theCitationFileQuotesEveryText() {
    String text = Citation.cff("a: \"b\"\nc", List.of(Citation.program()));
    assertThat(text)
        .startsWith("cff-version: 1.2.0\n")
        .contains("title: \"a: \\\"b\\\"\\nc\"\n", "type: software", "year: 2026");
  }
}
