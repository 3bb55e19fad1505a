package org.plyscope.workbench.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HelpTextTest {
  @Test
  void everySectionHasAHeadingAndSaysSomething() {
    for (String name : new String[] {"guide", "glossary"}) {
      assertThat(HelpText.read(name))
          .hasSizeGreaterThan(5)
          .allSatisfy(
              section -> {
                assertThat(section.heading()).isNotBlank().hasSizeLessThan(40);
                assertThat(section.text()).endsWith(".");
              });
    }
  }

  @Test
  void theGlossaryHasTheWordsOfTheWindow() {
    assertThat(HelpText.read("glossary"))
        .extracting(HelpText.Section::heading)
        .contains("Principal line (PV)", "Cut, cut-off", "Minimal tree", "1st %", "Ply");
  }
}
