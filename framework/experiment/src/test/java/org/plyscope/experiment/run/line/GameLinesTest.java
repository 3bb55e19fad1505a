package org.plyscope.experiment.run.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.search.SearchResult;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Fault;
import org.plyscope.lab.file.ShellText;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.record.PlayedMove;

class GameLinesTest {
  private static final List<String> NAMES = List.of("plain", "with \"quotes\", \\ and é ∞ \u0001");

  @TempDir Path folder;
  private final Rules rules = Samples.catalog().rules("tic-tac-toe", "", Map.of());

  @Test
  void aLineIsJsonAndSaysWhatWasPlayed() {
    JsonObject line = json(line(5));
    JsonObject game = line.getAsJsonObject("game");
    assertThat(game.get("index").getAsInt()).isEqualTo(5);
    assertThat(game.getAsJsonArray("agents").get(0).getAsString()).isEqualTo(NAMES.get(1));
    assertThat(game.getAsJsonArray("payoffs").get(1).getAsDouble()).isEqualTo(1.0);
    assertThat(game.get("fault").getAsString()).isEqualTo("illegal-move");
    assertThat(game.getAsJsonArray("moves")).hasSize(3);
    assertThat(game.getAsJsonArray("nodes")).hasSize(2);
    assertThat(game.getAsJsonArray("values").get(1).isJsonNull()).isTrue();
    JsonObject meta = line.getAsJsonObject("meta");
    assertThat(meta.get("sentence").getAsString()).isEqualTo("It cheated.");
    assertThat(meta.get("detail").getAsString()).isEqualTo("at line 1\n\tat line 2");
    assertThat(meta.getAsJsonArray("micros").get(0).getAsInt()).isEqualTo(7);
  }

  @Test
  void lateMovesAreFoundInALine() {
    RunGame game = scan().line(line(5));
    assertThat(game.lateMoves(0) + game.lateMoves(1)).isEqualTo(1);
    assertThat(game.lateNanos(0) + game.lateNanos(1)).isEqualTo(1_500_000);
  }

  @Test
  void whatIsWrittenIsReadBack() {
    RunGame game = scan().line(line(5));
    assertThat(game.index()).isEqualTo(5);
    assertThat(game.block()).isEqualTo(2);
    assertThat(game.blockSize()).isEqualTo(2);
    assertThat(game.seats()).isEqualTo(2);
    assertThat(List.of(game.entrant(0), game.entrant(1))).containsExactly(1, 0);
    assertThat(List.of(game.payoff(0), game.payoff(1))).containsExactly(0.0, 1.0);
    assertThat(game.ending()).isEqualTo(RunEnding.ILLEGAL);
    assertThat(game.culprit()).isZero();
    assertThat(game.sentence()).isEqualTo("It cheated.");
    assertThat(game.worker()).isEqualTo("here/3");
    assertThat(game.contended()).isTrue();
    assertThat(game.plies()).isEqualTo(3);
    assertThat(List.of(game.moves(0), game.moves(1))).containsExactly(1, 1);
    assertThat(List.of(game.nodes(0), game.nodes(1))).containsExactly(0L, 42L);
    assertThat(List.of(game.nanos(0), game.nanos(1))).containsExactly(2_000L, 7_000L);
    assertThat(game.fingerprint()).isEqualTo(GameLine.key(line("1 2")));
    assertThat(game.fingerprint()).isNotEqualTo(GameLine.key(line("2 1")));
  }

  private static GameScan scan() {
    return new GameScan(NAMES, schedule());
  }

  private static Schedule schedule() {
    return new Schedule(NAMES, Lineups.roundRobin(2, 2), SeatOrders.ALL, 1_000, 1, 0);
  }

  @Test
  void aTornLastLineIsCutWhereverItWasTorn() throws IOException {
    Path file = folder.resolve("games.jsonl");
    byte[] last = line(1);
    for (int length = 0; length < last.length; length++) {
      Files.write(file, line(0));
      Files.write(file, Arrays.copyOf(last, length), StandardOpenOption.APPEND);
      try (GameLog log = GameLog.open(file, scan(), (game, bytes, from, size) -> {})) {
        assertThat(log.tornBytes()).isEqualTo(length);
        assertThat(log.has(0)).isTrue();
        assertThat(log.has(1)).isFalse();
        log.append(1, last);
      }
      assertThat(indices(file)).containsExactly(0, 1);
    }
  }

