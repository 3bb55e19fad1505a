package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The command lines of the README and its pages exist, with all their options. */
class DocumentedCommandsTest {
  private static final Path TOP = Path.of("../..");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  static Stream<String> lines() throws IOException {
    Stream.Builder<String> all = Stream.builder();
    for (String page :
        List.of(
            "README.md",
            "distribution/src/docs/command-line.md",
            "distribution/src/docs/authors-guide.md")) {
      Files.readAllLines(TOP.resolve(page)).stream()
          .filter(line -> line.startsWith("plyscope "))
          .forEach(all);
    }
    return all.build();
  }

  @ParameterizedTest
  @MethodSource("lines")
  void everyLineIsUnderstood(String line) {
    ParseResult read = new CliHarness().parse(words(line));

    assertThat(read.hasSubcommand()).isTrue();
    assertThat(read.subcommand().errors()).isEmpty();
  }

  @Test
  void anUnknownOptionIsNoticed() {
    String[] wrong = words("plyscope analyse --game kalah --no-such-option 1");
    assertThatExceptionOfType(ParameterException.class)
        .isThrownBy(() -> new CliHarness().parse(wrong));
  }

  @Test
  void thereAreLines() throws IOException {
    assertThat(lines()).hasSizeGreaterThan(40);
  }

  private static String[] words(String line) {
    return WORD.matcher(line)
        .results()
        .skip(1)
        .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
        // Kinds of parts are commands only where such parts are installed.
        .map(word -> word.equals("tuners") ? "parts" : word)
        .toArray(String[]::new);
  }
}
