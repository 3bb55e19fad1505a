package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.experiment.Samples;
import org.plyscope.lab.match.record.PlayedMove;

/** An agent can write to the file, and the lab must survive what it reads there. */
class FlightRecorderTest {
  private static final int SEAT = 1;
  private static final int COUNT = 2;
  private static final int SECOND_MOVE = 8 + 7;

  @TempDir Path folder;

  private final Rules rules = Samples.roundRobin(Samples.catalog(), 1, "seeded", "first").rules();
  private Path file;
  private FlightRecorder box;

  @BeforeEach
  void playThreeMoves() throws IOException {
    file = folder.resolve("box");
    box = FlightRecorder.open(file);
    box.begin(0);
    State state = rules.initial();
    MoveList moves = new MoveList();
    for (int i = 0; i < 3; i++) {
      state.moves(moves);
      long move = moves.get(0);
      box.moved(PlayedMove.builder(state.toMove(), move, state.text(move)).time(5, 0).build());
      state.play(move);
    }
    box.enter(1);
  }

  @Test
  void whatWasPlayedIsReadBack() {
    assertThat(box.seat(2)).isEqualTo(1);
    assertThat(box.moves(rules.initial())).extracting(PlayedMove::seat).containsExactly(0, 1, 0);
  }

  @ParameterizedTest
  @CsvSource({"2", "-7", "4294967296", "9223372036854775807"})
  void aSeatThatTheGameDoesNotHaveIsNotBelieved(long seat) throws IOException {
    damage(SEAT, seat);
    assertThat(box.seat(2)).isEqualTo(FlightRecorder.NONE);
  }

  @ParameterizedTest
  @CsvSource({"9223372036854775807", "4294967299", "100000"})
  void moreMovesThanTheFileHoldsAreNotRead(long count) throws IOException {
    damage(COUNT, count);
    assertThat(box.moves(rules.initial())).hasSize(3);
  }

  /** The fields are the seat, the move, nodes, depth, value, time and overtime. */
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "0, -1",
    "1, 77",
    "1, -1",
    "2, -1",
    "2, 9223372036854775807",
    "3, 4294967296",
    "4, 9218868437227405312",
    "5, -1",
    "5, 9223372036854775807",
    "6, -1",
  })
  void fromAWrongMoveOnNothingIsBelieved(int field, long value) throws IOException {
    damage(SECOND_MOVE + field, value);
    assertThat(box.moves(rules.initial())).hasSize(1);
  }

  private void damage(int place, long value) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(8).order(ByteOrder.nativeOrder()).putLong(0, value);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      assertThat(channel.write(bytes, 8L * place)).isEqualTo(8);
    }
  }
}
