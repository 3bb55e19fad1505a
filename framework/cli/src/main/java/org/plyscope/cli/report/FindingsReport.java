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
  /** Stands between a part and the game it was checked in. */
  private static final String IN = " in ";

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
    lines()
        .forEach(
            (line, games) ->
                out.println(
                    switch (games) {
                      case 0 -> line;
                      case 1 -> line + " In one game.";
                      default -> line + " In " + games + " games.";
                    }));
    String title = Character.toUpperCase(key.charAt(0)) + key.substring(1) + " " + id;
    long broken = broken();
    out.println(
        broken == 0
            ? title + " keeps its promises."
            : "%s breaks %d of its promises.".formatted(title, broken));
  }

  /** Returns the lines in order; those that a part has in several games once, with their number. */
  private Map<String, Integer> lines() {
    Map<String, Integer> lines = new LinkedHashMap<>();
    for (Finding finding : findings) {
      int in = finding.subject().indexOf(IN);
      if (in < 0 || finding.verdict() == Verdict.BROKEN) {
        lines.put(line(finding, finding.subject(), " " + finding.sentence()), 0);
      } else {
        String said = finding.verdict() == Verdict.NOTE ? " " + finding.sentence() : "";
        lines.merge(line(finding, finding.subject().substring(0, in), said), 1, Integer::sum);
      }
    }
    return lines;
  }

  private static String line(Finding finding, String subject, String said) {
    String sign =
        switch (finding.verdict()) {
          case KEPT -> "ok    ";
          case NOTE -> "note  ";
          case BROKEN -> "BROKEN";
        };
    return "%s  %s: %s.%s".formatted(sign, subject, finding.promise(), said);
  }

  @Override
  public int exit() {
    return broken() == 0 ? Exit.DONE : Exit.FAILED;
  }
}
