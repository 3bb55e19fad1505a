package org.plyscope.cli.aisysproj;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.FailedException;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.wire.WireText;

/** Sends actions to the server and receives its next requests. */
final class ServerDialogue {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int LARGEST = 1 << 20;
  private static final int MOST_FAILURES = 3;
  private static final int MOST_BUSY = 200;

  private final ServerConfig config;
  private final int version;
  private final boolean parallel;
  private final Duration pause;
  private final Consumer<String> log;
  private final BooleanSupplier cancelled;
  private final HttpClient client =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();

  /**
   * Prepares a dialogue.
   *
   * @param config the server and the agent
   * @param version of the protocol, 0 or 1
   * @param parallel whether several runs may be played at once
   * @param pause how long to wait before a request is repeated
   * @param log receives sentences for the user
   * @param cancelled whether the user wants to end
   */
  ServerDialogue(
      ServerConfig config,
      int version,
      boolean parallel,
      Duration pause,
      Consumer<String> log,
      BooleanSupplier cancelled) {
    this.config = config;
    this.version = version;
    this.parallel = parallel;
    this.pause = pause;
    this.log = log;
    this.cancelled = cancelled;
  }

  /**
   * Sends actions.
   *
   * @param actions the actions of the agent, perhaps empty
   * @param abandoned runs to give up; only version 1 can
   * @return the answer
   * @throws InputException if the server refuses the agent or the environment
   * @throws FailedException if the server fails again and again
   */
  ServerAnswer act(List<ActionRequest.Action> actions, List<String> abandoned)
      throws InterruptedException {
    String body = WireText.line(body(actions, abandoned));
    int failures = 0;
    int busy = 0;
    while (true) {
      String problem;
      try {
        HttpResponse<InputStream> response = send(body);
        String text = text(response.body());
        switch (response.statusCode()) {
          case 200 -> {
            return ServerAnswer.of(json(text), version);
          }
          case 400, 401, 403, 404 -> throw new InputException(sentence(response, text));
          case 503 -> {
            busy++;
            problem = "The server is busy.";
          }
          default -> {
            failures++;
            problem = sentence(response, text);
          }
        }
      } catch (IOException e) {
        failures++;
        problem = "The server cannot be reached: " + e.getMessage() + ".";
      }
      if (failures >= MOST_FAILURES || busy >= MOST_BUSY || cancelled.getAsBoolean()) {
        throw new FailedException(problem);
      }
      log.accept(problem + " Waiting " + pause.toMillis() / 1000.0 + " s.");
      Thread.sleep(pause.toMillis());
    }
  }

  /** Returns whether the server reports which runs have ended, and how; version 0 does not. */
  boolean reportsOutcomes() {
    return version == 1;
  }

  private HttpResponse<InputStream> send(String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(config.act())
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .PUT(BodyPublishers.ofString(body, StandardCharsets.UTF_8))
            .build();
    return client.send(request, BodyHandlers.ofInputStream());
  }

  private static String text(InputStream body) throws IOException {
    try (body) {
      byte[] bytes = body.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new IOException("its answer is longer than 1 MB");
      }
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  private static Object json(String text) {
    try {
      return WireText.read(text, "the answer of the server").plain();
    } catch (InputException e) {
      throw new FailedException("The server answered with something that is not JSON.");
    }
  }

  /** Errors are objects with a description; a proxy may answer with anything. */
  private static String sentence(HttpResponse<?> response, String text) {
    String reason = "";
    try {
      if (WireText.read(text, "error").plain() instanceof Map<?, ?> keys
          && keys.get("description") instanceof String description) {
        reason = " (" + description.strip().replaceAll("\\s+", " ") + ")";
      }
    } catch (InputException e) {
      // Then there is the code alone.
      reason = "";
    }
    return "The server refuses with code " + response.statusCode() + reason + ".";
  }

  private Map<String, Object> body(List<ActionRequest.Action> actions, List<String> abandoned) {
    Map<String, Object> body = new LinkedHashMap<>();
    if (version == 1) {
      body.put("protocol_version", 1);
    }
    body.put("agent", config.agent());
    body.put("pwd", config.pwd());
    body.put("actions", actions.stream().map(this::action).toList());
    if (version == 1) {
      body.put("parallel_runs", parallel);
      body.put("to_abandon", abandoned);
      body.put("client", "Plyscope " + ProgramVersion.text());
    } else {
      body.put("single_request", !parallel);
    }
    return body;
  }

  private Map<String, Object> action(ActionRequest.Action action) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("run", version == 1 ? action.run() : action.run() + "#" + action.number());
    if (version == 1) {
      json.put("act_no", action.number());
    }
    json.put("action", action.action());
    return json;
  }
}
