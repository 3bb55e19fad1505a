package org.plyscope.api.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Sources and documents of the whole project use plain English: no wording of {@code avoided.txt}.
 * Old occurrences are counted in {@code known.txt}. A new one fails, and so does a count that is
 * higher than necessary, so the list only shrinks.
 */
class PlainEnglishTest {
  private static final Path PROJECT = Path.of("../..");
  private static final Pattern CHECKED =
      Pattern.compile(
          ".*\\.(?:java|md|properties|bnd)|(?:.*/)?pom\\.xml|.*/src/main/resources/.*\\.txt");

  /** Other people's texts, a plugin that must stay as it was released, and this check. */
  private static final Set<String> EXEMPT =
      Set.of(
          "distribution/src/legal",
          "distribution/src/test/resources/api-2.0",
          "framework/released",
          "framework/api/src/test/java/org/plyscope/api/words");

  private final AvoidedWords words = new AvoidedWords(lines("avoided.txt"));

  @TempDir Path folder;

  @Test
  void noFileHasAnAvoidedWordThatIsNotKnown() throws IOException {
    assertThat(slips(PROJECT, lines("known.txt"))).isEmpty();
  }

  @Test
  void aNewLineWithAnAvoidedWordFails() throws IOException {
    seed("framework/a/Good.java", "/** Adds a listener that is notified. */\n");
    seed("framework/a/Bad.java", "class Bad {\n  // Calls nobody.\n}\n");
    assertThat(slips(folder, List.of()))
        .singleElement()
        .asString()
        .contains("framework/a/Bad.java", "0 are known", "line 2 \"nobody\" (name the noun");
    assertThat(slips(folder, List.of("1 framework/a/Bad.java"))).isEmpty();
  }

  @Test
  void aKnownCountThatIsTooHighFails() throws IOException {
    seed("Mended.java", "class Mended {}\n");
    assertThat(slips(folder, List.of("2 Mended.java", "1 Gone.java")))
        .containsExactly(
            "Gone.java has 0 avoided words, 1 are known: lower its count in known.txt",
            "Mended.java has 0 avoided words, 2 are known: lower its count in known.txt");
  }

  @Test
  void identifiersStringsAndPhrasesAcrossLinesAreFound() {
    assertThat(words.in("int NOBODY = 1; void warnsEverybody() {}")).hasSize(2);
    assertThat(words.in("/**\n * Stops after so\n   * many moves.\n */")).hasSize(1);
    assertThat(words.in("\"Stops after so \"\n    + \"many moves.\"")).hasSize(1);
    assertThat(words.in("// It shall end; a limit of 0\n  // is none.")).hasSize(2);
    assertThat(words.in("shallow, marshalling, empty if there\n * is none")).isEmpty();
  }

  @Test
  void headlessClausesInDocumentationAreFound() {
    assertThat(words.in("/** What a search found. */")).hasSize(1);
    assertThat(words.in("/**\n * Returns what\n * it found.\n */")).hasSize(1);
    assertThat(words.in("* @param <T> what it makes\n * @return what\n *     was made")).hasSize(2);
    assertThat(words.in("/** Decides what\n * to do. */ * @param request what to\n search"))
        .isEmpty();
    assertThat(words.in("Shows what the search did; returns what\n * to play")).isEmpty();
  }

  @Test
  void foldersOfTheBuildAndExemptOnesAreNotRead() throws IOException {
    seed("framework/a/target/Made.java", "nobody");
    seed(".git/Kept.java", "nobody");
    seed("distribution/src/legal/license.md", "You shall keep this notice.");
    seed("samples/positions/kalah.txt", "nobody");
    assertThat(slips(folder, List.of())).isEmpty();
  }

  private void seed(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Returns a sentence for each file that has more or fewer avoided words than are known. */
  private List<String> slips(Path root, List<String> known) throws IOException {
    Map<String, Integer> counts = new TreeMap<>();
    for (String line : known) {
      String[] parts = line.split(" ", 2);
      counts.put(parts[1], Integer.valueOf(parts[0]));
    }
    Map<String, List<AvoidedWords.Found>> found = new TreeMap<>();
    counts.keySet().forEach(path -> found.put(path, List.of()));
    for (Path file : files(root)) {
      List<AvoidedWords.Found> here = words.in(Files.readString(file));
      if (!here.isEmpty()) {
        found.put(name(root, file), here);
      }
    }
    List<String> slips = new ArrayList<>();
    found.forEach(
        (path, here) -> {
          int allowed = counts.getOrDefault(path, 0);
          if (here.size() != allowed) {
            String much = path + " has %d avoided words, %d are known: ";
            slips.add(
                much.formatted(here.size(), allowed)
                    + (here.size() < allowed ? "lower its count in known.txt" : here));
          }
        });
    return slips;
  }

  private static List<Path> files(Path root) throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path at, BasicFileAttributes attributes) {
            String name = name(root, at);
            boolean skipped =
                at.endsWith("target") || name.startsWith(".") || EXEMPT.contains(name);
            return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = name(root, file);
            if (CHECKED.matcher(name).matches()) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }

  private static String name(Path root, Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  private static List<String> lines(String resource) {
    try (InputStream in = PlainEnglishTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
