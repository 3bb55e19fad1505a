package org.plyscope.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * Files as they are kept with the tests, to compare what is written now with what was written then.
 *
 * <p>To accept a change on purpose, run the test with {@code -Dgolden.rewrite=true} and read the
 * difference before it is committed. What depends on time or machine is replaced by fixed values
 * first; a game line is sealed again, so that the folder is still a run and can be reported.
 */
final class GoldenFiles {
  private static final Path FOLDER = Path.of("src/test/resources/org/plyscope/cli/golden");
  private static final boolean REWRITE = Boolean.getBoolean("golden.rewrite");
  private static final String GAME = "\"game\":";
  private static final int MICROS = 500;
  private static final int BODY = "{\"check\":\"01234567-01234567\",".length();

  private GoldenFiles() {}

  /** Returns an input of the tests. */
  static String input(String name) {
    return FOLDER.resolve(name).toString();
  }

  /** Compares a file with the kept one, after taking out what differs from machine to machine. */
  static void check(Path written, String name) throws IOException {
    String text =
        Files.readString(written)
            .replace(FOLDER.toAbsolutePath().toString(), "FOLDER")
            .replaceAll("\"nanos\": [0-9]+", "\"nanos\": 0")
            .replaceAll("\"program\": \"[^\"]*\"", "\"program\": \"VERSION\"");
    check(text, name, now(written));
  }

  private static Path now(Path written) {
    return written.resolveSibling(written.getFileName() + ".now");
  }

  /** Compares a page, broken into lines so that a difference can be read. */
  static void checkPage(Path written, String name) throws IOException {
    String page =
        Files.readString(written)
            .replace("><", ">\n<")
            .replace(",\"", ",\n\"")
            .replace(written.getParent().toString(), "FOLDER")
            .replaceAll("Plyscope [0-9][^ <\"]*", "Plyscope VERSION");
    check(page, name, now(written));
  }

  /** Compares the names of all files in a folder, and each file. */
  static void checkFolder(Path written, String name) throws IOException {
    List<String> files = files(written);
    if (REWRITE) {
      for (String old : files(FOLDER.resolve(name))) {
        Files.delete(FOLDER.resolve(name).resolve(old));
      }
    } else {
      assertThat(files).as(name).isEqualTo(files(FOLDER.resolve(name)));
    }
    for (String file : files) {
      if (file.endsWith(".html")) {
        checkPage(written.resolve(file), name + "/" + file);
      } else {
        check(written.resolve(file), name + "/" + file);
      }
    }
  }

  private static List<String> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .filter(file -> !file.endsWith(".lock"))
          .sorted()
          .toList();
    }
  }

  static void check(String text, String name, Path now) throws IOException {
    Path kept = FOLDER.resolve(name);
    if (REWRITE) {
      Files.createDirectories(kept.getParent());
      Files.writeString(kept, text);
    }
    Files.writeString(now, text);
    assertThat(now)
        .as("%s; -Dgolden.rewrite=true accepts the difference", name)
        .hasSameTextualContentAs(kept, StandardCharsets.UTF_8);
  }

  /** Replaces what depends on time or machine in all files of a run, a tuning or a training. */
  static void settle(Path folder) throws IOException {
    for (String name : files(folder)) {
      Path file = folder.resolve(name);
      if (name.endsWith("games.jsonl")) {
        settleGames(file);
      } else if (name.endsWith("environment.jsonl")) {
        settleSessions(file);
      } else if (name.endsWith("lessons.jsonl")) {
        settleLessons(file);
      }
    }
  }

  /** Gives the games of a run fixed times and one host, in the order of their numbers. */
  private static void settleGames(Path games) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(games)) {
      lines.add(sealed(settled(line.substring(line.indexOf(GAME)))));
    }
    Files.write(games, lines);
  }

  private static String settled(String body) {
    int meta = body.lastIndexOf("\"meta\":");
    List<Integer> moves = new ArrayList<>();
    JsonParser.parseString("{" + body)
        .getAsJsonObject()
        .getAsJsonObject("game")
        .getAsJsonArray("seatMoves")
        .forEach(seat -> moves.add(seat.getAsInt()));
    String sums = moves.stream().map(n -> "" + n * MICROS).collect(joining(","));
    int all = moves.stream().mapToInt(Integer::intValue).sum();
    String each = String.join(",", Collections.nCopies(all, "" + MICROS));
    String settled =
        body.substring(meta)
            .replaceAll("\"(seatLate|seatLateMicros)\":[^]]*],", "")
            .replaceAll(",\"(micros|late)\":[^]]*]", "")
            .replaceAll("\"seatMicros\":[^]]*]", "\"seatMicros\":[" + sums + "]")
            .replaceAll("\"host\":\"[^\"]*\"", "\"host\":\"host\"")
            .replaceAll("\"worker\":[0-9]+", "\"worker\":0")
            .replaceAll("\"drift\":[0-9.]+", "\"drift\":1.0")
            .replaceAll(
                "\"started\":[0-9]+", "\"started\":1750000000000,\"micros\":[" + each + "]");
    return body.substring(0, meta) + settled;
  }

  private static String sealed(String body) {
    byte[] bytes = (body + "\n").getBytes(StandardCharsets.UTF_8);
    CRC32C check = new CRC32C();
    check.update(bytes, 0, bytes.length - 1);
    String line = "{\"check\":\"%08x-%08x\",".formatted(bytes.length - 1, check.getValue()) + body;
    assertThat(line.indexOf(GAME)).isEqualTo(BODY);
    return line;
  }

  /** Gives every lesson the same duration. */
  private static void settleLessons(Path lessons) throws IOException {
    String text = Files.readString(lessons);
    Files.writeString(lessons, text.replaceAll("\"seconds\":[0-9.E-]+", "\"seconds\":0.5"));
  }

  /** Gives the sessions of a run one machine; hashes and signatures of agents stay. */
  private static void settleSessions(Path environment) throws IOException {
    String text = Files.readString(environment);
    for (String key : List.of("started", "program", "api", "java", "system", "processor", "host")) {
      text = text.replaceAll("\"" + key + "\":\"[^\"]*\"", "\"" + key + "\":\"some " + key + "\"");
    }
    Files.writeString(environment, text.replaceAll("\"processors\":[0-9]+", "\"processors\":2"));
  }
}
