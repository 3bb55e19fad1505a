package org.plyscope.api.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Figure.Format;

class FiguresTest {
  private static final Figure LENGTH =
      Figure.of("playout-length", "Playout").withUnit("plies").withHelp("The mean length.");
  private static final Figure PRIOR = Figure.of("prior", "Prior").withFormat(Format.PERCENT);

  @Test
  void numbersAreWrittenAsDeclared() {
    assertThat(LENGTH.text(23.45678)).isEqualTo("23.457 plies");
    assertThat(LENGTH.text(-0.0)).isEqualTo("0 plies");
    assertThat(LENGTH.text(Double.NaN)).isEqualTo("–");
    assertThat(PRIOR.text(0.4217)).isEqualTo("42.2 %");
    assertThat(Figure.of("n", "N").withFormat(Format.COUNT).text(1234567)).isEqualTo("1,234,567");
    assertThat(Figure.of("v", "V").withFormat(Format.VALUE).text(Value.WIN - 3))
        .isEqualTo("win in 3");
  }

  @Test
  void figuresKeepTheirOrderAndTakeNewNumbers() {
    Figures figures = Figures.NONE.with(LENGTH, 1).with(PRIOR, 0.5).with(LENGTH, 2);
    assertThat(figures.list()).containsExactly(LENGTH, PRIOR);
    assertThat(figures.number("playout-length")).isEqualTo(2);
    assertThat(figures.text("prior")).isEqualTo("50 %");
    assertThat(figures.number("else")).isNaN();
    assertThat(figures.text("else")).isEmpty();
    assertThat(figures).hasToString("playout-length=2.0, prior=0.5");
    assertThat(figures).isEqualTo(Figures.NONE.with(LENGTH, 2).with(PRIOR, 0.5));
    assertThat(Figures.NONE.isEmpty()).isTrue();
  }

  @Test
  void aDeclarationThatCannotBeShownIsRefused() {
    refused(() -> Figure.of("Prior", "Prior"), "'Prior' must be kebab-case");
    refused(() -> Figure.of("x".repeat(41), "Prior"), "kebab-case");
    refused(() -> Figure.of("prior", " "), "label of figure 'prior' is empty");
    refused(() -> Figure.of("prior", "two\nlines"), "one plain line of at most 40 characters");
    refused(() -> Figure.of("prior", "<HTML><img>"), "one plain line");
    refused(() -> LENGTH.withHelp("x".repeat(401)), "at most 400 characters");
    refused(() -> LENGTH.withUnit("x".repeat(41)), "unit");
  }

  @Test
  void oneIdIsOneFigure() {
    refused(() -> Figures.NONE.with(PRIOR, 1).with(Figure.of("prior", "Other"), 2), "share the id");
    Figures full = Figures.NONE;
    for (int i = 0; i < Figure.MOST; i++) {
      full = full.with(Figure.of("f" + i, "F"), i);
    }
    Figures most = full;
    refused(() -> most.with(PRIOR, 1), "more than 32 figures");
  }

  private static void refused(Runnable action, String sentence) {
    assertThatThrownBy(action::run)
        .isInstanceOf(InputException.class)
        .hasMessageContaining(sentence);
  }
}
