package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.experiment.run.Sha256;
import org.plyscope.wire.WireText;

/** Runs as one file, and files that were damaged or made by an attacker. */
class ArchiveCommandTest {
  private static final String FILE =
      """
      { "plyscope": 1, "name": "small \\"run\\"", "game": { "id": "countdown" },
        "agents": { "a": { "use": "take-most" , "depth": 1 },
                    "b": { "use": "deepening", "depth": 2 } },
        "format": "round-robin", "openings": { "randomPlies": 2, "count": 6 }, "blocks": 6 }
      """;
  private static final String GAMES = "run/games.jsonl";
  private static final String MANIFEST = "manifest.json";

  @TempDir Path folder;
  private final CliHarness cli = new CliHarness();
  private Path archive;

  @BeforeEach
  void archive() throws IOException {
    Path file = Files.writeString(folder.resolve("e.plyscope.json"), FILE);
    Path run = folder.resolve("a run");
    assertThat(cli.run("run", file.toString(), "--out", run.toString()).exit()).isZero();
    archive = folder.resolve("run.zip");
    CliHarness.Output made = cli.run("archive", run.toString(), archive.toString());
    assertThat(made.exit()).as(made.err()).isZero();
    assertThat(made.out()).contains("plyscope verify ", "--sample 5%");
  }

  @Test
  void anArchiveStandsWhenItsGamesComeOutTheSame() throws IOException {
    CliHarness.Output checked = cli.run("verify", archive.toString(), "--sample", "100%");
    assertThat(checked.exit()).as(checked.err()).isZero();
    assertThat(checked.out())
        .contains("The result stands: ", "12 games were played again, each the same move by move.");
    Map<String, byte[]> files = files();
    assertThat(files)
        .containsKeys("report.html", "README.md", "CITATION.cff", "ro-crate-metadata.json", GAMES)
        .doesNotContainKeys("run/run.lock", "run/report.html");
    String crate = text(files, "ro-crate-metadata.json");
    assertThat(WireText.read(crate, "crate").member("@graph").orElseThrow().isList()).isTrue();
    assertThat(crate).contains("https://w3id.org/ro/wfrun/process/0.5", "CreateAction", GAMES);
    assertThat(text(files, "README.md")).contains("plyscope verify run.zip --sample 5%");
    assertThat(text(files, "CITATION.cff")).contains("title: \"small \\\"run\\\"\"");
  }

  @Test
  void theSameRunGivesTheSameBytes() throws IOException {
    Path again = folder.resolve("again.zip");
    cli.run("archive", folder.resolve("a run").toString(), again.toString());
    Map<String, byte[]> first = files();
    archive = again;
    Map<String, byte[]> second = files();
    assertThat(second.keySet()).containsExactlyElementsOf(first.keySet());
    first.forEach(
        (name, bytes) -> {
          if (!name.equals("README.md") && !name.equals(MANIFEST)) {
            assertThat(second.get(name)).as(name).isEqualTo(bytes);
          }
        });
  }

  @Test
  void anArchiveIsUnpackedIntoAnEmptyFolderAndReported() throws IOException {
    Path place = folder.resolve("unpacked");
    CliHarness.Output unpacked = cli.run("unpack", archive.toString(), place.toString());
    assertThat(unpacked.exit()).as(unpacked.err()).isZero();
    assertThat(cli.run("report", place.resolve("run").toString()).exit()).isZero();
    CliHarness.Output twice = cli.run("unpack", archive.toString(), place.toString());
    assertThat(twice.exit()).isEqualTo(2);
    assertThat(twice.err()).contains("is not empty; name a new one.");
  }

  @Test
  void anExistingFileIsReplacedOnlyOnRequest() {
    String run = folder.resolve("a run").toString();
    CliHarness.Output refused = cli.run("archive", run, archive.toString());
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("exists; name another file, or add --replace.");
    assertThat(cli.run("archive", run, archive.toString(), "--replace").exit()).isZero();
    assertThat(cli.run("archive", run, folder.resolve("run.tar").toString()).err())
        .contains("must have a name that ends in .zip.");
  }

