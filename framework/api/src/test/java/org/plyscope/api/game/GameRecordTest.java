package org.plyscope.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameRecordTest {
  @Test
  void keepsWhatItWasGiven() {
    List<Long> moves = new ArrayList<>(List.of(3L, 5L));
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("White", "Ben");
    headers.put("Black", "Anna");
    GameRecord record = GameRecord.of("start", moves).withHeaders(headers);
    moves.clear();
    headers.clear();

    assertThat(record.position()).isEqualTo("start");
    assertThat(record.moves()).containsExactly(3L, 5L);
    assertThat(record.headers().keySet()).containsExactly("White", "Black");
    assertThatThrownBy(() -> record.headers().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void isEqualByContent() {
    GameRecord record = GameRecord.of("start", List.of(3L));
    assertThat(record).isEqualTo(GameRecord.of("start", List.of(3L)));
    assertThat(record).hasSameHashCodeAs(GameRecord.of("start", List.of(3L)));
    assertThat(record).isNotEqualTo(GameRecord.of("start", List.of(4L)));
    assertThat(record).isNotEqualTo(GameRecord.of("other", List.of(3L)));
    assertThat(record).isNotEqualTo(record.withHeaders(Map.of("Result", "*")));
  }
}
