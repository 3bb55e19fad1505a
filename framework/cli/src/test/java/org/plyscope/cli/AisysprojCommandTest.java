package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.baseline.RandomAgents;
import org.plyscope.cli.report.Exit;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.lab.catalog.Catalog;

/** The client of study 000's server against a scripted one, with every error of the facts. */
@Timeout(60)
class AisysprojCommandTest {
  private static final String TWO =
      "{\"A\":[[1,-4],[2,-4],[3,-4],[2,-5],[3,-5]],\"B\":[[-3,5],[-2,5],[-3,4],[-2,4],[-1,4]]}";
  private static final String THREE =
      "{\"A\":[[1,-4],[2,-4],[3,-4],[2,-5],[3,-5]],\"B\":[[1,3],[2,3],[2,2],[3,2],[3,1]],"
          + "\"C\":[[-5,3],[-4,3],[-5,2],[-4,2],[-4,1]]}";

  /** The answers of the server, in order. */
  private record Reply(int code, String body) {}

  @TempDir Path folder;

  private final CliHarness cli =
      new CliHarness(Catalog.of(List.of(new Fauhalma(), new RandomAgents())));
  private final Deque<Reply> replies = new ArrayDeque<>();
  private final List<JsonObject> requests = new ArrayList<>();
  private final List<String> paths = new ArrayList<>();
  private HttpServer server;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private synchronized void answer(HttpExchange exchange) throws IOException {
    paths.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    requests.add(JsonParser.parseString(body).getAsJsonObject());
    Reply reply = replies.size() > 1 ? replies.remove() : replies.peek();
    byte[] bytes = reply.body.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(reply.code, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private CliHarness.Output run(String... more) throws IOException {
    Path config = folder.resolve("config.json");
    Files.writeString(
        config,
        "{\"agent\":\"Me\",\"env\":\"ws2324.1.2.5\",\"pwd\":\"geheim\",\"url\":\"http://127.0.0.1:"
            + server.getAddress().getPort()
            + "/\"}");
    List<String> args =
        Stream.concat(
                Stream.of("aisysproj", config.toString(), "--agent", "random", "--wait", "10ms"),
                Arrays.stream(more))
            .toList();
    return cli.run(args.toArray(String[]::new));
  }

  @Test
  void severalRunsArePlayedAtOnce() throws IOException {
    replies.add(new Reply(503, ""));
    replies.add(
        new Reply(
            200,
            """
            {"action_requests":[{"run":"7","act_no":0,"percept":%s},{"run":"8","act_no":0,"percept":%s}],
             "active_runs":["7","8"],"messages":[{"run":null,"type":"info","content":"Hello"}],
             "finished_runs":{},"surprise":1}\
            """
                .formatted(THREE, TWO)));
    replies.add(
        new Reply(
            200,
            """
            {"action_requests":[{"run":"7","act_no":1,"percept":%s}],"active_runs":["7"],
             "messages":[{"run":"7","type":"warning","content":"Slow"}],"finished_runs":{"8":1}}\
            """
                .formatted(THREE)));
    replies.add(new Reply(200, "{\"action_requests\":[],\"finished_runs\":{\"7\":0.5}}"));
    CliHarness.Output output = run("--runs", "2");
    assertThat(output.exit()).as(output.err()).isEqualTo(Exit.DONE);
    assertThat(output.out()).isEqualTo("2 runs finished; mean outcome 0.750.\n");
    assertThat(output.err())
        .contains("The server is busy. Waiting 0.01 s.")
        .contains("info: Hello")
        .contains("warning in run 7: Slow")
        .doesNotContain("geheim");
    assertThat(paths).allMatch("PUT /act/ws2324.1.2.5"::equals);
    JsonObject first = requests.get(0);
    assertThat(first.get("protocol_version").getAsInt()).isEqualTo(1);
    assertThat(first.get("pwd").getAsString()).isEqualTo("geheim");
    assertThat(first.get("parallel_runs").getAsBoolean()).isTrue();
    assertThat(first.getAsJsonArray("actions")).isEmpty();
    assertThat(requests.get(1)).as("a busy server is asked the same again").isEqualTo(first);
    assertThat(requests.get(2).getAsJsonArray("actions")).hasSize(2);
    JsonObject action = requests.get(2).getAsJsonArray("actions").get(0).getAsJsonObject();
    assertThat(action.get("run").getAsString()).isEqualTo("7");
    assertThat(action.get("act_no").getAsLong()).isZero();
    assertThat(action.getAsJsonArray("action").size()).isGreaterThanOrEqualTo(2);
    assertThat(action.getAsJsonArray("action").get(0).getAsJsonArray()).hasSize(2);
  }

  @Test
  void versionZeroHasOtherKeys() throws IOException {
    replies.add(
        new Reply(
            200,
            "{\"errors\":[],\"messages\":[\"Hi\"],\"action-requests\":[{\"run\":\"7#3\",\"percept\":"
                + TWO
                + "}]}"));
    replies.add(
        new Reply(200, "{\"errors\":[\"Run 7: over\"],\"messages\":[],\"action-requests\":[]}"));
    CliHarness.Output output = run("--protocol", "0", "--single", "--runs", "1");
    assertThat(output.exit()).as(output.err()).isEqualTo(Exit.DONE);
    assertThat(output.out()).isEqualTo("1 runs finished.\n");
    assertThat(output.err()).contains("info: Hi", "error: Run 7: over");
    JsonObject second = requests.get(1);
    assertThat(second.has("protocol_version")).isFalse();
    assertThat(second.get("single_request").getAsBoolean()).isTrue();
    assertThat(second.getAsJsonArray("actions").get(0).getAsJsonObject().get("run").getAsString())
        .isEqualTo("7#3");
  }

  @Test
  void aRunThatIsAskedAgainAndAgainIsGivenUp() throws IOException {
    for (int i = 0; i < 5; i++) {
      replies.add(
          new Reply(
              200,
              "{\"action_requests\":[{\"run\":\"9\",\"act_no\":2,\"percept\":"
                  + TWO
                  + "}],\"messages\":[{\"run\":\"9\",\"type\":\"error\",\"content\":\"illegal\"}]}"));
    }
    replies.add(new Reply(200, "{\"action_requests\":[],\"finished_runs\":{\"9\":0}}"));
    CliHarness.Output output = run("--runs", "1");
    assertThat(output.exit()).as(output.err()).isEqualTo(Exit.DONE);
    assertThat(output.err()).contains("error in run 9: illegal");
    assertThat(requests).anyMatch(body -> body.getAsJsonArray("to_abandon").size() == 1);
  }

  @Test
  void errorsAreExplained() throws IOException {
    replies.add(
        new Reply(
            401,
            "{\"errorcode\":401,\"errorname\":\"Unauthorized\",\"description\":\"Wrong"
                + " password\"}"));
    assertThat(run().err()).isEqualTo("The server refuses with code 401 (Wrong password).\n");
    replies.clear();
    replies.add(new Reply(400, "<html>no json</html>"));
    assertThat(run().exit()).isEqualTo(Exit.BAD_INPUT);
    replies.clear();
    replies.add(new Reply(500, "{\"description\":\"Internal\"}"));
    CliHarness.Output failed = run();
    assertThat(failed.exit()).isEqualTo(Exit.FAILED);
    assertThat(failed.err()).endsWith("The server refuses with code 500 (Internal).\n");
    replies.clear();
    replies.add(new Reply(200, "not json"));
    assertThat(run().err()).isEqualTo("The server answered with something that is not JSON.\n");
    replies.clear();
    replies.add(
        new Reply(200, "{\"action_requests\":[{\"run\":\"1\",\"percept\":{\"A\":[[99,99]]}}]}"));
    assertThat(run().err()).startsWith("The server shows a position that is wrong: ");
  }

  @Test
  void aConfigurationThatLacksAKeyIsExplained() throws IOException {
    Path config = folder.resolve("bad.json");
    Files.writeString(config, "{\"agent\":\"Me\"}");
    CliHarness.Output output = cli.run("aisysproj", config.toString(), "--agent", "random");
    assertThat(output.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(output.err()).contains("The key 'env' is missing.");
  }
}