  @Test
  void gamesThatWereForgedWithTheirHashesDoNotStand() throws IOException {
    Map<String, byte[]> files = files();
    String games = text(files, GAMES);
    int end = games.indexOf('\n');
    String forged = forged(games.substring(0, end)) + games.substring(end);
    files.put(GAMES, forged.getBytes(StandardCharsets.UTF_8));
    write(relisted(files));
    CliHarness.Output checked = cli.run("verify", archive.toString(), "--sample", "100%");
    assertThat(checked.exit()).as(checked.err()).isEqualTo(1);
    assertThat(checked.out())
        .contains("The result does not stand: ", "12 games were played again, of which 1 came out");
  }

  /** Changes a value in a line, and its checksum with it. */
  private static String forged(String line) {
    String changed =
        line.replaceFirst("(\"values\":\\[)", "$112,").replaceFirst("12,[^,\\]]+", "12");
    assertThat(changed).isNotEqualTo(line);
    int comma = changed.indexOf(',');
    byte[] rest = changed.substring(comma + 1).getBytes(StandardCharsets.UTF_8);
    CRC32C crc = new CRC32C();
    crc.update(rest);
    return "{\"check\":\"%08x-%08x\",".formatted(rest.length, crc.getValue())
        + changed.substring(comma + 1);
  }

  @Test
  void bibliographiesNameTheProgramAndEscapeTex() {
    assertThat(cli.run("cite").out()).startsWith("@software{plyscope,").contains("version = {");
    assertThat(cli.run("cite", folder.resolve("a run").toString()).out()).contains("plyscope");
  }

  /** Each way leads to one sentence, and nothing is written outside or left behind. */
  @TestFactory
  Stream<DynamicTest> damagedArchivesAreRefusedInOneSentence() throws IOException {
    Map<String, byte[]> files = files();
    byte[] whole = Files.readAllBytes(archive);
    Map<String, Damage> ways = new LinkedHashMap<>();
    ways.put("empty", () -> Files.write(archive, new byte[0]));
    ways.put("no zip", () -> Files.writeString(archive, "PK but no zip file"));
    ways.put("cut off", () -> Files.write(archive, Arrays.copyOf(whole, whole.length / 2)));
    ways.put("without its end", () -> Files.write(archive, Arrays.copyOf(whole, whole.length - 9)));
    ways.put("a byte in the middle", () -> Files.write(archive, flipped(whole, whole.length / 3)));
    ways.put("a byte of the manifest", () -> replaced(files, MANIFEST, t -> t.replace('"', '\'')));
    ways.put("no manifest", () -> without(files, MANIFEST));
    ways.put("a file less", () -> without(files, GAMES));
    ways.put("a file more", () -> with(files, "run/more.jsonl"));
    ways.put("a game changed", () -> replaced(files, GAMES, t -> t.replaceFirst("1", "2")));
    ways.put("a game added", () -> replaced(files, GAMES, t -> t + t));
    ways.put("a report changed", () -> replaced(files, "report.html", t -> t + " "));
    ways.put("another format", () -> listed(files, "\"archive\": 1", "\"archive\": 2"));
    ways.put("an unknown key", () -> listed(files, "\"archive\": 1", "\"archive\": 1, \"x\": 1"));
    ways.put("a parent folder", () -> renamed(files, "../games.jsonl"));
    ways.put("an absolute name", () -> renamed(files, "/games.jsonl"));
    ways.put("a drive", () -> renamed(files, "C:/games.jsonl"));
    ways.put("a backslash", () -> renamed(files, "run\\\\..\\\\games.jsonl"));
    ways.put("a device", () -> renamed(files, "run/nul.jsonl"));
    ways.put("a name twice", () -> renamed(files, "run/EXPERIMENT.json"));
    ways.put("a wrong hash", () -> listed(files, "\"sha256\": \"", "\"sha256\": \"0"));
    ways.put("a negative size", () -> listed(files, "\"size\": ", "\"size\": -"));
    ways.put("an endless size", () -> listed(files, "\"size\": ", "\"size\": 99999999999"));
    ways.put("a bomb", () -> bomb(files));
    return ways.entrySet().stream()
        .map(way -> dynamicTest(way.getKey(), () -> refused(way.getValue())));
  }

