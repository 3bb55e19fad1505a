package org.plyscope.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartReference;
import org.plyscope.api.part.PartFile;

/** Sentences quote what a user wrote, but not all of it. */
class QuotedInputTest {
  private static final String HUGE = "x".repeat(80_000);

  @Test
  void aLongTextIsCut() {
    assertThat(InputException.quote("alpha")).isEqualTo("'alpha'");
    assertThat(InputException.quote("x".repeat(40))).hasSize(42);
    assertThat(InputException.quote(HUGE)).isEqualTo("'" + "x".repeat(40) + "…'");
    assertThat(InputException.quote("a/b/c", 3)).isEqualTo("'a/b…'");
  }

  @Test
  void noCharacterIsCutInHalfOrChangesTheLine() {
    assertThat(InputException.quote("ab\uD83D\uDE00c", 3)).isEqualTo("'ab…'");
    assertThat(InputException.quote("a\nb\u001b[0m")).isEqualTo("'a?b?[0m'");
  }

  @Test
  void everyParserOfOptionsAnswersShortly() {
    Option<Long> width = Option.integer("width", "Width", "How wide.", 5, 1, 9);
    OptionValues values = OptionValues.defaults(List.of(width));
    isShort(() -> values.with("width", HUGE));
    isShort(() -> values.with(HUGE, "1"));
    isShort(() -> OptionText.parse(HUGE));
    isShort(() -> OptionText.parse(HUGE + "=1," + HUGE + "=2"));
    isShort(() -> PartReference.parse("[" + HUGE));
    isShort(() -> PartReference.parseAll(HUGE + "+"));
    isShort(() -> PartFile.find(HUGE, List.of()));
    isShort(() -> Limits.parse(HUGE));
  }

  private static void isShort(Runnable parser) {
    assertThatThrownBy(parser::run)
        .isInstanceOf(InputException.class)
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(500));
  }
}
