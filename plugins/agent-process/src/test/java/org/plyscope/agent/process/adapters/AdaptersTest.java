package org.plyscope.agent.process.adapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The adapters of the samples between a host and scripted engines. */
@Timeout(60)
class AdaptersTest {
  private static final Path SAMPLES = Path.of("../../samples/adapters");
  private static final String HELLO = "{\"hello\":{\"protocol\":[1,1]}}";
  private static final String QUIT = "{\"quit\":{}}";

  @TempDir Path folder;

  @Test
  void manchesterReportsEveryMoveButItsOwnSwap() throws Exception {
    List<String> answers =
        talk(
            "manchester.py",
            script(
                "> START;North",
                "> CHANGE;1;7,7,7,7,7,7,7,0,0,8,8,8,8,8,8,1;YOU",
                "< SWAP",
                "> CHANGE;1;0,8,8,8,8,8,8,1,0,8,8,8,8,8,8,1;OPP",
                "> CHANGE;2;0,0,9,9,9,9,9,2,1,9,8,8,8,8,8,1;YOU",
                "< MOVE;3",
                "> END"),
            "{\"begin\":{\"line\":{\"moves\":[]},\"seat\":1,\"options\":{}}}",
            search(1, "\"1\"", ""),
            search(2, "\"1\",\"swap\",\"1\",\"2\"", ""),
            "{\"end\":{}}");
    assertThat(answers.get(0)).contains("kalah-course", "\"pie-rule\": \"true\"");
    assertThat(answers.subList(1, 3)).containsExactly(result(1, "swap"), result(2, "3"));
  }

  @Test
  void denverEchoesAllMoves() throws Exception {
    List<String> answers =
        talk(
            "denver.py",
            script(
                "< #name Bob",
                "> BEGIN CHINESECHECKERS Bob opponent",
                "< MOVE FROM 27 TO 36",
                "> MOVE FROM 27 TO 36",
                "> MOVE FROM 77 TO 76",
                "< MOVE FROM 36 TO 45"),
            "{\"begin\":{\"line\":{\"moves\":[]},\"seat\":0,\"options\":{}}}",
            search(1, "", "\"d1-e1\""),
            search(2, "\"d1-e1\",\"n1-m1\"", "\"e1-f1\",\"d2-e1\""));
    assertThat(answers.subList(1, 3)).containsExactly(result(1, "d1-e1"), result(2, "e1-f1"));
  }

  @Test
  void cmancalaFollowsTheCodes() throws Exception {
    List<String> answers =
        talk(
            "cmancala.py",
            script(
                "> ROOT 4",
                "< OK CODE 100",
                "> MOVES 100",
                "< OK MOVE 0 NEXT_CODE 101 MOVE 1 NEXT_CODE 102",
                "> MOVES 100",
                "< OK MOVE 0 NEXT_CODE 101 MOVE 1 NEXT_CODE 102",
                "> SOLVE 102",
                "< OK EVAL 4 MOVE 9 NEXT_CODE 140 TURN 0"),
            "{\"begin\":{\"line\":{\"options\":{\"seeds\":\"4\"},\"moves\":[]},\"seat\":0}}",
            search(1, "\"2\"", ""));
    assertThat(answers.get(1)).isEqualTo(result(1, "3"));
  }

  @Test
  void aProgramIsStartedForEachMove() throws Exception {
    Path program = folder.resolve("program.py");
    Files.writeString(
        program,
        """
        import sys
        asked = sys.stdin.read()
        print(0)
        print(2 if asked == "3\\n8 4\\n5 6 7\\n1 2 3\\n" else 1)
        """);
    List<String> answers =
        talk(
            "oneshot.py",
            List.of("python3", program.toString()),
            "{\"begin\":{}}",
            "{\"search\":{\"id\":1,\"position\":\"1,2,3/4 5,6,7/8"
                + " N\",\"legal\":[\"1\"],\"limits\":{}}}");
    assertThat(answers.get(1)).isEqualTo(result(1, "3"));
  }

  @Test
  void anEngineThatEndsEndsItsAdapter() throws Exception {
    Process adapter = start("manchester.py", List.of("python3", "-c", "pass"));
    write(
        adapter,
        List.of(HELLO, "{\"begin\":{\"line\":{\"moves\":[]},\"seat\":0}}", search(1, "", "")));
    assertThat(adapter.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(adapter.exitValue()).isNotZero();
  }

  private List<String> script(String... steps) throws IOException, URISyntaxException {
    Path script = folder.resolve("script.txt");
    Files.write(script, List.of(steps));
    Path engine = Path.of(AdaptersTest.class.getResource("engine.py").toURI());
    return List.of("python3", "-u", engine.toString(), script.toString());
  }

  private static String search(int id, String moves, String legal) {
    return "{\"search\":{\"id\":%d,\"line\":{\"moves\":[%s]},\"legal\":[%s],\"limits\":{}}}"
        .formatted(id, moves, legal);
  }

  private static String result(int id, String move) {
    return "{\"result\": {\"id\": %d, \"move\": \"%s\"}}".formatted(id, move);
  }

  private static List<String> talk(String adapter, List<String> engine, String... lines)
      throws IOException, InterruptedException {
    Process process = start(adapter, engine);
    List<String> all = new ArrayList<>(List.of(HELLO));
    all.addAll(List.of(lines));
    all.add(QUIT);
    write(process, all);
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(printed).isZero();
    return printed.lines().toList();
  }

  private static Process start(String adapter, List<String> engine) throws IOException {
    List<String> command =
        new ArrayList<>(List.of("python3", "-u", SAMPLES.resolve(adapter).toString()));
    command.addAll(engine);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    return builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static void write(Process process, List<String> lines) throws IOException {
    process
        .getOutputStream()
        .write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
  }
}
