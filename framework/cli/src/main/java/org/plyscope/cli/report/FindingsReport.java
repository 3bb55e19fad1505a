package org.plyscope.cli.report;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.lab.check.Finding;
import org.plyscope.lab.check.Finding.Verdict;

/**
 * The result of a check: a line for each promise, and exit code 1 if one of them is broken.
 *
 * @param key the subject of the check, as a key of JSON: {@code agent} or {@code plugin}
 * @param id its id
 * @param findings all findings in order
 */
public record FindingsReport(String key, String id, List<Finding> findings)
    implements ReportCommand.Report {
  /** Copies the list. */
  public FindingsReport {
    findings = List.copyOf(findings);
  }

  private long broken() {
    return findings.stream().filter(one -> one.verdict() == Verdict.BROKEN).count();
  }

  @Override
  public Object json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put(key, id);
    json.put("broken", broken());
    json.put("findings", findings.stream().map(FindingsReport::json).toList());
    return json;
  }

  /** Returns a finding as a value that can be written. */
  public static Map<String, Object> json(Finding finding) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("subject", finding.subject());
    json.put("promise", finding.promise());
    json.put("verdict", finding.verdict());
    json.put("sentence", finding.sentence());
    json.put("nanos", finding.nanos());
    return json;
  }

  @Override
  public void print(PrintWriter out) {
    for (Finding finding : findings) {
      String sign =
          switch (finding.verdict()) {
            case KEPT -> "ok    ";
            case NOTE -> "note  ";
            case BROKEN -> "BROKEN";
          };
      out.println(
          "%s  %s: %s. %s"
              .formatted(sign, finding.subject(), finding.promise(), finding.sentence()));
    }
    String title = Character.toUpperCase(key.charAt(0)) + key.substring(1) + " " + id;
    long broken = broken();
    out.println(
        broken == 0
            ? title + " keeps its promises."
            : "%s breaks %d of its promises.".formatted(title, broken));
  }

  @Override
  public int exit() {
    return broken() == 0 ? Exit.DONE : Exit.FAILED;
  }
}
