package org.plyscope.api.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Circle;
import org.plyscope.api.game.Line;

class GameRecordTest {
  private final Line line = Line.of(Circle.rules()).then(1, 1);

  @Test
  void keepsWhatItWasGiven() {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("White", "Ben");
    headers.put("Black", "Anna");
    GameRecord record = GameRecord.of(line).withHeaders(headers);
    headers.clear();

    assertThat(record.line()).isSameAs(line);
    assertThat(record.headers().keySet()).containsExactly("White", "Black");
    assertThatThrownBy(() -> record.headers().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void isEqualByContent() {
    GameRecord record = GameRecord.of(line);
    assertThat(record).isEqualTo(GameRecord.of(line.first(1).then(1)));
    assertThat(record).hasSameHashCodeAs(GameRecord.of(line.first(1).then(1)));
    assertThat(record).isNotEqualTo(GameRecord.of(line.then(2)));
    assertThat(record).isNotEqualTo(record.withHeaders(Map.of("Result", "*")));
  }
}
