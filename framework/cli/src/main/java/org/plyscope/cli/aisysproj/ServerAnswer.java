package org.plyscope.cli.aisysproj;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.cli.report.FailedException;

/**
 * The answer of the server, in either version of its protocol.
 *
 * @param requests the actions that it wants
 * @param messages its messages, each with its kind
 * @param finished the outcomes of runs that have ended, by run; only version 1 reports them
 */
record ServerAnswer(
    List<ActionRequest> requests, List<String> messages, Map<String, Double> finished) {
  private static final int MOST = 1_000;

  /** Reads an answer; unknown keys are ignored. */
  static ServerAnswer of(Object json, int version) {
    if (!(json instanceof Map<?, ?> keys)) {
      throw new FailedException("The server answered with something that is not an object.");
    }
    List<ActionRequest> requests = new ArrayList<>();
    for (Object entry : list(keys, version == 0 ? "action-requests" : "action_requests")) {
      if (entry instanceof Map<?, ?> request && request.get("percept") instanceof Map<?, ?> seen) {
        requests.add(request(String.valueOf(request.get("run")), request.get("act_no"), seen));
      }
    }
    List<String> messages = new ArrayList<>();
    list(keys, "errors").forEach(error -> messages.add("error: " + error));
    list(keys, "messages").forEach(message -> messages.add(message(message)));
    Map<String, Double> finished = new LinkedHashMap<>();
    if (keys.get("finished_runs") instanceof Map<?, ?> runs) {
      runs.forEach(
          (run, outcome) ->
              finished.put(
                  String.valueOf(run),
                  outcome instanceof Number number ? number.doubleValue() : Double.NaN));
    }
    return new ServerAnswer(requests, messages, finished);
  }

  /** Version 0 writes the number of the action behind the run: {@code 7#3}. */
  private static ActionRequest request(String run, Object number, Map<?, ?> percept) {
    int sign = run.indexOf('#');
    if (sign < 0) {
      return new ActionRequest(run, number instanceof Number n ? n.longValue() : 0, percept);
    }
    String behind = run.substring(sign + 1);
    return new ActionRequest(
        run.substring(0, sign), behind.matches("\\d{1,9}") ? Long.parseLong(behind) : 0, percept);
  }

  private static String message(Object message) {
    if (message instanceof Map<?, ?> keys) {
      Object run = keys.get("run");
      return keys.get("type") + (run == null ? "" : " in run " + run) + ": " + keys.get("content");
    }
    return "info: " + message;
  }

  private static List<?> list(Map<?, ?> keys, String key) {
    return keys.get(key) instanceof List<?> list
        ? list.subList(0, Math.min(MOST, list.size()))
        : List.of();
  }
}