  @Test
  void aDamagedLineBeforeTheLastIsRefusedByItsNumber() throws IOException {
    Path file = folder.resolve("games.jsonl");
    byte[] damaged = line(1);
    damaged[damaged.length / 2] ^= 1;
    Files.write(file, line(0));
    Files.write(file, damaged, StandardOpenOption.APPEND);
    Files.write(file, line(2), StandardOpenOption.APPEND);
    assertThatThrownBy(() -> indices(file))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Line 2 of")
        .hasMessageContaining("checksum");
  }

  /** A last line that has its end was written completely, so it was damaged later. */
  @Test
  void aDamagedLastLineIsNotCut() throws IOException {
    Path file = folder.resolve("games.jsonl");
    byte[] damaged = line(1);
    damaged[damaged.length / 2] ^= 1;
    Files.write(file, line(0));
    Files.write(file, damaged, StandardOpenOption.APPEND);
    byte[] before = Files.readAllBytes(file);
    assertThatThrownBy(() -> GameLog.open(file, scan(), (game, bytes, from, size) -> {}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Line 2 of '" + file + "' is damaged")
        .hasMessageContaining("plyscope repair " + ShellText.quoted(folder));
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void aFileThatHoldsNoGameIsNotCut() throws IOException {
    Path file = Files.writeString(folder.resolve("games.jsonl"), "alias ls='ls -l' # precious");
    assertThatThrownBy(() -> GameLog.open(file, scan(), (game, bytes, from, size) -> {}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Line 1 of '" + file + "' is damaged: it is not the complete line");
    assertThat(file).hasContent("alias ls='ls -l' # precious");
  }

  /** Lines that another program wrote in spite of the lock stay as they are. */
  @Test
  void noLineIsEverOverwritten() throws IOException {
    Path file = folder.resolve("games.jsonl");
    try (GameLog log = GameLog.open(file, scan(), (game, bytes, from, size) -> {})) {
      log.append(0, line(0));
      Files.write(file, line(1), StandardOpenOption.APPEND);
      log.append(2, line(2));
    }
    assertThat(indices(file)).containsExactly(0, 1, 2);
  }

  @Test
  void aLineWithoutEndDoesNotFillTheMemory() throws IOException {
    Path file = folder.resolve("games.jsonl");
    Files.write(file, line(0));
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3L << 30);
    }
    assertThatThrownBy(() -> indices(file))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "The games in '%s' cannot be read (line 2 is longer than 16,777,216 bytes, so it is not that of a game)."
                .formatted(file));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
  void aPipeInPlaceOfTheGamesBlocksNoReader() throws Exception {
    Path file = folder.resolve("games.jsonl");
    assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor()).isZero();
    assertThatThrownBy(() -> indices(file))
        .isInstanceOf(InputException.class)
        .hasMessage("The games in '" + file + "' cannot be read (it is a device).");
  }

  @Test
  void aLineThatSaysSomethingElseIsNamed() throws IOException {
    Path file = folder.resolve("games.jsonl");
    Files.write(file, line(0));
    Files.write(file, sealed("\"other\":1}"), StandardOpenOption.APPEND);
    Files.write(file, line(2), StandardOpenOption.APPEND);
    assertThatThrownBy(() -> indices(file)).hasMessageStartingWith("Line 2 of '" + file + "'");
    assertThatThrownBy(() -> scan().read(file, line(0).length, (game, bytes, from, size) -> {}))
        .hasMessageStartingWith("Line 2 of '" + file + "'");
  }

  /** The check is right, so a program wrote the line; what stands in it is wrong all the same. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"index\":5 | \"index\":-1939095284 | a number from 0 to 2147483647",
        "\"index\":5 | \"index\":2147483647 | it must be less than 2000",
        "\"index\":5 | \"index\":4 | another game set or other agents",
        "\"index\":5 | \"index\":99999999999999999999 | a number",
        "\"block\":2 | \"block\":7 | another game set or other agents",
        "\"block\":2 | \"block\":-2 | a number from 0",
        "\"plain\"] | \"plain\",\"plain\"] | before byte",
        "\"plain\"] | \"missing\"] | There is no agent 'missing'",
        "\"payoffs\":[0,1] | \"payoffs\":[x,1] | a number",
        "\"payoffs\":[0,1] | \"payoffs\":[0,NaN] | a number",
        "\"payoffs\":[0,1] | \"payoffs\":[0,1E999] | a number",
        "\"payoffs\":[0,1] | \"payoffs\":[0,\"\"] | a number",
        "\"ending\":\"forfeit\" | \"ending\":\"lost\" | the ending of a game",
        "\"seat\":0 | \"seat\":2 | a seat from 0 to 1",
        "\"seat\":0 | \"seat\":null | the seat and the fault of a forfeit",
        "\"fault\":\"illegal-move\" | \"fault\":null | the seat and the fault of a forfeit",
        "\"fault\":\"illegal-move\" | \"fault\":\"sleep\" | a fault",
        "\"plies\":3 | \"plies\":-3 | a number from 0",
        "\"key\":\" | \"key\":\"x | 16 hexadecimal digits",
        "\"seatMoves\":[1,1] | \"seatMoves\":[1,4294967296] | a number from 0",
        "\"seatMicros\":[2,7] | \"seatMicros\":[2,9223372036854776] | a number from 0",
        "\"drift\":0.25 | \"drift\":null | a number",
        "\"sentence\":\" | \"sentence\":\"\\u00zz | four hexadecimal digits",
      })
  void aSealedLineThatIsWrongIsRefusedByItsFileAndNumber(String right, String wrong, String why)
      throws IOException {
    Path file = folder.resolve("games.jsonl");
    Files.write(file, line(0));
    String line = new String(line(5), StandardCharsets.UTF_8);
    assertThat(line).contains(right);
    String body = line.substring(GameLine.BODY, line.length() - 1).replace(right, wrong);
    Files.write(file, sealed(body), StandardOpenOption.APPEND);
    Files.write(file, line(2), StandardOpenOption.APPEND);
    assertThatThrownBy(() -> indices(file))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Line 2 of '" + file + "' is damaged: ")
        .hasMessageContaining(why);
  }

  @Test
  void manyGamesAreReadInPieces() throws IOException {
    Path file = folder.resolve("games.jsonl");
    List<byte[]> lines = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      lines.add(line(i));
    }
    try (GameLog log = GameLog.open(file, scan(), (game, bytes, from, size) -> {})) {
      for (int i = 0; i < lines.size(); i++) {
        log.append(i, lines.get(i));
      }
    }
    List<byte[]> read = new ArrayList<>();
    GameScan.Found found =
        scan()
            .read(
                file,
                (game, bytes, from, size) -> {
                  assertThat(game.index()).isEqualTo(read.size());
                  read.add(Arrays.copyOfRange(bytes, from, from + size));
                });
    assertThat(found).isEqualTo(new GameScan.Found(2_000, Files.size(file), 0));
    assertThat(read).containsExactlyElementsOf(lines);
  }

  private List<Integer> indices(Path file) {
    List<Integer> indices = new ArrayList<>();
    scan().read(file, (game, bytes, from, size) -> indices.add((int) game.index()));
    return indices;
  }

  private static byte[] sealed(String body) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return "%s%08x-%08x\",%s\n"
        .formatted(GameLine.HEAD, bytes.length, crc.getValue(), body)
        .getBytes(StandardCharsets.UTF_8);
  }

  private static JsonObject json(byte[] line) {
    return JsonParser.parseString(new String(line, StandardCharsets.UTF_8)).getAsJsonObject();
  }

  private byte[] line(int index) {
    Line line = line("1 2");
    List<PlayedMove> moves =
        List.of(
            PlayedMove.builder(1, line.move(1), line.texts().get(1))
                .result(
                    SearchResult.builder(line.move(1))
                        .value(0.1)
                        .counts(Counts.builder().nodes(new long[] {42}).build())
                        .build())
                .time(7_900, 0)
                .build(),
            PlayedMove.builder(0, line.move(2), line.texts().get(2))
                .time(2_000, 1_500_000)
                .build());
    PlayedGame played =
        new PlayedGame(
            line,
            1,
            List.of("x", "y"),
            3,
            moves,
            Ending.forfeit(
                0, new Failure(Fault.ILLEGAL_MOVE, "It cheated.", "at line 1\n\tat line 2")),
            new double[] {0, 1});
    Opening opening = Opening.of("first", line.first(1));
    return new GameLine(
            NAMES, Tournament.of("pairs", List.of(), SeatOrders.ALL, 1, List.of(opening)))
        .write(
            schedule().game(index),
            played,
            new GameLine.Circumstances("here", 3, 1_700_000_000_000L, 0.25));
  }

  private Line line(String order) {
    Line line = Line.of(rules);
    for (String move : ("0 " + order).split(" ", -1)) {
      line = line.then(Long.parseLong(move));
    }
    return line;
  }
}
