package org.plyscope.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MoveListTest {
  private final MoveList list = new MoveList();

  @Test
  void whatIsWrittenIntoTheRoomFollowsWhatWasAdded() {
    list.add(7);
    long[] room = list.room(2);
    room[list.size()] = 8;
    room[list.size() + 1] = 9;
    list.setSize(3);
    list.add(10);
    assertThat(list.toArray()).containsExactly(7, 8, 9, 10);
  }

  @Test
  void aFullListMakesRoomAndKeepsItsMoves() {
    LongStream.range(0, 128).forEach(list::add);
    long[] room = list.room(300);
    assertThat(room).hasSizeGreaterThanOrEqualTo(428);
    room[427] = 5;
    list.setSize(428);
    assertThat(list.get(0)).isZero();
    assertThat(list.get(127)).isEqualTo(127);
    assertThat(list.get(427)).isEqualTo(5);
  }
}