  private interface Damage {
    void apply() throws IOException;
  }

  private void refused(Damage damage) throws IOException {
    damage.apply();
    Path place = folder.resolve("place/inner");
    CliHarness.Output checked = cli.run("verify", archive.toString());
    CliHarness.Output unpacked = cli.run("unpack", archive.toString(), place.toString());
    for (CliHarness.Output output : List.of(checked, unpacked)) {
      assertThat(output.exit()).as(output.out() + output.err()).isEqualTo(2);
      assertThat(output.out()).isEmpty();
      assertThat(output.err().strip()).hasLineCount(1).endsWith(".").doesNotContain("Exception");
    }
    try (Stream<Path> beside = Files.walk(folder)) {
      assertThat(beside.filter(path -> path.endsWith("games.jsonl")))
          .allMatch(path -> path.startsWith(folder.resolve("a run")) || path.startsWith(place));
    }
  }

  private Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      for (ZipEntry entry : zip.stream().toList()) {
        files.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
      }
    }
    return files;
  }

  private static String text(Map<String, byte[]> files, String name) {
    return new String(files.get(name), StandardCharsets.UTF_8);
  }

  private void write(Map<String, byte[]> files) throws IOException {
    try (OutputStream out = Files.newOutputStream(archive);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(file.getKey()));
        zip.write(file.getValue());
        zip.closeEntry();
      }
    }
  }

  private static byte[] flipped(byte[] whole, int at) {
    byte[] changed = whole.clone();
    changed[at] ^= 0x55;
    return changed;
  }

  private void replaced(Map<String, byte[]> files, String name, UnaryOperator<String> change)
      throws IOException {
    Map<String, byte[]> changed = new LinkedHashMap<>(files);
    changed.put(name, change.apply(text(files, name)).getBytes(StandardCharsets.UTF_8));
    write(changed);
  }

  private void without(Map<String, byte[]> files, String name) throws IOException {
    Map<String, byte[]> changed = new LinkedHashMap<>(files);
    changed.remove(name);
    write(changed);
  }

  private void with(Map<String, byte[]> files, String name) throws IOException {
    Map<String, byte[]> changed = new LinkedHashMap<>(files);
    changed.put(name, new byte[1]);
    write(changed);
  }

  private void listed(Map<String, byte[]> files, String before, String after) throws IOException {
    replaced(
        files,
        MANIFEST,
        text -> {
          assertThat(text).contains(before);
          return text.replace(before, after);
        });
  }

  /** Names the games otherwise, in the list and in the zip file. */
  private void renamed(Map<String, byte[]> files, String name) throws IOException {
    Map<String, byte[]> changed = new LinkedHashMap<>(files);
    changed.put(name.replace("\\\\", "\\"), changed.remove(GAMES));
    changed.put(
        MANIFEST, text(files, MANIFEST).replace(GAMES, name).getBytes(StandardCharsets.UTF_8));
    write(changed);
  }

  private void bomb(Map<String, byte[]> files) throws IOException {
    Map<String, byte[]> changed = new LinkedHashMap<>(files);
    changed.put(GAMES, new byte[1 << 26]);
    write(relisted(changed));
  }

  /** Makes the list say what the files are, as a forger would. */
  private static Map<String, byte[]> relisted(Map<String, byte[]> files) {
    Map<String, byte[]> changed = new LinkedHashMap<>(files);
    byte[] games = files.get(GAMES);
    String hash = Sha256.text(Sha256.digest().digest(games));
    String list =
        text(files, MANIFEST)
            .replaceFirst(
                "(\"" + GAMES + "\",\\s*\"size\": )\\d+(,\\s*\"sha256\": \")[0-9a-f]+",
                "$1" + games.length + "$2" + hash);
    changed.put(MANIFEST, list.getBytes(StandardCharsets.UTF_8));
    return changed;
  }
}
