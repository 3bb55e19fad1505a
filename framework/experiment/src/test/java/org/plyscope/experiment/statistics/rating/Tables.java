package org.plyscope.experiment.statistics.rating;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Reads the data files beside the tests; each names its source. */
final class Tables {
  private Tables() {}

  /** Returns the rows of a file without remarks and headings. */
  static List<List<String>> rows(String file) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Tables.class.getResourceAsStream("/org/plyscope/experiment/statistics/" + file),
                StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(line -> !line.startsWith("#") && Character.isLetterOrDigit(line.charAt(0)))
          .filter(line -> !line.matches("(home|count|id|i),.*"))
          .map(line -> List.of(line.split(",", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads rankings written as one digit per entrant: its place, or 0 if it did not take part. */
  static SeatedResult places(String digits) {
    int[] entrants =
        IntStream.range(0, digits.length()).filter(i -> digits.charAt(i) != '0').toArray();
    double[] payoffs = Arrays.stream(entrants).mapToDouble(i -> '0' - digits.charAt(i)).toArray();
    return SeatedResult.of(entrants, payoffs);
  }
}
