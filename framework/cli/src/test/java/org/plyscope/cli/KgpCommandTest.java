package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.process.kgp.KgpDialect;
import org.plyscope.cli.report.Exit;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.CourseKalahGame;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.poll.Poll;

/** A KGP server with ten clients, two of them hostile; and a client on a server by the facts. */
@Timeout(120)
class KgpCommandTest {
  private static final String AGENT = "alpha-beta:ordering=none";

  @TempDir Path folder;

  private final CliHarness cli =
      new CliHarness(
          Catalog.of(
              List.of(
                  new KalahGame(),
                  new CourseKalahGame(),
                  new AlphaBetaAgents(),
                  new StoreDifference(),
                  new NoOrdering(),
                  new KgpDialect())));

  @Test
  void tenClientsPlayOfWhichTwoAreHostile() throws Exception {
    Path run = folder.resolve("server.run");
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int[] exit = {-1};
    String[] order = {
      "kgp",
      "--serve",
      "--agent",
      AGENT,
      "--depth",
      "2",
      "--port",
      "0",
      "--games",
      "20",
      "--client-time",
      "2s",
      "--out",
      run.toString()
    };
    Thread server =
        new Thread(
            () -> exit[0] = cli.run(new PrintWriter(out), new PrintWriter(err, true), order));
    server.start();
    Poll.until(
        "the server listens", () -> err.toString().contains("127.0.0.1:") || !server.isAlive());
    assertThat(err.toString()).contains("Waiting for clients on 127.0.0.1:");
    int port = Integer.parseInt(err.toString().replaceAll("(?s).*127\\.0\\.0\\.1:(\\d+);.*", "$1"));
    List<Thread> clients = new ArrayList<>();
    clients.add(start(() -> endlessLine(port)));
    AtomicInteger cheated = new AtomicInteger();
    clients.add(start(() -> client(port, true, cheated)));
    Poll.until("the cheat plays", () -> cheated.get() > 0);
    for (int i = 0; i < 8; i++) {
      clients.add(start(() -> client(port, false, new AtomicInteger())));
    }
    server.join(90_000);
    assertThat(exit[0]).as(err.toString()).isEqualTo(Exit.DONE);
    assertThat(out.toString()).startsWith("20 games, of which " + AGENT + " scored ");
    assertThat(cli.run(order).out())
        .as("the same command goes on with the run, which is complete")
        .isEqualTo(out.toString());
    CliHarness.Output report = cli.run("report", run.toString());
    assertThat(report.exit()).as(report.err()).isEqualTo(Exit.DONE);
    assertThat(report.out()).contains("kgp-client").contains(AGENT);
    String games = Files.readString(run.resolve("games.jsonl"));
    assertThat(games.lines().filter(line -> line.contains("which is not legal")).count())
        .as("the client that cheats loses its only game")
        .isEqualTo(1);
    for (Thread client : clients) {
      client.join(10_000);
      assertThat(client.isAlive()).as("no client is left waiting").isFalse();
    }
  }

  private static Thread start(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Writes without an end of line until the server hangs up. */
  private static void endlessLine(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      OutputStream out = socket.getOutputStream();
      byte[] block = new byte[4096];
      Arrays.fill(block, (byte) 'x');
      for (int i = 0; i < 100_000; i++) {
        out.write(block);
      }
      throw new AssertionError("The server reads an endless line.");
    } catch (IOException e) {
      // The server hung up.
      return;
    }
  }

  /** Plays the first pit that is not empty, or one that does not exist. */
  private static void client(int port, boolean cheats, AtomicInteger moves) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      BufferedReader in = reader(socket);
      PrintWriter out = new PrintWriter(socket.getOutputStream(), true, StandardCharsets.UTF_8);
      out.print("1 set info:name test\r\n3 mode freeplay\r\n");
      out.flush();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String[] words = line.split(" ", -1);
        if (words.length > 2 && words[1].equals("state")) {
          String id = words[0];
          out.print("5@" + id + " move " + (cheats ? 99 : pit(words[2])) + "\r\n");
          out.print("7@" + id + " yield\r\n");
          out.flush();
          moves.incrementAndGet();
        }
      }
    } catch (IOException e) {
      // The server hung up, as it does at the end.
      return;
    }
  }

  private static int pit(String board) {
    String[] numbers = board.substring(1, board.length() - 1).split(",", -1);
    int pit = 1;
    while (numbers[2 + pit].equals("0")) {
      pit++;
    }
    return pit;
  }

  private static BufferedReader reader(Socket socket) throws IOException {
    return new BufferedReader(
        new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
  }

  @Test
  void anAgentPlaysOnAServer() throws Exception {
    List<String> seen = new ArrayList<>();
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread server = start(() -> scripted(door, seen));
      CliHarness.Output output =
          cli.run(
              "kgp",
              "127.0.0.1",
              "--port",
              String.valueOf(door.getLocalPort()),
              "--agent",
              AGENT,
              "--depth",
              "3",
              "--token",
              "secret");
      server.join(10_000);
      assertThat(output.exit()).as(output.err()).isEqualTo(Exit.DONE);
    }
    assertThat(seen)
        .contains("set \"auth:token\" \"secret\"")
        .anyMatch(line -> line.matches("\\d*[13579] mode \"freeplay\""))
        .anyMatch(line -> line.matches("\\d*[13579]@10 pong"))
        .anyMatch(line -> line.matches("\\d*[13579]@6 move 3"))
        .anyMatch(line -> line.matches("\\d*[13579]@6 yield"));
  }

  private static void scripted(ServerSocket door, List<String> seen) {
    try (Socket socket = door.accept()) {
      BufferedReader in = reader(socket);
      PrintWriter out = new PrintWriter(socket.getOutputStream(), true, StandardCharsets.UTF_8);
      out.print("2 kgp 1 0 1\r\n");
      out.flush();
      await(in, seen, "mode");
      out.print("4@5 ok\r\n10 ping\r\nset time:mode relative\r\n");
      out.print("6 state <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>\r\n");
      out.flush();
      await(in, seen, "yield");
      out.print("12 goodbye\r\n");
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void await(BufferedReader in, List<String> seen, String word) throws IOException {
    String line = "";
    while (line != null && !line.contains(word)) {
      line = in.readLine();
      seen.add(line);
    }
  }

  @Test
  void badOrdersAreExplained() {
    assertThat(cli.run("kgp", "--agent", AGENT).err())
        .isEqualTo("Name a server to play on, or be one with --serve.\n");
    assertThat(cli.run("kgp", "--serve", "--agent", AGENT, "--depth", "1").err())
        .isEqualTo("Name the run folder that keeps the games with --out.\n");
    assertThat(cli.run("kgp", "no.such.host.invalid", "--agent", AGENT, "--depth", "1").err())
        .isEqualTo("There is no host 'no.such.host.invalid'.\n");
  }
}
