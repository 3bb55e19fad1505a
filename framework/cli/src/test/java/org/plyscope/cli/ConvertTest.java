package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertTest {
  private final CliHarness cli = new CliHarness();

  @TempDir Path folder;

  private Path games;

  @BeforeEach
  void write() throws IOException {
    games = Files.writeString(folder.resolve("games.lines"), "3 3 3 2\n3 3");
  }

  @Test
  void gamesGoThereAndBack() throws IOException {
    Path saved = folder.resolve("second.plygame");
    CliHarness.Output there = convert("--number", "2", games.toString(), saved.toString());
    assertThat(there.err()).isEmpty();
    assertThat(there.out().strip()).isEqualTo("Wrote 1 game with 2 moves to " + saved + ".");
    Path back = folder.resolve("back.lines");
    CliHarness.Output again = convert("--json", saved.toString(), back.toString());
    assertThat(again.out()).contains("\"games\":1,\"moves\":2");
    assertThat(Files.readString(back).strip()).isEqualTo("3 3");
  }

  @Test
  void positionsComeFromGames() {
    assertThat(position("@" + games + "#3")).isEqualTo(position("6/1")).contains("17");
    assertThat(position("@" + games)).isEqualTo(position("4/0")).doesNotContain("17");
    assertThat(run("perft", "--position", "@" + games + "#5", "--depth", "1").err())
        .contains("has 4 moves; there is no move 5.");
  }

  @Test
  void whatIsWrongIsSaidInASentence() throws IOException {
    assertThat(convert(games.toString(), folder.resolve("all.plygame").toString()).err())
        .contains("holds one game, not 2");
    assertThat(convert(games.toString(), folder.resolve("all.doc").toString()).err())
        .contains("known endings: .plygame, .lines.");
    assertThat(convert("--number", "3", games.toString(), "x.lines").err())
        .contains("There is no game 3");
    assertThat(convert(folder.resolve("no.lines").toString(), "x.lines").err())
        .contains("There is no file");
    Path bad = Files.writeString(folder.resolve("bad.lines"), "1 2\n1 x");
    CliHarness.Output output = convert(bad.toString(), "x.lines");
    assertThat(output.err()).startsWith("bad.lines: Line 2: ");
    assertThat(output.exit()).isEqualTo(2);
  }

  private String position(String text) {
    CliHarness.Output output = run("perft", "--json", "--position", text, "--depth", "3");
    assertThat(output.err()).isEmpty();
    return output.out();
  }

  private CliHarness.Output run(String command, String... args) {
    String[] all = new String[args.length + 3];
    all[0] = command;
    all[1] = "--game";
    all[2] = "countdown";
    System.arraycopy(args, 0, all, 3, args.length);
    return cli.run(all);
  }

  private CliHarness.Output convert(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "convert";
    System.arraycopy(args, 0, all, 1, args.length);
    return cli.run(all);
  }
}
