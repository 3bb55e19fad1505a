package org.plyscope.experiment.file.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {
  @ParameterizedTest
  @CsvSource({
    "ab*,ab6,true",
    "ab*,ab,true",
    "*,anything,true",
    "a*c*e,abcde,true",
    "a*c*e,abcdef,false",
    "*b,aab,true",
    "ab,abc,false",
    "a.c,abc,false",
    "**a**,bab,true",
    "a*b,ab*b,true",
    "'',a,false",
  })
  void aStarStandsForAnyText(String pattern, String name, boolean meant) {
    assertThat(Glob.matches(pattern, name)).isEqualTo(meant);
  }

  /** A regular expression of the same meaning tries every way to share the letters out. */
  @Test
  @Timeout(20)
  void manyStarsAreNoTrap() {
    assertThat(Glob.matches("*a".repeat(200) + "b", "a".repeat(2_000))).isFalse();
  }
}
