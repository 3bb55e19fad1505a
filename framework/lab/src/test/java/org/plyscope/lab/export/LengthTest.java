package org.plyscope.lab.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;

class LengthTest {
  @Test
  void lengthsAreReadAsPeopleWriteThem() {
    assertThat(Length.parse("8.5 cm").millimetres()).isCloseTo(85, within(1e-9));
    assertThat(Length.parse("8,5cm")).isEqualTo(Length.parse("8.5 cm"));
    assertThat(Length.parse("170").toString()).isEqualTo("170 mm");
    assertThat(Length.parse("345pt").millimetres()).isCloseTo(121.25, within(0.01));
    assertThat(Length.parse("2in").millimetres()).isCloseTo(50.8, within(1e-9));
  }

  @Test
  void picturesGetThePixelsAskedForOrThoseOfPrint() {
    assertThat(Length.parse("800px").pixels()).isEqualTo(800);
    assertThat(Length.parse("85mm").pixels()).isEqualTo(1004);
    assertThat(Length.parse("85mm").layoutPixels()).isCloseTo(321.26, within(0.01));
  }

  @Test
  void whatIsNoLengthIsRefusedWithASentence() {
    for (String wrong : new String[] {"", "wide", "-3mm", "1e3mm", "3 miles", "1mm", "5000mm"}) {
      assertThatThrownBy(() -> Length.parse(wrong))
          .isInstanceOf(InputException.class)
          .hasMessageMatching(".*(is no length|cannot be).*");
    }
    assertThatThrownBy(() -> new Length(3, "ell")).hasMessageContaining("is no unit");
  }
}
